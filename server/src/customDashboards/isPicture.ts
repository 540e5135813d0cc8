const kinds: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  webp: (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
}

/** Whether a data address holds a picture of the kind that it names, by its first bytes. */
export function isPicture(address: string): boolean {
  const [, kind = '', base64 = ''] = /^data:image\/(\w+);base64,(.+)$/.exec(address) ?? []
  return kinds[kind]?.(Buffer.from(base64, 'base64')) ?? false
}
