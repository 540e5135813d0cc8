import { expect, it } from 'vitest'
import { tableToCsv } from '../files/tableToCsv.ts'
import { formatExact, formatTick, formatValue } from './formatValue.ts'
import { formatNumber, formatSigned } from '../../contracts/minus.ts'

const percent = { display_factor: 'in percentage' }
const plain = { display_factor: '1' }

it('every negative number has a minus sign, along an axis and in a table too', () => {
  expect(formatValue(-4.25, percent)).toBe('−4.3%')
  expect(formatValue(-2_400_000, plain)).toBe('−2.4 million')
  expect(formatExact(-1200, plain)).toBe('−1,200')
  expect(formatTick(-12_000)).toBe('−12K')
  expect(formatTick(-5, percent)).toBe('−5%')
  expect(formatNumber(-0.254, 2)).toBe('−0.25')
})

it('what rounds to nothing has no sign', () => {
  expect(formatValue(-0.04)).toBe('0.0')
  expect(formatNumber(-0.004, 2)).toBe('0.00')
  expect(formatSigned(-0.04, formatValue)).toBe('0.0')
})

it('a change has its sign', () => {
  expect(formatSigned(4, formatValue)).toBe('+4.0')
  expect(formatSigned(-4, formatValue)).toBe('−4.0')
})

it('files keep the hyphen, in numbers and in words', () => {
  const columns = [
    { id: 'n', header: 'Value', value: () => -4.2 },
    { id: 'words', header: 'In words', value: () => 'lower: −4.2 (−5.0 to −3.1)' },
  ]
  expect(tableToCsv({ columns, rows: [1] })).toContain('-4.2,lower: -4.2 (-5.0 to -3.1)')
})
