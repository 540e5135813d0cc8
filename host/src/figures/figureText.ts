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

/** The unit where it is said in words, such as "per 1,000"; a % stands behind each figure. */
export const unitWords = (unit: Unit): string => figureText(0, unit).replace(/^\S+ ?/, '')

/** A value below a heading that has the unit's words. */
export const figureNumber = (value: number, unit: Unit): string => figureText(value, unit).split(' ')[0] ?? ''

/** Such as "41.0% to 55.2%" or "46.7 to 73.6 per 1,000"; empty where the source gives no bounds. */
export function intervalText({ lower, upper }: Pick<FigureRow, 'lower' | 'upper'>, unit: Unit): string {
  if (lower === null || upper === null) return ''
  return `${figureNumber(lower, unit)} to ${figureText(upper, unit)}`
}
