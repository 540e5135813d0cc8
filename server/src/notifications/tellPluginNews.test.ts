import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AuthorNews } from '@msdat/plugin-registry'
import type { AccountTables } from '../accounts/AccountTables.ts'
import { addUser } from '../accounts/addUser.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { createMail, type Mail } from '../mail/createMail.ts'
import { startTestMailServer, type TestMailServer } from '../mail/testMailServer.fixture.ts'
import { tellPluginNews } from './tellPluginNews.ts'

const publicUrl = 'http://localhost:4300'
const news = { submission: 7, title: 'Zone <columns>', version: '1.2.0', reason: 'It copies another one.' }

describeDatabases('news of a plugin', ({ makeDatabase }) => {
  let database: Database<DataTables>
  let server: TestMailServer
  let mail: Mail
  beforeEach(async () => {
    database = await makeDatabase()
    server = await startTestMailServer()
    mail = createMail({ db: database.db, publicUrl, smtpUrl: server.url, from: null, warn: () => {} })
    mail.start()
  })
  afterEach(async () => {
    await mail.stop()
    await server.close()
  })

  async function addPerson(name: string, role: 'user' | 'admin', isProven: boolean): Promise<string> {
    const db = database.db as unknown as Kysely<AccountTables>
    const person = { username: name, email: `${name}@example.org`, role, passwordHash: '' }
    const { id } = await addUser(db, person)
    await db
      .updateTable('users')
      .set({ email_verified: isProven ? 1 : 0 })
      .where('id', '=', id)
      .execute()
    return id
  }
  const tell = (told: Pick<AuthorNews, 'state' | 'account'>): Promise<void> => {
    const room = { outbox: mail.outbox, publicUrl, adminAddress: 'first@example.org' }
    return tellPluginNews(database.db, { ...news, ...told }, room)
  }
  const received = async (count: number): Promise<TestMailServer['received']> => {
    await vi.waitFor(() => expect(server.received).toHaveLength(count), { timeout: 20_000 })
    return server.received
  }
  const outgoing = async (): Promise<number> => {
    const mails = database.db.withTables<{ outgoing_mails: { id: number } }>()
    return (await mails.selectFrom('outgoing_mails').select('id').execute()).length
  }

  it('goes by mail to its author at each state, at the address that they have proven', async () => {
    const account = await addPerson('amina', 'user', true)
    const states = [
      ['check_failed', 'did not pass the checks'],
      ['changes_requested', 'needs changes'],
      ['rejected', 'It copies another one.'],
      ['approved', 'is being built'],
      ['build_failed', 'could not be built'],
      ['deployed', 'runs for visitors now'],
      ['disabled', 'was switched off'],
      ['yanked', 'was withdrawn'],
    ] as const
    for (const [state] of states) await tell({ state, account })
    const mails = await received(states.length)
    for (const [, words] of states) expect(mails.some(({ raw }) => raw.includes(words))).toBe(true)
    expect(new Set(mails.flatMap(({ to }) => to))).toEqual(new Set(['amina@example.org']))
    expect(mails[0]?.raw).toContain('Zone &lt;columns&gt;')
  })

  it('tells each admin by themselves that something waits, and no admin about their own', async () => {
    await addPerson('bala', 'admin', true)
    await addPerson('chidi', 'admin', false)
    const own = await addPerson('dayo', 'admin', true)
    await tell({ state: 'awaiting_approval', account: own })
    const mails = await received(3)
    const waits = mails.filter(({ raw }) => raw.includes('A plugin waits for a review'))
    expect(waits.map(({ to }) => to.join()).sort()).toEqual(['bala@example.org', 'first@example.org'])
    for (const { to, raw } of mails) {
      const others = ['bala', 'chidi', 'dayo', 'first'].filter((name) => !to.includes(`${name}@example.org`))
      for (const name of others) expect(raw).not.toContain(`${name}@example.org`)
    }
    expect(mails.find(({ to }) => to.includes('dayo@example.org'))?.raw).toContain('passed the checks')
  })

  it('goes to nobody who has no account, or has not proven their address', async () => {
    const unproven = await addPerson('amina', 'user', false)
    for (const account of [null, unproven, 'gone']) await tell({ state: 'deployed', account })
    expect(await outgoing()).toBe(0)
  })
})
