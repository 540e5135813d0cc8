import { expect, it } from 'vitest'
import type { Coverage } from '../../contracts/data.ts'
import { nearestPair } from './nearestPair.ts'
import { openingSet, statesOf, yearsOf } from './openingSet.ts'

const [nation, kano, lagos] = [1, 27, 30]
const states = [kano, lagos]
const row = (datasource: number, location: number, ...periods: string[]) => ({
  datasource,
  location,
  periods,
})
/** 2 has one year of the nation, 102 the states, 7 the nation over time. */
const antenatal: Coverage = {
  indicator: 6,
  results: [
    row(2, nation, '2024'),
    row(102, kano, '2018', '2024'),
    row(102, lagos, '2018', '2024'),
    row(7, nation, '2011', '2018'),
  ],
}
const births: Coverage = {
  indicator: 7,
  results: [row(2, nation, '2018', '2024'), row(102, kano, '2018', '2024')],
}
const wanted = { datasource: null, period: null }
const selection = { datasource: 2, period: '2024' }
const like = { period: '2024', states: [kano] }

it('opens with a source that shares states of the same period, where the chosen one has a single figure', () => {
  const open = openingSet(antenatal, wanted, selection, { places: [nation], states, like })
  expect(open).toEqual({ datasource: 102, period: '2024', reason: 'states' })
})

it('else with a source that has a trend, and stays where there is nothing better', () => {
  const without = { ...antenatal, results: antenatal.results.filter(({ datasource }) => datasource !== 102) }
  const open = openingSet(without, wanted, selection, { places: [nation], states, like })
  expect(open).toEqual({ datasource: 7, period: '2018', reason: 'trend' })
  const alone = { ...antenatal, results: [row(2, nation, '2024')] }
  expect(openingSet(alone, wanted, selection, { places: [nation], states, like })).toMatchObject({
    datasource: 2,
    reason: null,
  })
})

it('keeps a source that the visitor named, and the chosen one where it has a trend', () => {
  const asked = { ...wanted, datasource: 2 }
  expect(openingSet(antenatal, asked, selection, { places: [nation], states, like })?.datasource).toBe(2)
  expect(openingSet(births, wanted, selection, { places: [nation], states, like })).toEqual({
    ...selection,
    reason: null,
  })
})

it('says where the chosen source does not have the indicator', () => {
  const open = openingSet(
    births,
    wanted,
    { datasource: 9, period: '2024' },
    { places: [nation], states, like: null },
  )
  expect(open?.reason).toBe('missing')
})

it('finds the pair of sets of one period that share states, nearest to what is looked at', () => {
  const pair = nearestPair([births, antenatal], states, { source: { id: 2 }, period: '2019' })
  expect(pair).toEqual({
    one: { datasource: 102, period: '2018' },
    other: { datasource: 102, period: '2018' },
    places: 1,
  })
  const thin = { ...births, results: [...births.results, row(2, lagos, '2018'), row(102, lagos, '2018')] }
  expect(nearestPair([thin, antenatal], states, { source: { id: 2 }, period: '2018' })?.places).toBe(2)
  // One source beside itself has no difference.
  expect(nearestPair([births, births], states, { source: undefined, period: '2024' })).toBeNull()
})

it('counts years and states of a source', () => {
  expect(yearsOf(antenatal, 7, [nation])).toBe(2)
  expect(statesOf(antenatal, { datasource: 102, period: '2018' }, states)).toEqual(states)
})
