import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PluginChoice } from '@msdat/sdk/contracts/pluginChoices'
import type { AccountTables } from '../accounts/AccountTables.ts'
import { addUser } from '../accounts/addUser.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'

const choice = (plugin: string, is_on: boolean, at: string): PluginChoice => ({
  plugin,
  is_on,
  at: `2026-01-0${at}T00:00:00.000Z`,
  accepted: is_on ? ['data'] : [],
})

describeDatabases('choices of add-ons', ({ makeDatabase }) => {
  let app: TestApp
  let ids: string[]
  beforeAll(async () => {
    const database = await makeDatabase()
    const db = database.db as unknown as Kysely<AccountTables>
    const people = ['amina', 'bala'].map((username) =>
      addUser(db, { username, email: `${username}@example.org`, role: 'user', passwordHash: '' }),
    )
    ids = (await Promise.all(people)).map(({ id }) => id)
    app = await serveTestApp(database)
  })
  afterAll(() => app.close())
  const merge = async (person: number, choices: PluginChoice[]) => {
    app.actAs({ id: ids[person] ?? '', email: '', name: 'A', role: 'user' })
    const response = await fetch(`${app.base}/api/account/plugins/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ choices }),
    })
    return { status: response.status, body: (await response.json()) as { choices: PluginChoice[] } }
  }

  it('of several browsers are merged: the later one counts for each plugin', async () => {
    await merge(0, [choice('context', true, '2'), choice('review', true, '3')])
    const { body } = await merge(0, [choice('context', false, '4'), choice('review', false, '1')])
    expect(body.choices).toEqual([choice('context', false, '4'), choice('review', true, '3')])
    expect((await merge(0, [])).body.choices).toHaveLength(2)
    expect((await merge(1, [])).body.choices).toEqual([])
  })

  it('of a clock that is wrong do not count for ever', async () => {
    await merge(1, [{ ...choice('context', true, '2'), at: '2999-01-01T00:00:00.000Z' }])
    const at = new Date(Date.now() + 1000).toISOString()
    const { body } = await merge(1, [{ ...choice('context', false, '2'), at }])
    expect(body.choices.map(({ is_on }) => is_on)).toEqual([false])
  })

  it('are refused where they are none, and for visitors', async () => {
    expect((await merge(0, [{ ...choice('Context!', true, '2') }])).status).toBe(400)
    app.actAs(null)
    const response = await fetch(`${app.base}/api/account/plugins/`, { method: 'PUT' })
    expect(response.status).toBe(401)
  })
})
