import { seededRandom } from '../numerics/seededRandom.ts'

const permutations = 9999

/**
 * Two-sided p of a correlation by random permutations of y: (1 + as extreme)/(1 + drawn)
 * (Phipson & Smyth 2010). The sum of products orders permutations as r does, so r itself is not computed.
 */
export function permutationP(
  x: readonly number[],
  y: readonly number[],
  seed: number,
  drawn = permutations,
): number {
  const n = x.length
  const centre = x.reduce((a, b) => a + b, 0) / n
  const a = Float64Array.from(x, (value) => value - centre)
  const shuffled = Float64Array.from(y)
  const product = (): number => {
    let sum = 0
    for (let i = 0; i < n; i++) sum += (a[i] as number) * (shuffled[i] as number)
    return Math.abs(sum)
  }
  const observed = product() - 1e-9
  const random = seededRandom(seed)
  let extreme = 1
  for (let round = 0; round < drawn; round++) {
    for (let i = n - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      const kept = shuffled[i] as number
      shuffled[i] = shuffled[j] as number
      shuffled[j] = kept
    }
    if (product() >= observed) extreme += 1
  }
  return extreme / (drawn + 1)
}
