import { afterAll, beforeAll, expect, it } from 'vitest'
import { Provenance } from '@msdat/sdk/contracts/provenance'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { bringIn, commit, csv, undo } from '../import/testImport.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { readProvenance } from './provenance.ts'
import { readReferenceLists } from './ReferenceLists.ts'

describeDatabases('provenance', ({ makeDatabase }) => {
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,104,1,', '2,2,2,2025,1,3,,'])
    await writeSmallSet(
      database,
      [
        '1,1,1,2014,2,50,1,',
        '1,1,1,2016,2,105,1,',
        '1,1,1,2016,3,106,1,',
        '1,1,1,2016,4,110,1,',
        '2,2,2,2025,1,3,,',
      ],
      new Date('2026-03-04T00:00:00Z'),
    )
  })
  const provenance = async (id: number) =>
    readProvenance(database.db, await readReferenceLists(database.db), { id, namesPeople: false })
  const codes = async (id: number) => (await provenance(id)).flags.map(({ code }) => code)

  it('names indicator, source, place and publication', async () => {
    expect(await provenance(1)).toMatchObject({
      value: { value: 50, period: '2014' },
      indicator: { id: 1, full_name: 'One', unit: 'in percentage' },
      datasource: { id: 1, datasource: 'NDHS', classification: 'Survey', simulated: false },
      location: { id: 1, name: 'Nigeria' },
      citation: { id: 1, text: 'A survey', licence: '' },
      added_by: { id: 1, kind: 'built-in', committed_at: '2026-01-02T00:00:00.000Z' },
      changed_by: null,
      removed_by: null,
      revisions: [],
    })
    expect((await provenance(3)).citation).toBeNull()
  })

  it('tells which import changed the value, and what it was before', async () => {
    expect(await provenance(2)).toMatchObject({
      value: { value: 105 },
      added_by: { committed_at: '2026-01-02T00:00:00.000Z' },
      changed_by: { committed_at: '2026-03-04T00:00:00.000Z' },
      revisions: [{ value: 104, ended: 'replaced', written_by: { id: 1 }, ended_by: { id: 2 } }],
    })
  })

  it('flags the value, alone and with its bounds', async () => {
    expect(await codes(2)).toEqual(['BOUNDS', 'GT100', 'REVISED', 'STALE'])
    expect((await provenance(2)).flags).toContainEqual({
      code: 'GT100',
      severity: 'warning',
      version: 1,
      message: expect.stringContaining('100'),
      inputs: { period: '2016', value: 105 },
      import: 2,
    })
    expect(await codes(3)).toEqual([])
  })

  it('does not call a value old where a newer one exists', async () => {
    expect(await codes(1)).toEqual([])
  })

  it('has no rules for bounds', async () => {
    const bound = await database.db
      .selectFrom('data_values')
      .select('id')
      .where('value_type', '=', 3)
      .executeTakeFirstOrThrow()
    expect(await codes(bound.id)).toEqual([])
  })

  it('is not there for a value that never was', async () => {
    await expect(provenance(999)).rejects.toThrow('There is no data value 999.')
  })
})

describeDatabases('provenance of what people bring in', ({ makeDatabase }) => {
  let app: TestApp
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,'])
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  const ask = async (id: number): Promise<Provenance> => {
    const { status, body } = await app.getJson(`/api/data/${id}/provenance`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(validate(Provenance, body)).toMatchObject({ ok: true })
    return body as Provenance
  }
  const officer = 'officer@example.org'

  it('tells each step of an import, of a second one that changes its value, and of their undoing', async () => {
    app.actAs({ id: '1', email: 'ada@example.org', name: 'Ada', role: 'moderator' })
    const first = await commit(database, await bringIn(database, csv('1,1,2,2018,2,60,1,')))
    const { id } = await database.db
      .selectFrom('data_values')
      .select('id')
      .where('period', '=', '2018')
      .executeTakeFirstOrThrow()
    const brought = { id: first.import, kind: 'file', name: 'own.csv', actor: officer, undone_by: null }
    expect(await ask(id)).toMatchObject({
      value: { value: 60 },
      added_by: { ...brought, digest: first.digest },
      changed_by: null,
      revisions: [],
    })

    const second = await commit(database, await bringIn(database, csv('1,1,2,2018,2,95,2,Recounted')))
    expect(await ask(id)).toMatchObject({
      value: { value: 95, note: 'Recounted' },
      citation: { text: 'An estimate' },
      added_by: { id: first.import },
      changed_by: { id: second.import, actor: officer },
      revisions: [
        {
          value: 60,
          citation: 1,
          note: '',
          ended: 'replaced',
          ended_by: { id: second.import, undone_by: null },
        },
      ],
    })
    const revised = (await ask(id)).flags.find(({ code }) => code === 'REVISED')
    expect(revised).toMatchObject({ import: second.import, inputs: { before: 60, now: 95 } })

    await undo(database, second)
    const taken = second.import ?? 0
    const back = await ask(id)
    expect(back).toMatchObject({
      value: { value: 60 },
      changed_by: { kind: 'undo', undoes: taken, actor: 'moderator@example.org' },
      removed_by: null,
      revisions: [
        { value: 60, ended: 'replaced', ended_by: { id: taken, undone_by: back.changed_by?.id } },
        { value: 95, note: 'Recounted', written_by: { id: taken }, ended_by: { undoes: taken } },
      ],
    })
    expect(back.flags.map(({ code }) => code)).not.toContain('REVISED')

    await undo(database, first)
    expect(await ask(id)).toMatchObject({
      value: { id, value: 60, period: '2018' },
      added_by: { id: first.import },
      removed_by: { kind: 'undo', undoes: first.import },
      revisions: [{ value: 60 }, { value: 95 }, { value: 60, ended: 'removed' }],
      flags: [],
    })
    expect((await app.getJson(`/api/data/${id}/`)).status).toBe(404)
  })

  it('tells that a value was away for a while', async () => {
    const gone = await bringIn(database, csv('1,1,1,2015,2,51,1,'), { removeMissing: true })
    const committed = await commit(database, gone)
    expect(await ask(1)).toMatchObject({ value: { value: 50 }, removed_by: { id: committed.import } })
    await undo(database, committed)
    expect(await ask(1)).toMatchObject({
      value: { value: 50 },
      changed_by: { undoes: committed.import },
      removed_by: null,
      revisions: [{ value: 50, written_by: { id: 1 }, ended: 'removed', ended_by: { id: committed.import } }],
    })
  })

  it('names people to moderators and admins only', async () => {
    for (const [role, told] of [
      ['user', false],
      ['moderator', true],
      ['admin', true],
    ] as const) {
      app.actAs({ id: '1', email: 'ada@example.org', name: 'Ada', role })
      expect(JSON.stringify(await ask(1)).includes(officer)).toBe(told)
    }
    app.actAs(null)
    expect(JSON.stringify(await ask(1))).not.toContain(officer)
  })
})
