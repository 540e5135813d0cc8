/** From the first to the last byte, both included. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * What a Range header asks of a file: null for all of it, also where the header makes no sense or asks for several
 * pieces, and `outside` where the file has no such bytes.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return null
  const [, first = '', last = ''] = found
  if (first === '') {
    const count = Number(last)
    return count === 0 || size === 0 ? 'outside' : { from: Math.max(size - count, 0), to: size - 1 }
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'outside' : { from, to }
}
