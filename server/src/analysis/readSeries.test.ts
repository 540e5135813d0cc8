import { expect, it } from 'vitest'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { readSeries, type Series, type SeriesFilters } from './readSeries.ts'

const byPlace = (series: Series[]): Series[] =>
  series.toSorted((a, b) => a.location - b.location || a.datasource - b.datasource)

describeDatabases('the series of an indicator', ({ makeDatabase }) => {
  it('are the same where so many values are in reach that they are read place by place', async () => {
    const database = await makeDatabase()
    const { db } = database
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,2,2014,2,51,1,', '1,2,2,2015,1,52,2,'])
    const questions: SeriesFilters[] = [{ indicators: [1] }, { indicators: [1], locations: [1, 2, 2] }]
    const read = () => Promise.all(questions.map(async (filters) => byPlace(await readSeries(db, filters))))
    const atOnce = await read()
    expect(atOnce.map(({ length }) => length)).toEqual([3, 3])
    await db.updateTable('indicator_datasources').set({ values_count: 200_000 }).execute()
    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)
    expect(await read()).toEqual(atOnce)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })
})
