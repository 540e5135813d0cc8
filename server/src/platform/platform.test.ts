import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlatformSettings } from '@msdat/sdk/contracts/platform'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

const root = { id: '1', email: 'root@example.org', name: 'Root', role: 'admin' } as const
const old = { label: 'Version 1', url: 'https://one.example.org/' }
const settings: PlatformSettings = {
  platform_name: 'Health <Data>',
  option_links: [{ label: 'Ministry', url: 'https://ministry.example.org/' }],
  old_versions: [],
  external_ncdc: 'https://ncdc.example.org/',
  external_ndr1: '',
  external_ndr2: '',
  activity_days: 30,
}

describeDatabases('settings of the installation', ({ makeDatabase }) => {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-host-'))
  let app: TestApp
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<html><head><title>MSDAT</title></head></html>')
    app = await serveTestApp(await makeDatabase(), { oldVersions: [old], activityDays: 90 }, undefined, {
      hostFolder: folder,
    })
    app.actAs(root)
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  const put = (body: object) =>
    fetch(`${app.base}/api/admin/settings/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const page = async (): Promise<string> => (await fetch(`${app.base}/`)).text()

  it('are those of the environment until an admin has set others', async () => {
    expect(await app.getJson('/api/admin/settings/')).toMatchObject({
      status: 200,
      body: { platform_name: 'MSDAT', old_versions: [old], activity_days: 90, is_mail_sent: false },
    })
    expect(await page()).toContain('one.example.org')
  })

  it('reach every page, with nothing in them that the page could run', async () => {
    expect((await put(settings)).status).toBe(200)
    const text = await page()
    expect(text).toContain('<title>Health &#60;Data&#62;</title>')
    expect(text).toContain('ministry.example.org')
    expect(text).not.toContain('one.example.org')
    expect(text).not.toContain('<Data>')
    const log = await app.getJson('/api/audit/?thing=settings')
    expect(log.body).toMatchObject({ count: 1, results: [{ action: 'change' }] })
  })

  it.each([
    [{ ...settings, platform_name: 'A' }, 'platform_name'],
    [{ ...settings, option_links: [{ label: 'A', url: 'javascript:alert(1)' }] }, 'option_links.0.url'],
    [{ ...settings, old_versions: [old, old, old] }, 'old_versions'],
    [{ ...settings, activity_days: 0 }, 'activity_days'],
  ])('refuse %j', async (body, field) => {
    const response = await put(body)
    expect(response.status).toBe(400)
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toContain(field)
  })

  it('are for admins alone', async () => {
    app.actAs({ ...root, role: 'moderator' })
    expect((await put(settings)).status).toBe(403)
    app.actAs(root)
  })
})
