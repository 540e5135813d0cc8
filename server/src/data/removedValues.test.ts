import { afterAll, beforeAll, expect, it } from 'vitest'
import { listRemovedValues } from '@msdat/sdk/contracts/data'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { bringIn, commit, csv, undo } from '../import/testImport.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

interface Row {
  id: number
  value?: number
  updated_at?: string
}

describeDatabases('a client that keeps the data', ({ makeDatabase }) => {
  let app: TestApp
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,60,1,', '2,2,2,2017,1,3,,'])
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  const list = async (path: string): Promise<Row[]> => {
    app.data.forget()
    const { status, body } = await app.getJson(`/api/${path}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return (body as { results: Row[] }).results
  }
  const removed = (query = '') => list(`data/removed/${query}`)
  const bare = (rows: Row[]) => new Map(rows.map(({ id, value }) => [id, value]))

  it('follows imports that add, change and remove, and their undoing', async () => {
    const kept = bare(await list('data/'))
    let since = (await list('after_datetime/'))[0]?.updated_at ?? ''
    const follow = async (): Promise<void> => {
      const next = (await list('after_datetime/'))[0]?.updated_at ?? ''
      for (const { id } of await removed(`?updated_after=${since}`)) kept.delete(id)
      for (const { id, value } of await list(`data/?updated_after=${since}`)) kept.set(id, value ?? 0)
      since = next
      expect(kept).toEqual(bare(await list('data/')))
    }
    const added = await commit(database, await bringIn(database, csv('1,1,1,2018,2,70,1,')))
    await follow()
    expect(await removed()).toEqual([])
    const replaced = await commit(
      database,
      await bringIn(database, csv('1,1,1,2014,2,51,1,'), { removeMissing: true }),
    )
    await follow()
    expect(kept.size).toBe(2)
    expect(await removed()).toMatchObject([
      { period: '2016', import: replaced.import },
      { period: '2018', import: replaced.import },
    ])
    await undo(database, replaced)
    await follow()
    expect(await removed()).toEqual([])
    await undo(database, added)
    await follow()
    expect(await removed()).toMatchObject([{ period: '2018', indicator: 1, datasource: 1, location: 1 }])
  })

  it('gets what went since a moment, by indicator, source and place, in pages', async () => {
    const gone = await commit(
      database,
      await bringIn(database, csv('1,1,1,2020,2,1,1,', '2,2,2,2020,1,3,,'), { removeMissing: true }),
    )
    expect(await removed('?indicator=2')).toMatchObject([{ period: '2017', import: gone.import }])
    expect(await removed('?datasource=1&location=1,2')).toHaveLength(3)
    expect(await removed('?location=2&datasource=1')).toEqual([])
    expect(await removed('?updated_after=2999-01-01')).toEqual([])
    expect((await removed('?ordering=-removed_at')).at(-1)).toMatchObject({ period: '2018' })
    const { body } = await app.getJson('/api/data/removed/?size=3&page=2')
    expect(validate(listRemovedValues.output, body)).toMatchObject({ ok: true })
    expect(body).toMatchObject({ count: 4, next: null, previous: expect.any(String), results: [{}] })
  })

  it.each(['updated_after=yesterday', 'page=9', 'period=2014', 'ordering=period'])(
    'is told what is wrong with %s',
    async (query) => {
      const { status, body } = await app.getJson(`/api/data/removed/?${query}`)
      expect(status).toBe(query === 'page=9' ? 404 : 400)
      expect(body).toMatchObject({ fields: { [query.split('=')[0] ?? '']: [expect.any(String)] } })
    },
  )
})
