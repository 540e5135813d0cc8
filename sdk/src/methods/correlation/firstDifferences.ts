import { stepsBetween, byPeriod, isMonthly } from '../period.ts'

/**
 * Change from the period before, for each period whose neighbour is there; nothing across a gap. Two trending
 * series correlate by construction, their changes need not.
 */
export function firstDifferences(
  series: readonly { period: string; value: number }[],
): { period: string; value: number }[] {
  const sorted = [...series].sort(byPeriod)
  return sorted.slice(1).flatMap((one, i) => {
    const before = sorted[i] as { period: string; value: number }
    const isNeighbour =
      isMonthly(one.period) === isMonthly(before.period) && stepsBetween(before.period, one.period) === 1
    return isNeighbour ? [{ period: one.period, value: one.value - before.value }] : []
  })
}
