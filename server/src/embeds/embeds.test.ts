import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CustomDashboardTables } from '../customDashboards/customDashboardMigrations.ts'
import { actor, toUserRow } from '../customDashboards/people.fixture.ts'
import { seedDashboards } from '../dashboards/seedDashboards.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { dataFolder, serveTestApp, type TestApp } from '../testApp.fixture.ts'

const section = { kind: 'plugin', title: 'Trends', plugin: 'indicator-overview', contribution: 'overview' }
const content = {
  title: 'Ours',
  description: '',
  indicators: [18],
  dataSources: [2],
  defaultIndicators: [18],
  initialDataSource: 2,
  initialLocation: 1,
  sections: [section],
}
const customRow = (given: { id: number; is_private: 0 | 1; approved: string | null }) => ({
  ...given,
  owner: 'id-ada',
  title: `Ours ${given.id}`,
  title_key: `ours ${given.id}`,
  indicators: '[18]',
  datasources: '[2]',
  default_indicators: '[18]',
  initial_datasource: 2,
  initial_location: 1,
  description: '',
  category: '',
  sections: '[]',
  appearance: '{"layout":"tabs","accent":"green","logo":null}',
  organization: '',
  request_reason: '',
  original: '{}',
  section_titles: '[]',
  approved_entry: given.approved && JSON.stringify({ ...content, sectionTitles: ['Trends'] }),
  edition: 1,
  approval: 'awaiting' as const,
  decision_reason: '',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
})

const hostFolder = mkdtempSync(join(tmpdir(), 'msdat-embeds-'))
writeFileSync(join(hostFolder, 'pages.json'), '[]')
writeFileSync(join(hostFolder, 'index.html'), '<head><title>MSDAT</title></head><div id="root"></div>')
afterAll(() => rmSync(hostFolder, { recursive: true }))

describeDatabases('embedded views', ({ makeFilledDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    const database = await makeFilledDatabase()
    await seedDashboards(database.db, join(dataFolder, 'dashboards.json'))
    const tables = database.db.withTables<CustomDashboardTables>()
    await tables
      .insertInto('users')
      .values([toUserRow(actor('id-ada'))])
      .execute()
    await tables
      .insertInto('custom_dashboards')
      .values([
        customRow({ id: 1, is_private: 0, approved: JSON.stringify(content) }),
        customRow({ id: 2, is_private: 0, approved: null }),
        customRow({ id: 3, is_private: 1, approved: null }),
      ])
      .execute()
    app = await serveTestApp(database, {}, undefined, { hostFolder })
  }, 120_000)
  afterAll(() => app.close())
  const oembed = (path: string, more = '') =>
    fetch(`${app.base}/api/oembed/?url=${encodeURIComponent(app.base + path)}${more}`)

  it('may be framed by any site, and nothing else may', async () => {
    const policyOf = async (path: string) => {
      const { headers } = await fetch(app.base + path)
      return { csp: headers.get('content-security-policy'), old: headers.get('x-frame-options') }
    }
    const embedded = await policyOf('/embed/dashboard/Demographics?dev=http://127.0.0.1:4310')
    expect(embedded.csp).toContain("connect-src 'self';")
    expect(embedded.csp).toContain('frame-ancestors *')
    expect(embedded.csp).toContain("form-action 'none'")
    expect(embedded.old).toBeNull()
    for (const path of [
      '/dashboard/Demographics',
      '/embedded',
      '/EMBED/dashboard/Demographics',
      '/api/session/',
    ]) {
      const { csp, old } = await policyOf(path)
      expect(csp, path).toContain("frame-ancestors 'self'")
      expect(old, path).toBe('SAMEORIGIN')
    }
  })

  it('ask nothing about the visitor, and are not there where there is nothing', async () => {
    const page = await fetch(`${app.base}/embed/dashboard/Demographics`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('/api/session/')
    for (const path of ['/embed/dashboard/nothing', '/embed/account', '/embed/custom/9'])
      expect((await fetch(app.base + path)).status, path).toBe(404)
  })

  it('are of custom dashboards only what is public and approved', async () => {
    const statuses = await Promise.all(
      [1, 2, 3].map(async (id) => (await fetch(`${app.base}/embed/custom/${id}`)).status),
    )
    expect(statuses).toEqual([200, 404, 404])
    expect((await oembed('/custom/public/1')).status).toBe(200)
    expect((await oembed('/custom/public/2')).status).toBe(404)
  })

  it('are described as oEmbed says, as JSON and XML, within the size that is asked for', async () => {
    const path = '/dashboard/Demographics?indicator=18&location=1'
    const json = (await (await oembed(path, '&maxwidth=480')).json()) as Record<string, unknown>
    expect(json).toMatchObject({
      version: '1.0',
      type: 'rich',
      width: 480,
      height: 640,
      provider_name: 'MSDAT',
    })
    expect(json['html']).toContain(
      `src="${app.base}/embed/dashboard/Demographics?indicator=18&amp;location=1"`,
    )
    expect(json).not.toHaveProperty('thumbnail_url')
    expect(await (await oembed(path)).json()).toMatchObject({ thumbnail_width: 1200, thumbnail_height: 630 })
    const xml = await oembed(path, '&format=xml')
    expect(xml.headers.get('content-type')).toContain('text/xml')
    expect(await xml.text()).toMatch(/<oembed>.*<html>&lt;iframe .*<\/html>.*<\/oembed>/)
  })

  it('are one card alone where the address names it', async () => {
    const path = '/embed/card/states/dashboard/Demographics?indicator=18'
    const page = await fetch(app.base + path)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect((await fetch(`${app.base}/embed/card/states/dashboard/nothing`)).status).toBe(404)
    expect((await fetch(`${app.base}/embed/card/states/custom/1`)).status).toBe(404)
    const described = (await (await oembed(path)).json()) as Record<string, unknown>
    expect(described['html']).toContain(`src="${app.base}${path}"`)
    expect(described).not.toHaveProperty('thumbnail_url')
  })

  it('of custom dashboards have a picture and say how they are embedded, once they are approved', async () => {
    const headOf = async (path: string) => (await fetch(app.base + path)).text()
    const approved = await headOf('/custom/public/1')
    expect(approved).toMatch(/property="og:title" content="Ours\. [^"]*: \d/)
    expect(approved).toContain(`${app.base}/api/picture/?view=%2Fcustom%2Fpublic%2F1`)
    expect(approved).toContain('application/json+oembed')
    for (const path of ['/custom/public/2', '/custom/public/3'])
      expect(await headOf(path), path).not.toMatch(/og:|oembed/)
    const picture = await fetch(`${app.base}/api/picture/?view=%2Fcustom%2Fpublic%2F1`)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect((await fetch(`${app.base}/api/picture/?view=%2Fcustom%2Fpublic%2F2`)).status).toBe(404)
    expect(await (await oembed('/custom/public/1')).json()).toMatchObject({ thumbnail_width: 1200 })
  })

  it('are refused for other sites and other pages', async () => {
    const foreign = await fetch(
      `${app.base}/api/oembed/?url=https%3A%2F%2Fexample.org%2Fdashboard%2FDemographics`,
    )
    expect(foreign.status).toBe(404)
    expect((await oembed('/account')).status).toBe(404)
    const unknown = await oembed('/dashboard/Demographics', '&format=yaml')
    expect(unknown.status).toBe(501)
    expect(await unknown.json()).toMatchObject({ code: 'not_implemented' })
  })
})
