import { expect, it } from 'vitest'
import type { Coverage } from '../../contracts/data.ts'
import { statesSource } from './statesSource.ts'

const row = (datasource: number, location: number, ...periods: string[]) => ({
  datasource,
  location,
  periods,
})
const link = (datasource: number, feeds_from: number, relation: 'echo' | 'input') => ({
  id: 1,
  datasource,
  feeds_from,
  relation,
  indicators: [],
  reason: 'It smooths the interviews of the survey.',
})
const coverage: Coverage = {
  indicator: 7,
  results: [
    row(2, 1, '2018', '2024'),
    row(2, 27, '2018'),
    row(102, 27, '2018', '2024'),
    row(102, 32, '2024'),
    row(9, 27, '2024'),
  ],
  lineage: [link(102, 2, 'echo'), link(9, 2, 'input')],
}
const asked = (datasource: number, period: string) =>
  statesSource(coverage, { datasource, period, states: [27, 32] })

it('is the chosen source where it has a state itself', () => {
  expect(asked(2, '2018')).toBe(2)
})

it('is the source that works with the same interviews where the chosen one has no state', () => {
  expect(asked(2, '2024')).toBe(102)
})

it('stays where nothing of the same lineage has a state in that period, or a model only takes it in', () => {
  expect(asked(2, '2013')).toBe(2)
  expect(
    statesSource(
      { ...coverage, lineage: [link(9, 2, 'input')] },
      { datasource: 2, period: '2024', states: [27] },
    ),
  ).toBe(2)
})
