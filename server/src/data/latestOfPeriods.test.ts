import { beforeAll, expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { plansOf } from '../db/plansOf.fixture.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { combinationsOf } from './combinationsOf.fixture.ts'
import { withChanges } from './changesAfter.ts'
import { getDataColumns, listDataValues } from './dataValues.ts'
import { selectValues } from './selectValues.ts'
import type { ValueFilters } from './ValueFilters.ts'

/** Indicator, source, place, period, value type. */
const series = ['1,1,1', '1,1,2', '1,2,1', '2,1,2', '2,2,2']
const months = ['2015', '2016', '2017', '2017-06', '2018', '2019']
const manyPeriods = Array.from({ length: 2_400 }, (_, at) => 1_000 + at).join(',')

describeDatabases('the newest of listed periods', ({ dialect, makeDatabase }) => {
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    const rows = series.flatMap((one, at) =>
      months
        .slice(0, months.length - at)
        .flatMap((month) => [`${one},${month},2,1,,`, `${one},${month},3,2,,`]),
    )
    await writeSmallSet(database, rows)
    // One of them changes, and is not the newest of its series.
    await writeSmallSet(
      database,
      rows.map((row) => row.replace('1,1,1,2016,2,1,', '1,1,1,2016,2,9,')),
      new Date('2026-02-02T00:00:00Z'),
    )
  })

  it('are those that no other of the list comes after in their series', async () => {
    const { db } = database
    for (const filters of combinations) {
      const found = await withChanges(db, filters)
      const asked = found && { ...found, latest: true }
      const ids = asked ? await selectValues(db, asked).select('v.id').orderBy('v.id').execute() : []
      expect(
        ids.map(({ id }) => id),
        JSON.stringify(filters),
      ).toEqual(await expectedOf(filters))
    }
  })

  it.runIf(dialect === 'sqlite')('are not looked for once for each value', async () => {
    const input = { period: manyPeriods, latest: true }
    const plans = await plansOf(database.db, async (db) => {
      expect((await listDataValues(db, { ...input, size: 1 })).count).toBe(10)
      expect((await getDataColumns(db, { ...input, way: 'pair' }, 'v')).count).toBe(10)
    })
    expect(plans.filter((plan) => plan.includes('CORRELATED'))).toEqual([])
  })

  /** The same without the database: an earlier value that is not asked for hides none. */
  async function expectedOf(filters: ValueFilters): Promise<number[]> {
    const { id, period_from, updated_after, ...ofSeries } = filters
    const rows = await selectValues(database.db, ofSeries)
      .select(['v.id', 'v.indicator', 'v.datasource', 'v.location', 'v.value_type', 'v.period'])
      .orderBy('v.period')
      .execute()
    const newest = new Map(
      rows.map((row) => [[row.indicator, row.datasource, row.location, row.value_type].join(), row.id]),
    )
    const passing = await selectValues(database.db, { ...ofSeries, id, period_from, updated_after })
      .select('v.id')
      .orderBy('v.id')
      .execute()
    const ids = new Set(newest.values())
    return passing.map((row) => row.id).filter((one) => ids.has(one))
  }
})

const combinations = combinationsOf({
  period: ['2017', '2016,2018', '2015,2017-06,1999'],
  indicator: [undefined, '1'],
  location: [undefined, '2'],
  value_type: [undefined, '2'],
  period_from: [undefined, '2016'],
  period_to: [undefined, '2017'],
  id: [undefined, '1,2,3,4,5,6,7,8,30'],
  updated_after: [undefined, '2026-01-10T00:00:00Z'],
})
