import { widestGap, type WidestGap } from '../../methods/inequality/widestGap.ts'
import { formatPeriod } from '../values/formatValue.ts'
import type { Figure } from '../values/readFigures.ts'
import type { Grouping } from './groupBy.ts'

/** The groups of one period, furthest apart. */
export interface GroupGap extends WidestGap {
  period: string
}

/** The gap of each period in which at least two groups have a figure, the oldest first. */
export function gapsOf(figures: readonly Figure[], grouping: Grouping, isPercentage: boolean): GroupGap[] {
  const { groups, groupOf, whole } = grouping
  const labels = new Map(groups.map(({ id, label }) => [id, label]))
  const parts = figures
    .filter((one) => groupOf(one) !== whole)
    .map((one) => ({ ...one, label: labels.get(groupOf(one)) ?? '' }))
  return [...new Set(parts.map(({ period }) => period))].sort().flatMap((period) => {
    const ofPeriod = parts.filter((one) => one.period === period)
    const gap = widestGap(ofPeriod, isPercentage)
    return gap ? [{ period, ...gap }] : []
  })
}

/** Whether the gap grew or shrank from the first period to the last, in words; empty with fewer than two. */
export function tellGapTrend(
  gaps: readonly GroupGap[],
  format: (value: number) => string,
  unit: string,
): string {
  const [first, last] = [gaps[0], gaps.at(-1)]
  if (!first || !last || gaps.length < 2) return ''
  const change = last.difference - first.difference
  const words = Math.abs(change) < 0.05 ? 'stayed the same' : change > 0 ? 'grew' : 'shrank'
  const counts = new Set(gaps.map(({ n }) => n))
  const caution =
    counts.size > 1 ? ' Not all years have the same number of groups, which alone can change a gap.' : ''
  return `The gap ${words} from ${[format(first.difference), unit].filter(Boolean).join(' ')} in ${first.period} to ${format(last.difference)} in ${last.period}.${caution}`
}

/** The differences as points of a line or columns of a time axis, each with its interval. */
export const gapPoints = (gaps: readonly GroupGap[]) =>
  gaps.map(({ period, difference, interval }) => ({
    id: period,
    label: formatPeriod(period),
    period,
    value: difference,
    lower: interval?.[0] ?? null,
    upper: interval?.[1] ?? null,
  }))
