interface Entry {
  path: string
  text: string
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return (rest ^ 0xffffffff) >>> 0
}

/** A zip without compression: tables are small, and a library for it would be larger than they are. */
export function storeZip(entries: readonly Entry[]): Uint8Array {
  const encoder = new TextEncoder()
  const bodies: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { path, text } of entries) {
    const [name, body] = [encoder.encode(path), encoder.encode(text)]
    const facts = factsOf(name, body)
    bodies.push(concat([signed(0x04034b50), facts, name, body]))
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    directory.push(concat([signed(0x02014b50), numbers([20, 2]), facts, place, name]))
    offset += 30 + name.length + body.length
  }
  const list = concat(directory)
  const count: [number, number] = [entries.length, 2]
  const end = numbers([0, 2], [0, 2], count, count, [list.length, 4], [offset, 4], [0, 2])
  return concat([...bodies, list, signed(0x06054b50), end])
}

/** Version, names in UTF-8, stored, 1 January 1980, checksum, sizes. */
function factsOf(name: Uint8Array, body: Uint8Array): Uint8Array {
  const size: [number, number] = [body.length, 4]
  return numbers(
    [20, 2],
    [0x0800, 2],
    [0, 2],
    [0, 2],
    [33, 2],
    [crc32(body), 4],
    size,
    size,
    [name.length, 2],
    [0, 2],
  )
}

const signed = (signature: number): Uint8Array => numbers([signature, 4])

/** Numbers with their widths in bytes, the lowest byte first. */
function numbers(...parts: [value: number, bytes: number][]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff)),
  )
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
