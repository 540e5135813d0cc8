import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { raiseDataVersion } from './dataVersion.ts'
import { listDataValues } from './dataValues.ts'
import { readReferenceLists } from './ReferenceLists.ts'
import { valuesAsCsv, type CsvQuery } from './valuesAsCsv.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { startTestApp, type TestApp } from '../testApp.fixture.ts'

describeDatabases('values as CSV', ({ makeDatabase, makeFilledDatabase }) => {
  let database: Database<DataTables>
  let app: TestApp
  beforeAll(async () => {
    database = await makeFilledDatabase()
    app = await startTestApp(database)
  }, 60_000)
  afterAll(() => app.close())
  const csv = async (query: string): Promise<Record<string, string>[]> => {
    const response = await fetch(`${app.base}/api/data/?format=csv${query}`)
    expect(response.status).toBe(200)
    return parse(await response.text(), { columns: true })
  }

  it('are all that match, whatever the page size, as JSON has them', async () => {
    const rows = await csv('&size=5')
    const { count } = await listDataValues(database.db, { size: 1 })
    expect(rows.length).toBe(count)
    expect(count).toBeGreaterThan(5000)
    expect(new Set(rows.map((row) => row['id'])).size).toBe(count)
    const { results } = await listDataValues(database.db, { id: '4321' })
    const json = Object.entries(results[0] ?? {}).map(([name, value]) => [name, String(value ?? '')])
    expect(rows.find((row) => row['id'] === '4321')).toMatchObject(Object.fromEntries(json))
  })

  it('are found however far they are from each other', async () => {
    const sparse = await makeDatabase()
    await writeSmallSet(sparse, ['1,1,1,2016,2,10,1,', '1,1,1,2018,3,11,1,'])
    await sparse.db.updateTable('data_values').set({ id: 170_000 }).where('value_type', '=', 3).execute()
    const lists = await readReferenceLists(sparse.db)
    const parts: string[] = []
    for await (const part of valuesAsCsv(
      sparse.db,
      lists,
      { value_type: '3', fields: 'id' },
      { isById: true },
    ))
      parts.push(part)
    expect(parts.join('').trim().split(/\s+/)).toEqual(['id', '170000'])
    expect(parts.length).toBeGreaterThan(4)
  })

  it('carry the names that their ids stand for', async () => {
    const [row] = await csv('&indicator=7&datasource=107')
    expect(row).toMatchObject({ indicator: '7', location_name: 'Nigeria', datasource_name: 'UN-SDG' })
    expect(row?.['indicator_name']).toMatch(/\w/)
    expect(row?.['value_type_name']).toMatch(/Survey|Estimate|Routine/)
  })

  it('keep to the filters and to the chosen fields', async () => {
    const rows = await csv('&indicator=7&datasource=107&fields=period,value')
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) expect(Object.keys(row)).toEqual(['period', 'value'])
  })

  it('come as a file that other sites may read', async () => {
    const response = await fetch(`${app.base}/api/data?format=csv&indicator=7`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="data.csv"')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    await response.text()
  })

  it.each(['&ordering=-value', '&indicator=x', '&fields=secret', '&format=xml'])(
    'are refused as a problem for %s',
    async (query) => expect((await app.getJson(`/api/data/?format=csv${query}`)).status).toBe(400),
  )

  it('go to one address a few at a time', async () => {
    const ask = (signal: AbortSignal) => fetch(`${app.base}/api/data/?format=csv&format=`, { signal })
    const leaving = new AbortController()
    const all = await Promise.all(Array.from({ length: 12 }, () => ask(leaving.signal)))
    const refused = all.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4)
    expect(refused[0]?.headers.get('retry-after')).toBe('60')
    expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited' })
    // The readers of the others have not begun: no turn of the other reads is held by them.
    expect((await app.getJson('/api/data/?size=7&page=3')).status).toBe(200)
    leaving.abort()
    await vi.waitFor(
      async () => expect((await fetch(`${app.base}/api/data/?format=csv&id=1`)).status).toBe(200),
      { timeout: 20_000 },
    )
  })

  it('break off where the data change in between', async () => {
    const parts = valuesAsCsv(database.db, await readReferenceLists(database.db), {})
    await parts.next()
    await parts.next()
    await raiseDataVersion(database.db)
    await expect(parts.next()).rejects.toThrow('The data changed while they were read')
  })
})

describeDatabases('notes that look like formulas', ({ makeDatabase }) => {
  it('are defused', async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,-10,1,"=HYPERLINK(""http://x.example"")"'])
    const query: CsvQuery = { fields: 'value,note' }
    let text = ''
    for await (const part of valuesAsCsv(database.db, await readReferenceLists(database.db), query))
      text += part
    expect(text).toBe(`value,note\r\n-10,"'=HYPERLINK(""http://x.example"")"\r\n`)
  })
})
