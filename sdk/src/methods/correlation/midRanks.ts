/** Ranks from 1; equal values share the mean of their ranks. */
export function midRanks(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => (values[a] as number) - (values[b] as number))
  const ranks = new Array<number>(values.length)
  for (let start = 0; start < order.length;) {
    let end = start
    while (end + 1 < order.length && values[order[end + 1] as number] === values[order[start] as number])
      end += 1
    for (let i = start; i <= end; i++) ranks[order[i] as number] = (start + end) / 2 + 1
    start = end + 1
  }
  return ranks
}
