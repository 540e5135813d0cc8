import type { FactPack } from '@msdat/sdk/contracts/assistant'
import { withMinus } from '@msdat/sdk/contracts/minus'

const measured = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 2 })
const counted = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** A number as the pack has it, in its unit: "46.0%", "110.0 per 1,000", "216,783,000". */
function inUnit(value: number, unit: string): string {
  if (unit === '1') return withMinus((Math.abs(value) >= 1000 ? counted : measured).format(value))
  const text = withMinus(measured.format(value))
  return unit === 'in percentage' ? `${text}%` : `${text} ${unit.replace(/\b(\d+)000\b/, '$1,000')}`
}

/** How far two of them lie apart: "2.6 points". */
const distance = (value: number, unit: string): string =>
  inUnit(Math.abs(value), unit).replace('%', ' points')

/** The facts in plain sentences, each with its number as the pack has it. */
export function sentencesOf(facts: Omit<FactPack, 'sentences'>): string[] {
  const { indicator, place, source, period, value, unit, interval, trend, rank, target, agreement, flags } =
    facts
  const tell = (number: number): string => inUnit(number, unit)
  const range = interval ? ` (interval ${tell(interval.lower)} to ${tell(interval.upper)})` : ''
  const lines = [`${indicator} in ${place} was ${tell(value)}${range}, by ${source} ${period}.`]
  if (trend)
    lines.push(
      `The figure before, of ${trend.period}, was ${tell(trend.value)}: ${tellChange(trend.change, unit)}.`,
    )
  else lines.push(`${source} has no earlier figure for ${place}.`)
  if (rank) lines.push(`${place} stands ${rank.at} of ${rank.of} states with a figure, the best first.`)
  if (target)
    lines.push(
      `The ${target.kind} target is ${tell(target.value)}; the figure is ${tellGap(target.gap, unit)}.`,
    )
  else lines.push('There is no target on record.')
  if (agreement.length === 0) lines.push('No other source has a figure near this period.')
  else {
    const others = agreement.map((one) => `${one.source} ${one.period}: ${tell(one.value)}`).join('; ')
    lines.push(`Other sources near this period, which may repeat one another: ${others}.`)
  }
  return [...lines, ...flags.map((flag) => `Data quality: ${flag}`)]
}

const tellChange = (change: number, unit: string): string =>
  change === 0 ? 'no change' : `a ${change > 0 ? 'rise' : 'fall'} of ${distance(change, unit)}`

const tellGap = (gap: number, unit: string): string =>
  gap === 0 ? 'equal to it' : `${distance(gap, unit)} ${gap > 0 ? 'above' : 'below'} it`
