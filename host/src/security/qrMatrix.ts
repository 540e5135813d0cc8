/**
 * A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 12, always mask 0. A reader finds the mask
 * in the code itself, so no other one is tried. Rows of modules, true for dark; null where the text is too long.
 */
export function qrMatrix(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)]
  const found = versions.find(({ data }, at) => bytes.length + (at < 9 ? 2 : 3) <= data)
  if (!found) return null
  const version = versions.indexOf(found) + 1
  return draw(version, interleave(dataOf(bytes, version, found.data), found))
}

/** Of each version: bytes of data, blocks, and bytes of error correction in each block. */
const versions = [
  { data: 16, blocks: 1, check: 10 },
  { data: 28, blocks: 1, check: 16 },
  { data: 44, blocks: 1, check: 26 },
  { data: 64, blocks: 2, check: 18 },
  { data: 86, blocks: 2, check: 24 },
  { data: 108, blocks: 4, check: 16 },
  { data: 124, blocks: 4, check: 18 },
  { data: 154, blocks: 4, check: 22 },
  { data: 182, blocks: 5, check: 22 },
  { data: 216, blocks: 5, check: 26 },
  { data: 254, blocks: 5, check: 30 },
  { data: 290, blocks: 8, check: 22 },
] as const
type Version = (typeof versions)[number]

function dataOf(bytes: readonly number[], version: number, room: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >> at) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, room * 8 - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  )
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

/** The bytes of all blocks in turn, then those of their error correction. The last blocks are a byte longer. */
function interleave(data: readonly number[], { blocks, check }: Version): number[] {
  const short = Math.floor(data.length / blocks)
  const firstLong = blocks - (data.length % blocks)
  let from = 0
  const parts = Array.from({ length: blocks }, (_, at) => {
    const length = short + (at >= firstLong ? 1 : 0)
    return data.slice(from, (from += length))
  })
  const checks = parts.map((part) => remainder(part, check))
  const inTurn = (lists: readonly (readonly number[])[], longest: number): number[] =>
    Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return [...inTurn(parts, short + 1), ...inTurn(checks, check)]
}

const times = (one: number, other: number): number => {
  let product = 0
  for (let at = 7; at >= 0; at -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> at) & 1) * one
  }
  return product
}

/** Reed-Solomon: what is left of the data, as a polynomial, divided by the generator of this degree. */
function remainder(data: readonly number[], degree: number): number[] {
  const generator: number[] = [...Array<number>(degree - 1).fill(0), 1]
  for (let turn = 0, root = 1; turn < degree; turn += 1, root = times(root, 2)) {
    generator.forEach((value, at) => {
      generator[at] = times(value, root) ^ (generator[at + 1] ?? 0)
    })
  }
  const rest = Array<number>(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    generator.forEach((value, at) => {
      rest[at] = (rest[at] ?? 0) ^ times(value, factor)
    })
  }
  return rest
}

function draw(version: number, bytes: readonly number[]): boolean[][] {
  const size = version * 4 + 17
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, isDark: boolean): void => {
    const [row, fixedRow] = [dark[y], fixed[y]]
    if (!row || !fixedRow || x < 0 || x >= size) return
    row[x] = isDark
    fixedRow[x] = true
  }
  drawPatterns(version, size, set)
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = dark[y]
        if (!row || fixed[y]?.[x]) continue
        const isSet = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
        row[x] = (isSet === 1) !== ((x + y) % 2 === 0)
        bit += 1
      }
    }
  }
  return dark
}

type SetModule = (x: number, y: number, isDark: boolean) => void

function drawPatterns(version: number, size: number, set: SetModule): void {
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquare(x, y, 4, set)
  const places = alignment(version, size)
  const last = places.length - 1
  places.forEach((x, column) =>
    places.forEach((y, row) => {
      const isCorner =
        (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0)
      if (!isCorner) drawSquare(x, y, 2, set)
    }),
  )
  drawFormat(size, set)
  if (version >= 7) drawVersion(version, size, set)
}

/** Rings around a middle: of a finder with its light edge, radius 4; of an alignment mark, radius 2. */
function drawSquare(x: number, y: number, radius: number, set: SetModule): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      set(x + dx, y + dy, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1)
    }
  }
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const rest = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step)
  return [6, ...rest.reverse()]
}

/** Error correction M and mask 0, with the check that the standard adds. */
const format = 0b101010000010010

function drawFormat(size: number, set: SetModule): void {
  const bit = (at: number): boolean => ((format >> at) & 1) === 1
  for (let at = 0; at <= 5; at += 1) set(8, at, bit(at))
  set(8, 7, bit(6))
  set(8, 8, bit(7))
  set(7, 8, bit(8))
  for (let at = 9; at < 15; at += 1) set(14 - at, 8, bit(at))
  for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, bit(at))
  set(8, size - 8, true)
}

function drawVersion(version: number, size: number, set: SetModule): void {
  let rest = version
  for (let turn = 0; turn < 12; turn += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >> at) & 1) === 1
    const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)]
    set(a, b, isDark)
    set(b, a, isDark)
  }
}
