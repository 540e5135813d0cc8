import { expect, it } from 'vitest'
import { withoutTotals } from './withoutTotals.ts'

const rowsOf = (whole: number, parts: readonly (number | null)[]) =>
  [whole, ...parts].map((value, at) => ({ value, isPart: at > 0 }))
const left = (whole: number, parts: readonly (number | null)[]) =>
  withoutTotals(
    rowsOf(whole, parts),
    ({ value }) => value,
    ({ isPart }) => isPart,
  ).length

it('leaves out the total of counts, and keeps an average', () => {
  expect(left(100, [20, 20, 30, 10, 20, null])).toBe(6)
  expect(left(20, [20, 20, 30, 10, 20])).toBe(6)
})

it('keeps all where there are too few parts to tell', () => {
  expect(left(100, [50, 50])).toBe(3)
})
