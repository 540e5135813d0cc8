import { expect, it } from 'vitest'
import type { Coverage } from '../../contracts/data.ts'
import { nearestSet } from './nearestSet.ts'

const coverage: Coverage = {
  indicator: 18,
  results: [
    { datasource: 2, location: 1, periods: ['2013', '2018'] },
    { datasource: 1, location: 1, periods: ['2016-04', '2021'] },
  ],
}
const wanted = { datasource: null, period: null }
const selection = { datasource: 2, period: '2018' }

it('is the set of the selection, and another source for each further one', () => {
  expect(nearestSet(coverage, wanted, selection)).toEqual({ datasource: 2, period: '2018' })
  expect(nearestSet(coverage, { ...wanted, skip: 1 }, selection)).toEqual({ datasource: 1, period: '2021' })
})

it('is the set that was chosen, even where there is no figure', () => {
  const chosen = { datasource: 9, period: '2020' }
  expect(nearestSet(coverage, chosen, selection)).toEqual(chosen)
})

it('is none where the indicator has no figure at all', () => {
  expect(nearestSet({ indicator: 18, results: [] }, wanted, selection)).toBeNull()
})
