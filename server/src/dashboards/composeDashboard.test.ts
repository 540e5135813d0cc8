import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { PlacedSection } from '@msdat/sdk/contracts/composition'
import type { Dashboard, DashboardSeed } from '@msdat/sdk/contracts/dashboards'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { Database } from '../db/openDatabase.ts'
import type { DataTables } from '../db/DataTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { dataFolder, serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { seedDashboards } from './seedDashboards.ts'

const admin: Actor = { id: '1', email: 'root@example.org', name: 'Root', role: 'admin' }
const release = (plugin: string): Release => ({
  plugin,
  version: '1.0.0',
  name: plugin,
  description: '',
  author: '',
  license: 'MIT',
  contributes: [
    { point: 'section', id: 'main', title: 'A section' },
    { point: 'panel', id: 'side', title: 'A panel' },
    {
      point: 'section',
      id: 'set',
      title: 'With settings',
      settings: { most: { type: 'integer', title: 'At most', maximum: 5, default: 3 } },
    },
  ],
  permissions: [],
  network: [],
  bundle: { digest: '', bytes: 0, imports: [] },
  icons: {},
  firstParty: false,
  zip_digest: '',
  released_at: '',
})
const section = (plugin: string, title: string): PlacedSection => ({ plugin, contribution: 'main', title })
const overview: PlacedSection = {
  id: 'indicator-overview',
  plugin: 'indicator-overview',
  contribution: 'overview',
  title: 'Indicator Overview',
}

