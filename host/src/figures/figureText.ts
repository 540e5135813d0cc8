import type { Factor } from '@msdat/sdk/contracts/reference'
import { withMinus } from '@msdat/sdk/contracts/minus'
import type { FigureRow } from './FigureRow.ts'

type Unit = Pick<Factor, 'display_factor'> | undefined

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const twoDecimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A value in its unit: counts whole, rates below one with two decimals, everything else with one. */
export function figureText(value: number, unit: Unit): string {
  const name = unit?.display_factor ?? '1'
  if (name === '1') return withMinus((Math.abs(value) >= 1000 ? whole : oneDecimal).format(value))
  const size = Math.abs(value)
  const isSmallRate = name.startsWith('per ') && size >= 0.005 && size < 0.995
  const text = withMinus((isSmallRate ? twoDecimals : oneDecimal).format(value))
  if (name === 'in percentage') return `${text}%`
  return `${text} ${name.replace(/\b(\d+)000\b/, '$1,000')}`
}

/** Such as "41.0% to 55.2%"; empty where the source gives no bounds. */
export function intervalText({ lower, upper }: Pick<FigureRow, 'lower' | 'upper'>, unit: Unit): string {
  if (lower === null || upper === null) return ''
  const to = figureText(upper, unit)
  const from = figureText(lower, unit)
  // A unit in words is said once: "46.7 to 73.6 per 1,000".
  const words = / .*$/.exec(to)?.[0] ?? ''
  return `${words && from.endsWith(words) ? from.slice(0, -words.length) : from} to ${to}`
}
