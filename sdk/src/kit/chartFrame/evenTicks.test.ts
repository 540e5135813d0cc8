import { expect, it } from 'vitest'
import { formatTick } from '../values/formatValue.ts'
import { evenTicks } from './evenTicks.ts'

const written = (ticks: readonly number[], factor?: { display_factor: string }): string[] => {
  const format = evenTicks(ticks, (value) => formatTick(value, factor))
  return ticks.map((tick) => format(tick))
}

it('gives all numbers of an axis the same decimals, but for zero', () => {
  expect(written([0, 0.5, 1, 1.5])).toEqual(['0', '0.5', '1.0', '1.5'])
  expect(written([2.5, 5, 12.5], { display_factor: 'in percentage' })).toEqual(['2.5%', '5.0%', '12.5%'])
  expect(written([500_000, 1_500_000, 2_000_000])).toEqual(['500K', '1.5M', '2.0M'])
})

it('leaves whole numbers as they are', () => {
  expect(written([0, 20, 40], { display_factor: 'in percentage' })).toEqual(['0%', '20%', '40%'])
})