const folder = mkdtempSync(join(tmpdir(), 'msdat-composing-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeDatabases('composing a dashboard', ({ makeDatabase }) => {
  const seeds = join(dataFolder, 'dashboards.json')
  let database: Database<DataTables>
  let app: TestApp
  beforeAll(async () => {
    database = await makeDatabase()
    await seedDashboards(database.db, seeds)
    app = await serveTestApp(database, {}, (plugin) =>
      Promise.resolve(['rain', 'sun'].includes(plugin) ? release(plugin) : null),
    )
    app.actAs(admin)
  })
  afterAll(() => app.close())

  const put = async (id: number, body: object) => {
    const response = await fetch(`${app.base}/api/dashboards/${id}/sections/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Dashboard }
  }
  const read = async (id: number) => (await app.getJson(`/api/dashboards/${id}/`)).body as Dashboard
  const titlesOf = ({ sections }: Dashboard) => sections.map(({ title }) => title)

  it('replaces its sections, in the order given, for every reader at once', async () => {
    expect(titlesOf(await read(1)).slice(0, 2)).toEqual(['Indicator Overview', 'Zonal Analysis'])
    const { status, body } = await put(1, {
      sections: [
        section('rain', ' Rain '),
        { ...overview, title: 'At a glance' },
        section('rain', 'More rain'),
      ],
    })
    expect(status).toBe(200)
    expect(body.sections).toEqual([
      { id: 'rain', plugin: 'rain', contribution: 'main', title: 'Rain' },
      { ...overview, title: 'At a glance' },
      { id: 'rain-2', plugin: 'rain', contribution: 'main', title: 'More rain' },
    ])
    expect(await read(1)).toEqual(body)
    expect(titlesOf(await read(2)).slice(0, 2)).toEqual(['Indicator Overview', 'Zonal Analysis'])
  })

  it('keeps the settings of a section, and can leave a dashboard without any', async () => {
    const options = { colour: 'blue' }
    expect((await put(2, { sections: [{ ...section('sun', 'Sun'), options }] })).body.sections).toEqual([
      { id: 'sun', plugin: 'sun', contribution: 'main', title: 'Sun', options },
    ])
    expect((await put(2, { sections: [] })).body.sections).toEqual([])
  })

  it('leaves the section that opens first as it is, wherever it is put', async () => {
    const { body } = await app.getJson('/api/dashboards/?name=Ministers_Dashboard&size=1')
    const [dashboard] = (body as { results: Dashboard[] }).results
    const details = dashboard?.sections.find(({ isDefault }) => isDefault)
    expect(details?.title).toBe('Indicator Details')
    const { id, plugin, contribution, title } = details ?? overview
    const placed = { sections: [section('rain', 'Rain'), { id, plugin, contribution, title }] }
    const composed = await put(dashboard?.id ?? 0, placed)
    expect(composed.body.sections.map(({ isDefault = false }) => isDefault)).toEqual([false, true])
  })

  it('takes presets that the settings of a section can have, and no others', async () => {
    const placed = (options: object) => ({
      sections: [{ plugin: 'sun', contribution: 'set', title: 'Sun', options }],
    })
    expect(await put(2, placed({ most: 5 }))).toMatchObject({ status: 200 })
    for (const options of [{ most: 6 }, { least: 1 }, { most: { deep: 1 } }])
      expect(await put(2, placed(options))).toMatchObject({ status: 400 })
    expect((await put(2, placed({ most: 9 }))).body).toMatchObject({
      fields: { sections: ['Section 1: At most (most) cannot be 9.'] },
    })
  })

  it('is kept over a restart, also when the project brings a newer edition', async () => {
    await put(3, { sections: [section('sun', 'Sun')] })
    const newer = join(folder, 'dashboards.json')
    const edition = JSON.parse(readFileSync(seeds, 'utf8')) as DashboardSeed[]
    writeFileSync(
      newer,
      JSON.stringify(edition.map((seed) => ({ ...seed, description: 'A newer edition.' }))),
    )
    await seedDashboards(database.db, newer)
    app.data.forget()
    expect(titlesOf(await read(3))).toEqual(['Sun'])
    expect((await read(6)).description).toBe('A newer edition.')
  })

  it('is refused to whoever saw an older edition', async () => {
    const { updated_at } = await read(4)
    const first = await put(4, { updated_at, sections: [section('sun', 'Sun')] })
    expect(first.status).toBe(200)
    expect(await put(4, { updated_at, sections: [] })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    expect(titlesOf(await read(4))).toEqual(['Sun'])
    expect((await put(4, { updated_at: first.body.updated_at, sections: [] })).status).toBe(200)
  })

  it('lets only one of two succeed who save the same edition at once', async () => {
    const { updated_at } = await read(5)
    const saves = ['Sun', 'Moon'].map((title) => put(5, { updated_at, sections: [section('sun', title)] }))
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  describe('refuses', () => {
    const many = Array.from({ length: 13 }, (_, at) => section('sun', `Sun ${at}`))
    it.each([
      ['a plugin that does not run', [section('moon', 'Moon')], 'no plugin moon is running'],
      ['what the plugin has not', [{ ...section('sun', 'Sun'), contribution: 'none' }], 'has no none'],
      ['a panel', [{ ...section('sun', 'Sun'), contribution: 'side' }], 'is no section'],
      ['a title twice', [section('sun', 'Sun'), section('rain', 'sun ')], 'another one with the title'],
      ['an empty title', [section('sun', '   ')], 'two characters'],
      ['a title that is too long', [section('sun', 'S'.repeat(61))], 'title'],
      ['a title with a NUL', [section('sun', 'S\u0000un')], 'title'],
      [
        'an id twice',
        ['Sun', 'Rain'].map((title) => ({ ...section('sun', title), id: 'one' })),
        'stands twice',
      ],
      ['too many', many, 'sections'],
      [
        'endless options',
        [{ ...section('sun', 'Sun'), options: { text: 'x'.repeat(4000) } }],
        'options are too long',
      ],
    ])('%s', async (_, sections, words) => {
      const before = await read(6)
      const answer = await put(6, { sections })
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).toContain(words)
      expect(await read(6)).toEqual(before)
    })

    it('a dashboard that does not exist', async () => {
      expect((await put(999, { sections: [] })).status).toBe(404)
    })

    it('everyone but admins', async () => {
      app.actAs(null)
      expect((await put(6, { sections: [] })).status).toBe(401)
      for (const role of ['user', 'moderator'] as const) {
        app.actAs({ ...admin, role })
        expect((await put(6, { sections: [] })).status).toBe(403)
      }
      app.actAs(admin)
    })
  })

  it('lets a section stay whose plugin is switched off, so that the others can be changed', async () => {
    const { body } = await put(6, { sections: [section('rain', 'Rain'), overview] })
    expect(titlesOf(body)).toEqual(['Rain', 'Indicator Overview'])
  })
})
