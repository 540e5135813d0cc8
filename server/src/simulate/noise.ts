/**
 * A number in [0, 1) that depends on its keys alone: a figure stays the same however many others are
 * made before it. Murmur3's mixing of 32-bit words (A. Appleby, public domain).
 */
export function noise(seed: number, ...keys: readonly number[]): number {
  let hash = seed | 0
  for (const key of keys) {
    hash ^= Math.imul(rotate(Math.imul(key, 0xcc9e2d51), 15), 0x1b873593)
    hash = (Math.imul(rotate(hash, 13), 5) + 0xe6546b64) | 0
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** The same between -1 and 1, most often near 0. */
export const wobble = (seed: number, ...keys: readonly number[]): number =>
  noise(seed, ...keys, 1) + noise(seed, ...keys, 2) - 1

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
