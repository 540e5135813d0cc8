import { createHash } from 'node:crypto'

/** Numbers from 0 up to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let drawn = 0
  return () =>
    createHash('sha256')
      .update(`${seed} ${(drawn += 1)}`)
      .digest()
      .readUInt32BE() /
    2 ** 32
}
