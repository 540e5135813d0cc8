import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

const first = new Date('2026-01-02T00:00:00Z')
const second = new Date('2026-03-04T05:06:07Z')

describeDatabases('a client that has the data already', ({ makeDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,60,1,', '2,2,2,2017,1,3,,'], first)
    await writeSmallSet(
      database,
      ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,61,1,', '2,2,2,2017,1,3,,', '2,2,2,2018,1,4,,'],
      second,
    )
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  const rows = async (path: string): Promise<Record<string, unknown>[]> => {
    const { status, body } = await app.getJson(`/api/${path}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return (body as { results: Record<string, unknown>[] }).results
  }

  it.each([
    ['2026-01-01', [50, 61, 3, 4]],
    ['2026-01-02T00:00:00Z', [61, 4]],
    ['2026-01-02T01:00:00%2B01:00', [61, 4]],
    ['2026-03-04T05:06:06.999Z', [61, 4]],
    ['2026-03-04T05:06:07Z', []],
  ])('gets what an import wrote after %s', async (moment, values) => {
    expect((await rows(`data/?updated_after=${moment}`)).map(({ value }) => value)).toEqual(values)
  })

  it('asks from the last change it has seen, and gets nothing twice', async () => {
    const [last] = await rows('after_datetime/')
    expect(last).toMatchObject({ updated_at: second.toISOString(), added: 1, changed: 1, removed: 0 })
    expect(await rows(`data/?updated_after=${String(last?.['updated_at'])}`)).toEqual([])
  })

  it('gets changed reference rows in the same way', async () => {
    expect(await rows('indicators/?updated_after=2026-01-01')).toHaveLength(3)
    expect(await rows('datasources/?updated_after=2026-01-02')).toHaveLength(0)
    expect(await rows('location/?updated_after=2025-12-31&level=2')).toHaveLength(1)
  })

  it.each(['yesterday', '2026-13-45', '2026-02-03T25:00:00Z', '04/03/2026'])(
    'is told that %s is no moment',
    async (moment) => {
      for (const list of ['data', 'indicators']) {
        const { status, body } = await app.getJson(`/api/${list}/?updated_after=${moment}`)
        expect(status).toBe(400)
        expect(body).toMatchObject({ fields: { updated_after: [expect.any(String)] } })
      }
    },
  )

  it('gets the newest changes first, newest row first among equals', async () => {
    expect((await rows('data/?ordering=-updated_at')).map(({ value }) => value)).toEqual([4, 61, 3, 50])
    expect((await rows('data/?ordering=updated_at')).map(({ value }) => value)).toEqual([50, 3, 61, 4])
    expect((await rows('data/?ordering=-created_at')).map(({ value }) => value)).toEqual([4, 3, 61, 50])
  })
})

describeDatabases('chosen fields', ({ makeDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,60,1,'])
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  const read = async (path: string): Promise<unknown> => (await app.getJson(`/api/${path}`)).body

  it('come alone, in their order, in the same envelope', async () => {
    expect(await read('data/?fields=value,period&size=1')).toEqual({
      count: 2,
      next: expect.stringContaining('fields=value%2Cperiod&size=1&page=2'),
      previous: null,
      results: [{ value: 50, period: '2014' }],
    })
    expect(await read('indicators/?fields=id&id=1,2')).toMatchObject({ results: [{ id: 1 }, { id: 2 }] })
    expect(await read('location/?fields=name')).toMatchObject({
      results: [{ name: 'Nigeria' }, { name: 'North-West' }],
    })
  })

  it('are all fields where none is named', async () => {
    expect(await read('data/?fields=&size=1')).toMatchObject({ results: [{ id: 1, value: 50, note: '' }] })
  })

  it.each(['secret', 'id,', 'id,,value', 'constructor', '__proto__', 'id&fields=secret'])(
    'are refused for %s, with the names that exist',
    async (fields) => {
      const { status, body } = await app.getJson(`/api/data/?fields=${fields}`)
      expect(status).toBe(400)
      expect(body).toMatchObject({ fields: { fields: [expect.any(String)] } })
    },
  )

  it('are named in the refusal', async () => {
    const { body } = await app.getJson('/api/data/?fields=secret')
    expect((body as { message: string }).message).toContain('id, indicator, datasource')
  })
})
