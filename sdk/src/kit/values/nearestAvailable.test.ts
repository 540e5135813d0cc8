import { describe, expect, it } from 'vitest'
import { nearestAvailable } from './nearestAvailable.ts'

const coverage = {
  indicator: 7,
  results: [
    { datasource: 2, location: 8, periods: ['2008', '2013', '2018'] },
    { datasource: 2, location: 9, periods: ['2013', '2018'] },
    { datasource: 1, location: 8, periods: ['2016'] },
    { datasource: 7, location: 1, periods: ['2015'] },
  ],
}
const wanted = { datasource: 2, period: '2016', locations: [8, 9] }

describe('nearestAvailable', () => {
  it('offers the same source first, in its nearest year, then others', () => {
    expect(nearestAvailable(coverage, wanted)).toEqual([
      { datasource: 2, period: '2018', places: 2 },
      { datasource: 1, period: '2016', places: 1 },
    ])
  })

  it('offers only what has the wanted places', () => {
    expect(nearestAvailable(coverage, { ...wanted, locations: [1] })).toEqual([
      { datasource: 7, period: '2015', places: 1 },
    ])
    expect(nearestAvailable(coverage, { ...wanted, locations: [44] })).toEqual([])
  })

  it('passes over a year in which hardly any place has a value', () => {
    const results = [8, 9, 10, 11].map((location) => ({ datasource: 2, location, periods: ['2018'] }))
    results.push({ datasource: 2, location: 12, periods: ['2016'] })
    const nearest = nearestAvailable({ indicator: 7, results }, { ...wanted, locations: [8, 9, 10, 11, 12] })
    expect(nearest[0]?.period).toBe('2018')
  })
})
