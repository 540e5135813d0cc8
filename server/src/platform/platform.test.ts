import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlatformSettings } from '@msdat/sdk/contracts/platformSettings'
import type { DataTables } from '../db/DataTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { readPicture } from '../images/readPicture.ts'
import type { MailTables } from '../mail/mailTable.ts'
import { Outbox } from '../mail/Outbox.ts'
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
  let db: Kysely<DataTables>
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<html><head><title>MSDAT</title></head></html>')
    const database = await makeDatabase()
    db = database.db
    app = await serveTestApp(database, { oldVersions: [old], activityDays: 90 }, undefined, {
      hostFolder: folder,
    })
    app.actAs(root)
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  const put = (body: object | undefined, part = '', method = 'PUT') =>
    fetch(`${app.base}/api/admin/settings/${part}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
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

  it('of colours reach every page, and are refused where words could not be read', async () => {
    const change = (body: object) => put(body, 'colours/')
    const refused = await change({ light: { accent: '#6fcdd0' }, dark: { text: '#444444' } })
    expect(refused.status).toBe(400)
    const { message, fields } = (await refused.json()) as { message: string; fields: object }
    expect(message).toMatch(/^Buttons and links \(#6fcdd0\) on the page .* takes 4\.5 to 1\.$/)
    expect(Object.keys(fields)).toEqual(['light.accent', 'dark.text'])
    expect((await change({ light: { accent: 'red' }, dark: {} })).status).toBe(400)
    expect((await change({ light: { accent: '#7a1f5c' }, dark: {} })).status).toBe(200)
    expect(await page()).toContain('#7a1f5c')
    expect((await change({ light: {}, dark: {} })).status).toBe(200)
    expect(await page()).not.toContain('#7a1f5c')
  })

  it('of the logo are a picture that is drawn anew, on every page and in every message', async () => {
    const change = (picture: string) => put({ picture }, 'logo/')
    const given = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0b6168' } })
      .withExif({ IFD0: { Copyright: 'secret' } })
      .jpeg()
      .toBuffer()
    const set = await change(`data:image/jpeg;base64,${given.toString('base64')}`)
    const { logo } = (await set.json()) as { logo: string }
    expect(logo).toMatch(/^\/api\/platform\/logo\/[0-9a-f]{32}\/$/)
    expect(await page()).toContain(logo)
    const shown = await fetch(app.base + logo)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const kept = Buffer.from(await shown.arrayBuffer())
    expect(readPicture(kept)).toEqual({ kind: 'png', width: 300, height: 100 })
    expect(kept.includes('secret')).toBe(false)
    expect((await fetch(`${app.base}/api/platform/logo/${'0'.repeat(32)}/`)).status).toBe(404)

    const outbox = new Outbox({ isSending: false, publicUrl: 'https://data.example.org' })
    await outbox.post(db, { to: 'a@example.org', words: { subject: 'A', paragraphs: ['B'] } })
    const mail = await app.getJson('/api/mail/outbox/')
    expect(JSON.stringify(mail.body)).toContain('Health <Data>: health data')
    const { html } = await (db as unknown as Kysely<MailTables>)
      .selectFrom('outgoing_mails')
      .select('html')
      .executeTakeFirstOrThrow()
    expect(html).toContain(`<img src="https://data.example.org${logo}"`)
    expect(html).not.toContain('<Data>')

    for (const wrong of [
      `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`,
      `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`,
      'https://example.org/logo.png',
    ])
      expect((await change(wrong)).status).toBe(400)
    expect((await put(undefined, 'logo/', 'DELETE')).status).toBe(200)
    expect(await page()).not.toContain(logo)
    expect((await fetch(app.base + logo)).status).toBe(404)
    const log = await app.getJson('/api/audit/?thing=settings')
    expect(JSON.stringify(log.body)).toContain('"logo"')
  })

  it('tell what is missing for the sign-in with the accounts of others', async () => {
    const { body } = await app.getJson('/api/admin/settings/')
    expect((body as { social: unknown }).social).toMatchObject([
      {
        provider: 'google',
        is_configured: false,
        callback: expect.stringMatching(/^http.*\/api\/auth\/oauth2\/callback\/google$/),
        missing: ['MSDAT_GOOGLE_CLIENT_ID', 'MSDAT_GOOGLE_CLIENT_SECRET'],
      },
      { provider: 'linkedin', is_configured: false },
    ])
  })

  it('are for admins alone', async () => {
    app.actAs({ ...root, role: 'moderator' })
    expect((await put(settings)).status).toBe(403)
    app.actAs(root)
  })
})
