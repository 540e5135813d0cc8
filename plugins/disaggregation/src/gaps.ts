import type { Figure } from '@msdat/sdk/kit'
import { compareTwo, standardError } from '@msdat/sdk/methods'
import type { Grouping } from './groups.ts'

/** The groups of one period, furthest apart. */
export interface Gap {
  period: string
  highest: { label: string; value: number }
  lowest: { label: string; value: number }
  /** Highest minus lowest. */
  difference: number
  /** 95 %; null where a bound is missing. */
  interval: readonly [number, number] | null
  /** Highest divided by lowest; null where the lowest is 0. */
  ratio: number | null
  /** How many groups have a figure. */
  n: number
}

/** The gap of each period in which at least two groups have a figure, the oldest first. */
export function gapsOf(figures: readonly Figure[], grouping: Grouping, isPercentage: boolean): Gap[] {
  const periods = [...new Set(figures.map(({ period }) => period))].sort()
  return periods.flatMap((period) => {
    const ofPeriod = figures.filter(
      (one) => one.period === period && grouping.groupOf(one) !== grouping.whole,
    )
    return gapOf(ofPeriod, grouping, { period, isPercentage }) ?? []
  })
}

function gapOf(
  figures: readonly Figure[],
  { groups, groupOf }: Grouping,
  { period, isPercentage }: { period: string; isPercentage: boolean },
): Gap | null {
  const ranked = [...figures].sort((one, other) => other.value - one.value)
  const [high, low] = [ranked[0], ranked.at(-1)]
  if (!high || !low || ranked.length < 2) return null
  const compared = compareTwo(toEstimate(high, isPercentage), toEstimate(low, isPercentage))
  if (compared.status !== 'ok') return null
  const labelOf = (figure: Figure) => groups.find(({ id }) => id === groupOf(figure))?.label ?? ''
  return {
    period,
    highest: { label: labelOf(high), value: high.value },
    lowest: { label: labelOf(low), value: low.value },
    difference: compared.difference,
    interval: compared.differenceInterval,
    ratio: compared.ratio.status === 'ok' ? compared.ratio.value : null,
    n: ranked.length,
  }
}

function toEstimate({ value, lower, upper }: Figure, isPercentage: boolean) {
  const hasBounds = lower !== null && upper !== null
  return { value, se: hasBounds ? standardError(value, { lower, upper }, isPercentage) : null }
}

/** Whether the gap grew or shrank from the first period to the last, in words; empty with fewer than two. */
export function tellTrend(gaps: readonly Gap[], format: (value: number) => string): string {
  const [first, last] = [gaps[0], gaps.at(-1)]
  if (!first || !last || gaps.length < 2) return ''
  const change = last.difference - first.difference
  const words = Math.abs(change) < 0.05 ? 'stayed the same' : change > 0 ? 'grew' : 'shrank'
  const counts = new Set(gaps.map(({ n }) => n))
  const caution =
    counts.size > 1 ? ' Not all years have the same number of groups, which alone can change a gap.' : ''
  return `The gap ${words} from ${format(first.difference)} points in ${first.period} to ${format(last.difference)} in ${last.period}.${caution}`
}
