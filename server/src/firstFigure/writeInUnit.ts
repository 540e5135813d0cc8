import { formatNumber, withMinus } from '@msdat/sdk/contracts/minus'

/** As the charts write them: a rate below one with two decimals, all else with one. */
function decimalsFor(value: number, unit: string) {
  const size = Math.abs(value)
  const decimals = unit.startsWith('per ') && size >= 0.005 && size < 0.995 ? 2 : 1
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
}

/** How figures of a unit are written: what is only counted has no unit, and millions are read more easily as such. */
export function writeInUnit(unit: string): (value: number) => string {
  if (unit === 'in percentage') return (value) => `${formatNumber(value, 1)}%`
  if (unit !== '1') {
    const tail = unit.replace(/\b(\d+)000\b/, '$1,000')
    return (value) => `${withMinus(value.toLocaleString('en', decimalsFor(value, unit)))} ${tail}`
  }
  return (value) => {
    const isLarge = Math.abs(value) >= 1_000_000
    // Beside "5.3 million" stands "5.0 million".
    const digits = { minimumFractionDigits: isLarge ? 1 : 0, maximumFractionDigits: 1 }
    const text = withMinus((isLarge ? value / 1_000_000 : value).toLocaleString('en', digits))
    return `${text}${isLarge ? ' million' : ''}`
  }
}
