import type { Factor, Indicator } from '../../contracts/reference.ts'
import { leastDifference } from '../../methods/confidence/leastDifference.ts'
import { longDate } from '../../contracts/longDate.ts'
import { withMinus } from '../../contracts/minus.ts'

const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const twoDecimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })
const long = new Intl.NumberFormat('en', {
  notation: 'compact',
  compactDisplay: 'long',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

export function isPercentage(factor: Pick<Factor, 'display_factor'> | undefined): boolean {
  return factor?.display_factor === 'in percentage'
}

/** A plain number of things. Small ones that are not whole, such as children per woman, are no counts. */
function isCount(value: number, factor: Pick<Factor, 'display_factor'> | undefined): boolean {
  return factor?.display_factor === '1' && (Number.isInteger(value) || Math.abs(value) >= 1000)
}

/** Such as 0.38 physicians per 1,000: with one decimal, most of what happens to it would be lost. */
function isSmallRate(value: number, factor: Pick<Factor, 'display_factor'> | undefined): boolean {
  const size = Math.abs(value)
  return (factor?.display_factor.startsWith('per ') ?? false) && size >= 0.005 && size < 0.995
}

/**
 * A value in its own unit: one decimal, thousands separators, and % only where the unit is "in percentage".
 * A rate below one has two decimals. Counts have none, and from a million on they are told in words: "140.4 million".
 */
export function formatValue(value: number, factor?: Pick<Factor, 'display_factor'>): string {
  if (isCount(value, factor))
    return withMinus(Math.abs(value) >= 1e6 ? long.format(value) : whole.format(value))
  if (isSmallRate(value, factor)) return withMinus(twoDecimals.format(value))
  // -0.04 rounds to "-0.0", which is no number anyone publishes.
  const text = withMinus(oneDecimal.format(Math.abs(value) < leastDifference ? 0 : value))
  return isPercentage(factor) ? `${text}%` : text
}

/** As formatValue(), with every digit of a count: for tables. */
export function formatExact(value: number, factor?: Pick<Factor, 'display_factor'>): string {
  return isCount(value, factor) ? withMinus(exact.format(value)) : formatValue(value, factor)
}

/** The numbers along an axis: as short as they can be. */
export function formatTick(value: number, factor?: Pick<Factor, 'display_factor'>): string {
  const text = withMinus(
    Math.abs(value) >= 10_000 ? short.format(value) : String(Math.round(value * 100) / 100),
  )
  return isPercentage(factor) ? `${text}%` : text
}

/** The unit in words, such as "per 1,000"; empty for plain numbers. */
export function unitText(factor: Pick<Factor, 'display_factor'> | undefined): string {
  if (!factor || factor.display_factor === '1') return ''
  if (isPercentage(factor)) return '%'
  return factor.display_factor.replace(/\b(\d+)000\b/, '$1,000')
}

/** An indicator's name as it stands in a list of several: with its unit, where neither that nor a % says it. */
export function nameWithUnit(
  indicator: Pick<Indicator, 'short_name'>,
  factor: Pick<Factor, 'display_factor'> | undefined,
): string {
  const name = indicator.short_name
  return isUnitSaid(indicator, factor) ? name : `${name}, ${unitText(factor)}`
}

/** Whether a name or each of its figures has the unit already: a % stands behind every one. */
export function isUnitSaid(
  { short_name }: Pick<Indicator, 'short_name'>,
  factor: Pick<Factor, 'display_factor'> | undefined,
): boolean {
  const unit = unitText(factor)
  return unit === '' || unit === '%' || short_name.toLowerCase().includes(unit.toLowerCase())
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2018" stays, "2018-04" becomes "Apr 2018": a month is never shown without its year. */
export function formatPeriod(period: string): string {
  const [year = '', month] = period.split('-')
  return month ? `${months[Number(month) - 1]} ${year}` : year
}

/** Where a period stands on a time axis, in years. */
export function periodToYears(period: string): number {
  const [year, month] = period.split('-')
  return Number(year) + (month ? (Number(month) - 1) / 12 : 0)
}

/** A moment as "November 21st, 2026"; empty where it cannot be read. */
export function formatDate(moment: string): string {
  return longDate(moment) ?? ''
}
