import { extensionOf } from './fileTypes.ts'

const extensions = new Set([
  'zip',
  'jar',
  'gz',
  'tgz',
  'tar',
  'bz2',
  'xz',
  '7z',
  'rar',
  'zst',
  'br',
  'lz4',
  'cab',
  'iso',
  'apk',
  'whl',
])

/** Bytes at the start of a file by which archives are known. */
const magic = [
  '504b0304',
  '504b0506',
  '1f8b08',
  '425a68',
  'fd377a585a00',
  '377abcaf271c',
  '526172211a07',
  '28b52ffd',
]

/** Whether a file is an archive by its name, or by its content where that was read. */
export function isArchive(path: string, content: Buffer | null): boolean {
  if (extensions.has(extensionOf(path))) return true
  const start = content?.subarray(0, 6).toString('hex') ?? ''
  return magic.some((known) => start.startsWith(known)) || content?.toString('latin1', 257, 262) === 'ustar'
}

/** Whether bytes begin as a zip does, be it an empty one. */
export function beginsAsZip(bytes: Uint8Array): boolean {
  return /^504b(0304|0506)/.test(Buffer.from(bytes.subarray(0, 4)).toString('hex'))
}
