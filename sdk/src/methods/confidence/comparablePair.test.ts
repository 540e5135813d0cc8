import { describe, expect, it } from 'vitest'
import { comparablePair } from './comparablePair.ts'

const rows = (datasource: number, locations: number[], period = '2020') =>
  locations.map((location) => ({ datasource, location, periods: [period] }))

describe('two sources to compare', () => {
  it('are those that share most years of places', () => {
    const results = [...rows(1, [1, 2]), ...rows(2, [1, 2, 3, 4]), ...rows(3, [2, 3, 4])]
    expect(comparablePair({ indicator: 7, results })).toEqual({ primary: 2, compared: 3 })
  })

  it('are never one and another that repeats it', () => {
    const results = [...rows(1, [1, 2, 3]), ...rows(2, [1, 2, 3]), ...rows(3, [1])]
    const lineage = [{ datasource: 2, feeds_from: 1, relation: 'echo' as const }] as never
    expect(comparablePair({ indicator: 7, results, lineage })).toEqual({ primary: 1, compared: 3 })
  })

  it('are none where no two sources have the same place in the same year', () => {
    const results = [...rows(1, [1]), ...rows(2, [2]), ...rows(3, [1], '2021')]
    expect(comparablePair({ indicator: 7, results })).toBeNull()
  })
})
