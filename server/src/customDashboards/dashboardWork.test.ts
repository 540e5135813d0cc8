import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import type { OriginalConfig } from '@msdat/sdk/contracts/originalCustomDashboard'
import type { MailTables } from '../mail/mailTable.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { actor, toUserRow } from './people.fixture.ts'

const [ada, ben, eve] = [actor('id-ada'), actor('id-ben'), actor('id-eve')]
const mods = [actor('id-mod', 'moderator'), actor('id-mod-2', 'moderator')] as const
const own = {
  title: 'My state',
  indicators: [1, 2],
  dataSources: [1, 2],
  defaultIndicators: [2],
  initialDataSource: 1,
}
const place = { x: 0, y: 0, w: 6, h: 4 }
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
/** A few bytes whose head says 16383 by 16383 pixels. */
const bomb = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAv/r//HwcQERGIiP4HAA=='
const canvas = (...cards: object[]) => ({ sections: [{ kind: 'canvas', title: 'Board', cards }] })

describeDatabases('the life of a custom dashboard', ({ makeDatabase }) => {
  let app: TestApp
  let tables: Kysely<CustomDashboardTables & MailTables>
  beforeAll(async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,', '2,2,1,2018-05,1,3,,'])
    tables = database.db.withTables<CustomDashboardTables & MailTables>()
    await tables
      .insertInto('users')
      .values([ada, ben, eve, ...mods].map(toUserRow))
      .execute()
    app = await serveTestApp(database, { embedHosts: ['charts.example.org'] })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await tables.deleteFrom('custom_dashboards').execute()
    await tables.deleteFrom('custom_dashboard_drafts').execute()
    app.actAs(ada)
  })
  const send = async (method: string, path = '', body?: object) => {
    const response = await fetch(`${app.base}/api/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const make = async (changes: object = {}): Promise<CustomDashboard> => {
    const { status, body } = await send('POST', 'custom-dashboard/', { ...own, ...changes })
    expect(status, JSON.stringify(body)).toBe(201)
    return body as unknown as CustomDashboard
  }
  const as = async (who: Actor | null, method: string, path: string, body?: object) => {
    app.actAs(who)
    return send(method, path, body)
  }
  const decide = (id: number, body: object, who: Actor = mods[0]) =>
    as(who, 'POST', `custom-dashboard/${id}/decision/`, body)

  it('is seen by others only once a moderator has approved it, and only as it was approved', async () => {
    const { id } = await make({ is_private: false })
    const path = `custom-dashboard/${id}/`
    expect((await as(null, 'GET', path)).status).toBe(404)
    expect((await as(ben, 'GET', path)).status).toBe(404)
    expect(await as(mods[0], 'GET', 'custom-dashboard/?approval=awaiting')).toMatchObject({
      body: { results: [{ id, approval: 'awaiting', isConfirmed: false, email: ada.email }] },
    })
    expect(await decide(id, { decision: 'approved', edition: 1 })).toMatchObject({
      status: 200,
      body: { approval: 'approved', isConfirmed: true },
    })
    expect(await as(null, 'GET', path)).toMatchObject({ status: 200, body: { title: 'My state' } })
    await as(ada, 'PUT', path, { ...own, title: 'Rude words', is_private: false })
    expect(await as(ben, 'GET', path)).toMatchObject({ body: { title: 'My state', may: 'view' } })
    expect(await as(ada, 'GET', path)).toMatchObject({ body: { title: 'Rude words', approval: 'awaiting' } })
    await as(ada, 'PUT', path, own)
    expect((await as(ben, 'GET', path)).status).toBe(404)
  })

  it('is disapproved with a reason, which its author reads, also by e-mail', async () => {
    const { id } = await make({ is_private: false })
    expect(await decide(id, { decision: 'disapproved', edition: 1 })).toMatchObject({
      status: 400,
      body: { fields: { reason: [expect.any(String)] } },
    })
    const answer = await decide(id, { decision: 'disapproved', edition: 1, reason: 'No sources named.' })
    expect(answer).toMatchObject({ status: 200, body: { disapproved: true } })
    expect(await as(ada, 'GET', `custom-dashboard/${id}/`)).toMatchObject({
      body: { approval: 'disapproved', decision_reason: 'No sources named.' },
    })
    expect((await as(ben, 'GET', `custom-dashboard/${id}/`)).status).toBe(404)
    const mails = await tables.selectFrom('outgoing_mails').select(['to_address', 'text']).execute()
    expect(mails.at(-1)).toMatchObject({ to_address: ada.email })
    expect(mails.at(-1)?.text).toContain('No sources named.')
    expect((await as(ada, 'GET', 'user_notifications/?size=1')).body).toMatchObject({
      results: [{ title: 'Your dashboard "My state" was disapproved', text: 'No sources named.' }],
    })
  })

  it('is never decided on by its author, by users, or unseen', async () => {
    app.actAs(mods[0])
    const { id } = await make({ is_private: false })
    const approve = { decision: 'approved', edition: 1 }
    expect((await decide(id, approve)).status).toBe(403)
    expect((await decide(id, approve, ben)).status).toBe(403)
    expect((await decide(id, { ...approve, edition: 2 }, mods[1])).status).toBe(409)
    expect((await decide(id, approve, mods[1])).status).toBe(200)
    app.actAs(ada)
    const hidden = await make()
    expect((await decide(hidden.id, approve)).status).toBe(404)
  })

  it('is read and edited by those it is shared with, and by nobody else', async () => {
    const { id } = await make()
    const path = `custom-dashboard/${id}/`
    const shares = [
      { person: 'ID-ben-name', may: 'view' },
      { person: eve.email, may: 'edit' },
    ]
    expect(await as(ben, 'PUT', `${path}shares/`, { shares })).toMatchObject({ status: 404 })
    expect(await as(ada, 'PUT', `${path}shares/`, { shares })).toMatchObject({
      status: 200,
      body: { shares: [{ person: 'id-ben-name', may: 'view' }, { person: 'id-eve-name' }] },
    })
    expect(
      await send('PUT', `${path}shares/`, { shares: [{ person: 'nobody', may: 'view' }] }),
    ).toMatchObject({ status: 400 })
    expect(await as(ben, 'GET', path)).toMatchObject({ status: 200, body: { may: 'view', email: '' } })
    expect(await send('GET', 'user_notifications/')).toMatchObject({
      body: {
        results: [
          { title: 'A dashboard was shared with you', text: 'My state', link: `/custom/private/${id}` },
        ],
      },
    })
    expect((await as(ben, 'PUT', path, own)).status).toBe(403)
    expect((await as(eve, 'PUT', path, { ...own, title: 'Ours' })).status).toBe(200)
    expect((await as(eve, 'DELETE', path)).status).toBe(403)
    expect((await as(mods[0], 'GET', path)).status).toBe(404)
    expect(await as(ada, 'GET', `${path}versions/`)).toMatchObject({
      body: {
        versions: [
          { edition: 2, title: 'Ours', saved_by: 'id-eve-name' },
          { edition: 1, title: 'My state' },
        ],
      },
    })
    expect((await as(ben, 'GET', `${path}versions/`)).status).toBe(403)
    await as(ada, 'PUT', `${path}shares/`, { shares: [] })
    expect((await as(eve, 'GET', path)).status).toBe(404)
  })

  it('is not overwritten by who has not seen the last change', async () => {
    const { id } = await make()
    const path = `custom-dashboard/${id}/`
    expect((await send('PUT', path, { ...own, description: 'First', edition: 1 })).status).toBe(200)
    expect((await send('PUT', path, { ...own, description: 'Second', edition: 1 })).status).toBe(409)
    expect(await send('GET', path)).toMatchObject({ body: { description: 'First', edition: 2 } })
  })

  it('is kept unfinished for its maker alone', async () => {
    const { id } = await make()
    const draft = {
      content: { title: '', sections: [{ kind: 'page', title: '', url: '', description: '' }] },
    }
    for (const dashboard of [0, id]) {
      const path = `custom-dashboard-drafts/${dashboard}/`
      expect(await as(ada, 'PUT', path, { ...draft, based_on: 0 })).toMatchObject({ status: 200 })
      expect(await send('PUT', path, { ...draft, based_on: 1 })).toMatchObject({ status: 200 })
      expect(await send('GET', path)).toMatchObject({ body: { draft: { ...draft, based_on: 1, dashboard } } })
      expect(await as(ben, 'GET', path)).toMatchObject({ body: { draft: null } })
      expect((await as(ada, 'DELETE', path)).status).toBe(200)
      expect(await send('GET', path)).toMatchObject({ body: { draft: null } })
    }
    expect((await as(ben, 'PUT', `custom-dashboard-drafts/${id}/`, { ...draft, based_on: 0 })).status).toBe(
      404,
    )
  })

  it('holds cards, tables and pages of allowed hosts, and says of each what is wrong', async () => {
    const text = { kind: 'text', id: 'a', title: '', place, text: 'Look at the gap.' }
    const picture = png
    const table = { kind: 'table', title: 'Own', columns: ['a'], rows: [['1']], note: '' }
    const page = { kind: 'page', title: 'Chart', url: 'https://charts.example.org/1', description: '' }
    const [board] = canvas(text, {
      kind: 'picture',
      id: 'b',
      title: '',
      place,
      picture,
      alt: 'A map',
    }).sections
    const { sections } = await make({ sections: [board, table, page] })
    expect(sections.map(({ id }) => id)).toEqual(['canvas', 'table', 'page'])
    const wrong: [object, string][] = [
      [canvas({ ...text, text: ' ' }), 'Section 1: card 1: write some text.'],
      [
        canvas({
          kind: 'picture',
          id: 'b',
          title: '',
          place,
          picture: 'data:image/png;base64,PHN2Zz4=',
          alt: 'x',
        }),
        'PNG',
      ],
      [
        canvas({ kind: 'picture', id: 'b', title: '', place, picture: bomb, alt: 'x' }),
        'Section 1: card 1: choose a PNG',
      ],
      [{ appearance: { layout: 'tabs', accent: 'green', logo: bomb } }, 'logo that cannot be drawn'],
      [{ sections: [{ ...page, url: 'https://evil.example.org/' }] }, 'charts.example.org'],
      [{ sections: [{ ...page, url: 'https://charts.example.org:8443/' }] }, 'charts.example.org'],
      [{ sections: [{ ...page, url: 'javascript:alert(1)' }] }, ''],
      [{ sections: [{ ...table, rows: [['1', '2']] }] }, 'more cells'],
      [
        { sections: [{ kind: 'plugin', title: 'Gone', plugin: 'gone', contribution: 'main' }] },
        'no plugin gone',
      ],
      [{ sections: [table, table] }, 'another one with the title'],
    ]
    for (const [changes, words] of wrong) {
      const { status, body } = await send('POST', 'custom-dashboard/', { ...own, title: 'New', ...changes })
      expect({ status, text: JSON.stringify(body) }).toEqual({
        status: 400,
        text: expect.stringContaining(words),
      })
    }
  })

  it('shows no picture of before that says it is too many pixels', async () => {
    const { id } = await make(
      canvas({ kind: 'picture', id: 'b', title: '', place, picture: png, alt: 'A map' }),
    )
    const { sections } = canvas({ kind: 'picture', id: 'b', title: '', place, picture: bomb, alt: 'A map' })
    const appearance = { layout: 'tabs', accent: 'green', logo: bomb }
    const content = JSON.stringify({ ...own, sections, appearance })
    await tables
      .updateTable('custom_dashboards')
      .set({ sections: JSON.stringify(sections), appearance: JSON.stringify(appearance) })
      .where('id', '=', id)
      .execute()
    await tables
      .updateTable('custom_dashboard_versions')
      .set({ content })
      .where('dashboard', '=', id)
      .execute()
    await send('PUT', 'custom-dashboard-drafts/0/', { content: { sections, appearance }, based_on: 0 })
    for (const path of [
      'custom-dashboard/ID/',
      'custom-dashboard/ID/versions/',
      'custom-dashboard-drafts/0/',
    ]) {
      const { status, body } = await send('GET', path.replace('ID', String(id)))
      expect(status, path).toBe(200)
      expect(JSON.stringify(body)).toContain('A map')
      expect(JSON.stringify(body)).not.toContain('data:image')
    }
  })

  it('frames pages of the allowed hosts and of no others', async () => {
    const policy = (await fetch(app.base)).headers.get('content-security-policy') ?? ''
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
      "'self'",
      'http://*.plugins.localhost:4300',
      'https://charts.example.org',
    ])
  })

  it('is written and read by a client of the first platform unchanged', async () => {
    const config: OriginalConfig = {
      dashboardDetails: { name: 'Old one', description: 'Of before', category: 'Other' },
      composedData: [
        {
          parent: { isChildSelected: true },
          children: [
            { id: 1, selected: true },
            { id: 2, selected: false },
          ],
        },
      ],
      surveyArray: [{ children: [{ id: 2, selected: true }] }],
      sectionsArray: [{ id: 1, name: 'Unknown', active: true, isShow: true }],
    }
    const record = {
      name: 'id-ada-name',
      email: ada.email,
      category: 'Other',
      description: 'Of before',
      name_of_dashboard: 'Old one',
      config: JSON.stringify(config),
      link: '/dashboard/old_one',
      is_private: false,
      id: 'made-up',
      created: '2024',
      Reason: 'For all',
    }
    const made = await send('POST', 'custom-dashboard/', record)
    expect(made).toMatchObject({
      status: 201,
      body: { title: 'Old one', indicators: [1], dataSources: [2], request_reason: 'For all' },
    })
    const { id } = made.body as unknown as CustomDashboard
    const { name, email, name_of_dashboard, link } = record
    const kept = { id, name, email, name_of_dashboard, link, config: record.config, is_private: false }
    expect(await send('GET', `custom-dashboard/${id}/`)).toMatchObject({ body: { data: kept } })
    expect(await send('GET', 'custom-dashboard/')).toMatchObject({ body: { data: { results: [kept] } } })
    const native = await make({ title: 'Native' })
    const read = JSON.parse(native.config) as OriginalConfig
    expect(read.dashboardDetails.name).toBe('Native')
    const selected = read.composedData.flatMap(({ children }) => children).filter((child) => child.selected)
    expect(selected.map((child) => child.id)).toEqual([1, 2])
  })
})
