import { expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { VersionedData } from '../data/VersionedData.ts'
import { countTurns } from '../http/countTurns.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { correlations } from './correlations.ts'

const years = (indicator: number, of: readonly number[]) =>
  of.map((year) => `${indicator},1,1,${year},2,${(year * indicator) % 7},1,`)

describeDatabases('correlations over periods', ({ makeDatabase }) => {
  it('let others in for each series, and for each pair whose missing periods are named', async () => {
    const database: Database<DataTables> = await makeDatabase()
    await writeSmallSet(database, [
      ...years(1, [2014, 2015, 2016]),
      ...years(2, [2015, 2016, 2018]),
      ...years(3, [2001, 2003]),
    ])
    const context = { db: database.db, data: new VersionedData(database.db) }
    const turns = countTurns()
    const { cells } = await correlations(context, {
      indicator: [1, 2, 3],
      datasource: 1,
      location: 1,
      compareBy: 'Period',
    })
    turns.stop()
    expect(cells.map(({ correlation }) => correlation)).toEqual([
      { status: 'too_few_points', reason: expect.stringContaining('Both have figures in 2 years') as string },
      { status: 'too_few_points', reason: expect.stringContaining('no year in common') as string },
      { status: 'too_few_points', reason: expect.stringContaining('no year in common') as string },
    ])
    // One for reading, six for pairs of changes and of levels, three for series, three for missing periods.
    expect(turns.passed).toBeGreaterThanOrEqual(13)
  })
})
