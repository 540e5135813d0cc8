import { expect, it } from 'vitest'
import { plansOf } from '../db/plansOf.fixture.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { getPlaceExtents } from './placeExtents.ts'

const values = (
  indicator: number,
  source: number,
  place: number,
  [period, ...types]: [string, ...number[]],
) => types.map((type) => `${indicator},${source},${place},${period},${type},5,1,`)

describeDatabases(
  'what a source has at the nation, the zones and the states',
  ({ dialect, makeDatabase }) => {
    it('is one row for each source and place, with its years and whether one year has both of two kinds', async () => {
      const database = await makeDatabase()
      const { db } = database
      await writeSmallSet(database, [
        ...values(1, 1, 1, ['2014', 2]),
        ...values(1, 1, 1, ['2015-01', 2, 3]),
        ...values(1, 1, 1, ['2015-02', 2, 4]),
        ...values(1, 1, 2, ['2014', 3]),
        ...values(1, 1, 2, ['2015', 4]),
        ...values(1, 2, 1, ['2015', 1, 5]),
        ...values(1, 2, 2, ['2015', 1]),
        ...values(2, 1, 1, ['2015', 2]),
      ])
      await db
        .insertInto('location_levels')
        .values([
          { id: 3, name: 'State' },
          { id: 4, name: 'LGA' },
        ])
        .execute()
      await db.updateTable('locations').set({ level: 4 }).where('id', '=', 2).execute()
      const ofNation = await getPlaceExtents(db, 1)
      expect(ofNation.map(({ location }) => location)).toEqual([1, 1])
      await db.updateTable('locations').set({ level: 3 }).where('id', '=', 2).execute()
      const found = await getPlaceExtents(db, 1)
      const rows = found
        .map(({ years, ...row }) => ({ ...row, years: years === null ? null : years.split(',').sort() }))
        .sort((a, b) => a.datasource - b.datasource || a.location - b.location)
      const none = { has_bounds: 0, has_parts: 0 }
      expect(rows).toEqual([
        { datasource: 1, location: 1, years: ['2014', '2015'], has_bounds: 1, has_parts: 0 },
        { datasource: 1, location: 2, years: null, ...none },
        { datasource: 2, location: 1, years: ['2015'], ...none },
        { datasource: 2, location: 2, years: ['2015'], ...none },
      ])
      if (dialect === 'sqlite') {
        const [plan] = await plansOf(db, (read) => getPlaceExtents(read, 1))
        expect(plan).toContain('SEARCH data_values USING COVERING INDEX data_values_key (indicator=?')
      }
    })
  },
)
