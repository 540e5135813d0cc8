import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { ChangeEntry } from '@msdat/sdk/contracts/changeLog'
import type { Facility } from '@msdat/sdk/contracts/facilities'
import type { FacilityRegistry } from '@msdat/sdk/contracts/facilityRegistries'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { seedFacilities } from '../facilities/seedFacilities.ts'
import { dataFolder, startTestApp, type TestApp } from '../testApp.fixture.ts'
import { removeRegistry } from './changeRegistry.ts'
import { importRegistry } from './importRegistry.ts'

const admin: Actor = { id: '1', email: 'root@example.org', name: 'Root', role: 'admin' }
const registry = {
  id: 'kano-2026',
  name: 'Facility list of Kano',
  publisher: 'Ministry of Health, Kano',
  licence: 'CC BY 4.0',
  date: '2026-03',
  citation: 'Ministry of Health Kano (2026), List of facilities',
}
const good = `Facility code,Facility name,State,LGA,Latitude,Longitude,Facility level,Ownership,Phone
K1,Zzyva Clinic,Kano,Dala,12.01,8.49,Primary,Private,0800
K2,Far Hospital,Kano State,,,,Secondary,,0800
`

describeDatabases('registries of health facilities', ({ makeFilledDatabase }) => {
  let app: TestApp
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeFilledDatabase()
    app = await startTestApp(database)
    await seedFacilities(database.db, join(dataFolder, 'facilities'))
    app.actAs(admin)
  })
  afterAll(() => app.close())

  const bringIn = (
    csv: string,
    change: { replaces?: string | null; dryRun?: boolean; state?: string } = {},
  ) =>
    importRegistry(database.db, {
      registry,
      bytes: Buffer.from(csv),
      meanings: {},
      state: '',
      replaces: null,
      dryRun: false,
      actor: admin,
      ...change,
    })
  const found = async (query: string) =>
    (await app.getJson(`/api/facilities/?${query}`)).body as { count: number; results: Facility[] }
  const registries = async (path = '') =>
    ((await app.getJson(`/api/facility-registries/${path}`)).body as { registries: FacilityRegistry[] })
      .registries
  const send = async (method: string, body?: object) =>
    fetch(`${app.base}/api/facility-registries/${registry.id}/`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })

  it('begin with those of the platform, with citation, licence and number', async () => {
    expect(await registries()).toMatchObject([
      { id: 'federal-2026', is_built_in: true, facilities: 85 },
      { id: 'public-2019', licence: 'CC BY 4.0 (to be confirmed)', date: '2019' },
    ])
  })

  it('are tried first: nothing is written, and what would come in is shown', async () => {
    expect(await bringIn(good, { dryRun: true })).toMatchObject({
      is_written: false,
      facilities: 2,
      located: 1,
      errors: 0,
      findings: [{ kind: 'columns_left_out', problem: 'Left out: Phone.' }],
      preview: [
        { line: 2, name: 'Zzyva Clinic', lga: 'Dala', level: 'Health centre', ownership: 'Private' },
        { level: 'Hospital', ownership: 'Owner not stated', has_coordinates: false },
      ],
    })
    expect((await found('search=Zzyva Clinic')).count).toBe(0)
  })

  it('are refused whole for one wrong row, with line, column and remedy', async () => {
    const outcome = await bringIn(
      `${good}K1,Twin,Kano,,,,,,\nK4,Abroad,Kano,,48.85,2.35,,,\nK5,Turned,Kano,,8.49,12.01,,,\nK6,,Kanu,,x,8.5,9,Mine,\nK7,Elsewhere,Kano,,6.45,3.39,,,\nK8,=cmd(),Kano,,,,,,\n`,
    )
    expect(outcome).toMatchObject({ is_written: false, facilities: 2 })
    expect(outcome.findings.map(({ line, column, kind }) => [line, column, kind])).toEqual([
      [1, null, 'columns_left_out'],
      [4, 'Facility code', 'id_twice'],
      [5, 'Latitude', 'outside_country'],
      [6, 'Latitude', 'outside_state'],
      [7, 'Facility name', 'cell_is_empty'],
      [7, 'State', 'unknown_state'],
      [7, 'Latitude', 'not_a_coordinate'],
      [7, 'Facility level', 'level_unknown'],
      [7, 'Ownership', 'owner_unknown'],
      [8, 'Latitude', 'outside_state'],
      [9, 'Facility name', 'cell_is_a_formula'],
    ])
    expect((await registries()).map(({ id }) => id)).not.toContain(registry.id)
  })

  it('are found with their citation once they are in, and the audit trail says who brought them', async () => {
    expect(await bringIn(good)).toMatchObject({ is_written: true, facilities: 2, replaced: 0 })
    const { results } = await found(`registry=${registry.id}&ordering=name`)
    expect(results).toMatchObject([
      { name: 'Far Hospital', level: 3, ownership: 'unknown', latitude: null, lga: null },
      { name: 'Zzyva Clinic', level: 2, registry_id: 'K1', ownership: 'private', registry: registry.id },
    ])
    expect((await registries()).at(-1)).toMatchObject({ ...registry, is_built_in: false, facilities: 2 })
    const csv = await (await fetch(`${app.base}/api/facilities/?registry=${registry.id}&format=csv`)).text()
    expect(csv).toContain(registry.citation)
    const { results: changes } = (await app.getJson('/api/audit/')).body as { results: ChangeEntry[] }
    expect(changes[0]).toMatchObject({ action: 'add', thing: 'facility_registries', actor_id: admin.id })
  })

  it('are replaced by a newer file alone that knows of the older one, and keep the numbers of facilities', async () => {
    await expect(bringIn(good)).rejects.toMatchObject({ code: 'conflict' })
    await expect(bringIn(good, { replaces: '2020-01-01T00:00:00.000Z' })).rejects.toMatchObject({
      code: 'conflict',
    })
    const before = (await found('search=Zzyva Clinic')).results[0]
    const replaces = (await registries()).at(-1)?.updated_at ?? ''
    const newer = 'id,name,level\nK1,Zzyva Hospital,\nK9,New Post,1\n'
    expect(await bringIn(newer, { replaces, state: 'Kano' })).toMatchObject({ replaced: 2, is_written: true })
    const { results } = await found(`registry=${registry.id}&ordering=name`)
    expect(results.map(({ name, level }) => [name, level])).toEqual([
      ['New Post', 1],
      ['Zzyva Hospital', null],
    ])
    expect(results[1]?.id).toBe(before?.id)
  })

  it(
    'are hidden from lists and counts, and outlive a new release of the files',
    { timeout: 60_000 },
    async () => {
      const all = (await found('size=1')).count
      expect((await send('PUT', { is_shown: false })).status).toBe(200)
      expect((await found('size=1')).count).toBe(all - 2)
      expect((await registries()).map(({ id }) => id)).not.toContain(registry.id)
      expect((await registries('all/')).at(-1)).toMatchObject({ id: registry.id, is_shown: false })
      await database.db.deleteFrom('figure_settings').where('name', '=', 'facilities_digest').execute()
      await seedFacilities(database.db, join(dataFolder, 'facilities'))
      // Connections that were idle while this thread worked are closed first.
      await setTimeout(200)
      await send('PUT', { is_shown: true })
      expect((await found('size=1')).count).toBe(all)
    },
  )

  it('are removed with their facilities; those of the platform are not', async () => {
    await removeRegistry(database.db, { id: registry.id }, admin)
    expect(await bringIn(good)).toMatchObject({ is_written: true })
    expect((await send('DELETE')).status).toBe(200)
    expect((await found(`registry=${registry.id}`)).count).toBe(0)
    expect((await send('DELETE')).status).toBe(404)
    const own = await fetch(`${app.base}/api/facility-registries/public-2019/`, { method: 'DELETE' })
    expect(own.status).toBe(409)
  })

  it('are refused where all of them together would hold too many facilities', async () => {
    await sql`with recursive numbers (id) as (select 3000000 union all select id + 1 from numbers where id < 3129999)
      insert into facilities (id, location, name, type, level, ownership, town, coordinate_source, registry, confidence, note)
      select id, 27, 'Clinic', '', 0, 'unknown', '', '', 'public-2019', '', '' from numbers`.execute(
      database.db,
    )
    for (const dryRun of [true, false])
      await expect(bringIn(good, { dryRun })).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringMatching(/^All registries together may hold 150,000 facilities\./) as string,
      })
    await sql`delete from facilities where id >= 3000000`.execute(database.db)
    expect(await bringIn(good, { dryRun: true })).toMatchObject({ errors: 0 })
  })

  it.each([
    ['long services', Buffer.from(`name,state,services\nA,Kano,${'s'.repeat(601)}\n`), 'text_is_too_long'],
    ['bytes of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'not_a_table'],
    ['a NUL in a cell', Buffer.from('name,state\nA\0B,Kano\n'), 'not_a_table'],
    ['a NUL in a cell of UTF-16', Buffer.from('\ufeffname,state\nA\0B,Kano\n', 'utf16le'), 'cell_is_binary'],
    ['an endless quotation', Buffer.from(`name,state\n"${'x'.repeat(70_000)}`), 'row_too_long'],
    ['nothing', Buffer.alloc(0), 'file_is_empty'],
    ['blank lines alone', Buffer.from(' \n'.repeat(1_000_000)), 'no_rows'],
    ['headings alone', Buffer.from('name,state\n'), 'no_rows'],
    ['no known column', Buffer.from('a,b\n1,2\n'), 'column_missing'],
    ['too many rows', Buffer.from(`name,state\n${'A,Kano\n'.repeat(100_001)}`), 'too_many_rows'],
  ])('are refused: %s', async (_, bytes, kind) => {
    const outcome = await bringIn(bytes as unknown as string, { dryRun: true })
    expect(outcome.findings.map((finding) => finding.kind)).toContain(kind)
    expect(outcome.errors).toBeGreaterThan(0)
  })
})
