/** A fixed seed: the same question gets the same answer on every machine and every day. */
export const defaultSeed = 20180917

/** Uniform numbers in [0, 1) from a 32-bit seed (mulberry32, T. Ettinger 2017, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Standard normal numbers by the polar method of Box and Muller. */
export function seededNormal(seed: number): () => number {
  const uniform = seededRandom(seed)
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
}
