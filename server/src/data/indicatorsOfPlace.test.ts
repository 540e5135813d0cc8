import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlaceFigures } from '@msdat/sdk/contracts/availability'
import type { Coverage } from '@msdat/sdk/contracts/data'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { sliceMs } from '../http/letOthersIn.ts'
import { startTestApp, type TestApp } from '../testApp.fixture.ts'
import { readIndicatorsOfPlace, readPeriods } from './availability.ts'
import { readSourceLevels } from './sourceLevels.ts'

describeDatabases('what there is of a place', ({ makeDatabase, makeFilledDatabase }) => {
  let app: TestApp
  let database: Awaited<ReturnType<typeof makeDatabase>>
  beforeAll(async () => {
    database = await makeFilledDatabase()
    app = await startTestApp(database)
  })
  afterAll(() => app.close())

  const read = async <Answer>(path: string) => (await app.getJson(path)).body as Answer

  it('counts the sources of each indicator and names the newest period, as its coverage has them', async () => {
    const { location, results } = await read<PlaceFigures>('/api/location-data/27/indicators/')
    expect(location).toBe(27)
    expect(results.length).toBeGreaterThan(10)
    for (const { indicator, datasources, newest } of results.slice(0, 5)) {
      const coverage = await read<Coverage>(`/api/indicators/${indicator}/coverage/`)
      const rows = coverage.results.filter((row) => row.location === 27)
      expect(new Set(rows.map((row) => row.datasource)).size).toBe(datasources)
      expect(
        rows
          .flatMap(({ periods }) => periods)
          .sort()
          .at(-1),
      ).toBe(newest)
    }
  })

  it('is read with turns for others between the indicators, as the periods and levels are', async () => {
    const lists = await app.data.lists()
    const reads = [
      () => readIndicatorsOfPlace(database.db, lists, 32),
      () => readPeriods({ ...database, data: app.data }, { location: '27,32' }, { address: '10.0.0.1' }),
      () => readSourceLevels(database.db, lists),
    ]
    for (const read of reads) {
      // On a fast machine it may all fit into what is left of the turn before.
      await setTimeout(2 * sliceMs)
      let others = 0
      const other = setImmediate(() => (others += 1))
      await read()
      clearImmediate(other)
      expect(others).toBe(1)
    }
  })

  it('refuses a place that is not there', async () => {
    expect(await app.getJson('/api/location-data/99999/indicators/')).toMatchObject({ status: 404 })
  })

  it('tells with the coverage of an indicator which of its sources are made from others', async () => {
    const { lineage = [] } = await read<Coverage>('/api/indicators/18/coverage/')
    expect(lineage).toContainEqual(
      expect.objectContaining({ datasource: 7, feeds_from: 10, relation: 'echo' }),
    )
    const mortality = await read<Coverage>('/api/indicators/31/coverage/')
    const toWuenic = mortality.lineage?.filter(({ feeds_from }) => feeds_from === 10)
    expect(toWuenic).toEqual([])
  })
})
