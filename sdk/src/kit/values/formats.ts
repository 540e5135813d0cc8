import type { Factor } from '../../contracts/reference.ts'
import { formatSigned } from '../../contracts/minus.ts'
import { formatPeriod, formatTick, formatValue, isPercentage, unitText } from './formatValue.ts'

export type Unit = Pick<Factor, 'display_factor'> | undefined

/** How a chart writes values of a unit, and the numbers along its axis. */
export function formatsOf(factor: Unit) {
  return {
    format: (value: number) => formatValue(value, factor),
    formatTick: (value: number) => formatTick(value, factor),
  }
}

/** How far two values lie apart, without a sign: "4.2 points" of percentages. */
export function formatDifference(difference: number, factor: Unit): string {
  return formatValue(Math.abs(difference), factor).replace('%', ' points')
}

/** How a chart of differences writes them, and their unit: percentages differ by points, all else by its own unit. */
export function differenceFormatsOf(factor: Unit) {
  const own = isPercentage(factor) ? undefined : factor
  const { format, formatTick } = formatsOf(own)
  const unit = isPercentage(factor) ? 'points' : unitText(factor)
  return {
    unit,
    /** The head of a column: "Difference, points". */
    headed: (header: string) => [header, unit].filter(Boolean).join(', '),
    format,
    formatTick,
    signed: (value: number) => formatSigned(value, format),
    signedTick: (value: number) => formatSigned(value, formatTick),
  }
}

/** How much a value rose or fell: "+4.2 points". */
export function formatChange(difference: number, factor: Unit): string {
  return `${difference < 0 ? '−' : '+'}${formatDifference(difference, factor)}`
}

/** "41.0% to 45.0%"; null where a bound is missing. */
export function formatInterval(
  bounds: { lower?: number | null; upper?: number | null } | null | undefined,
  format: (value: number) => string,
): string | null {
  const { lower = null, upper = null } = bounds ?? {}
  return lower === null || upper === null ? null : `${format(lower)} to ${format(upper)}`
}

/** From the first to the last of some periods: "2013 to 2024"; empty without any. */
export function formatSpan(periods: readonly string[]): string {
  const sorted = periods.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return ''
  return first === last ? formatPeriod(first) : `${formatPeriod(first)} to ${formatPeriod(last)}`
}
