import { clipped } from './correlate.ts'

/**
 * Spearman's coefficient without each pair in turn, from the mid-ranks of all; null where nothing varies then. When a
 * value goes, the ranks above it fall by 1 and those equal to it by 0.5. So the sums without it follow from those of
 * all, in n log n steps: sorting again for each pair takes seconds for two thousand.
 */
export function rhosWithout(x: readonly number[], y: readonly number[]): (number | null)[] {
  const left = x.length - 1
  const centre = (left + 1) / 2
  const product = x.reduce((sum, rank, i) => sum + rank * (y[i] as number), 0)
  const [spreadX, spreadY] = [spreadWithout(x), spreadWithout(y)]
  const [fallX, fallY] = [fallOf(x, y), fallOf(y, x)]
  const bothFall = fallOfBoth(x, y)
  return x.map((rank, i) => {
    const [xx, yy] = [spreadX(rank), spreadY(y[i] as number)]
    if (xx === 0 || yy === 0) return null
    const products =
      product -
      rank * (y[i] as number) -
      (fallX[i] as number) -
      (fallY[i] as number) +
      (bothFall[i] as number)
    return clipped((products - left * centre ** 2) / Math.sqrt(xx * yy))
  })
}

/** Sum of squares about the mean of the ranks without one: (n^3 - n - sum of t^3 - t over ties)/12. */
function spreadWithout(ranks: readonly number[]): (rank: number) => number {
  const ties = new Map<number, number>()
  for (const rank of ranks) ties.set(rank, (ties.get(rank) ?? 0) + 1)
  const cubic = (n: number) => n ** 3 - n
  const all = [...ties.values()].reduce((sum, count) => sum + cubic(count), 0)
  return (rank) => {
    const count = ties.get(rank) ?? 0
    return (cubic(ranks.length - 1) - all + cubic(count) - cubic(count - 1)) / 12
  }
}

/** For each value left out: how far the ranks of the others fall, each times the other rank of its pair, summed. */
function fallOf(ranks: readonly number[], others: readonly number[]): number[] {
  const falls = new Array<number>(ranks.length).fill(0)
  let above = 0
  for (const group of tiesDown(ranks)) {
    const equal = group.reduce((sum, i) => sum + (others[i] as number), 0)
    for (const i of group) falls[i] = above + (equal - (others[i] as number)) / 2
    above += equal
  }
  return falls
}

/** For each pair left out: the product of how far both ranks of each other pair fall, summed. */
function fallOfBoth(x: readonly number[], y: readonly number[]): number[] {
  const above = new RankCounts(y.length)
  const falls = new Array<number>(x.length).fill(0)
  for (const group of tiesDown(x)) {
    const before = group.map((i) => above.fallBelow(y[i] as number))
    for (const i of group) above.add(y[i] as number)
    for (const [at, i] of group.entries()) {
      const higher = before[at] as number
      // Its own fall, a half, is in the second count.
      falls[i] = higher + (above.fallBelow(y[i] as number) - higher - 0.5) / 2
    }
  }
  return falls
}

/** Positions of equal ranks together, the highest first. */
function tiesDown(ranks: readonly number[]): number[][] {
  const groups = new Map<number, number[]>()
  for (const [i, rank] of ranks.entries()) {
    const group = groups.get(rank)
    if (group) group.push(i)
    else groups.set(rank, [i])
  }
  return [...groups.entries()].sort(([a], [b]) => b - a).map(([, group]) => group)
}

/** Counts of mid-ranks, which are whole or half numbers, in a Fenwick tree (Fenwick, Softw. Pract. Exper. 24 (1994) 327-336). */
class RankCounts {
  readonly #tree: Int32Array
  #total = 0

  constructor(ranks: number) {
    this.#tree = new Int32Array(2 * ranks + 1)
  }

  add(rank: number): void {
    this.#total += 1
    for (let at = 2 * rank; at < this.#tree.length; at += at & -at) this.#tree[at] = (this.#tree[at] ?? 0) + 1
  }

  /** How far the counted ranks fall together when this one goes: 1 for each above it, 0.5 for each equal to it. */
  fallBelow(rank: number): number {
    return this.#total - (this.#upTo(2 * rank) + this.#upTo(2 * rank - 1)) / 2
  }

  #upTo(end: number): number {
    let count = 0
    for (let at = end; at > 0; at -= at & -at) count += this.#tree[at] ?? 0
    return count
  }
}
