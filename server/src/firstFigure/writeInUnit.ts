import { formatNumber, withMinus } from '@msdat/sdk/contracts/minus'

/** How figures of a unit are written: what is only counted has no unit, and millions are read more easily as such. */
export function writeInUnit(unit: string): (value: number) => string {
  if (unit === 'in percentage') return (value) => `${formatNumber(value, 1)}%`
  const tail = unit === '1' ? '' : ` ${unit}`
  return (value) => {
    const isLarge = Math.abs(value) >= 1_000_000
    const text = withMinus(
      (isLarge ? value / 1_000_000 : value).toLocaleString('en', { maximumFractionDigits: 1 }),
    )
    return `${text}${isLarge ? ' million' : ''}${tail}`
  }
}
