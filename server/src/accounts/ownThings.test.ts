import express, { Router } from 'express'
import type { AddressInfo } from 'node:net'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServe, type Actor } from '@msdat/sdk/http/serve'
import { exportOwnData as contract, type OwnData } from '@msdat/sdk/contracts/ownData'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { answerProblems } from '../http/answerProblems.ts'
import { createLog } from '../http/requestLog.ts'
import { readPicture } from '../images/readPicture.ts'
import { notify } from '../notifications/notify.ts'
import type { AccountTables } from './AccountTables.ts'
import { addUser } from './addUser.ts'
import { deactivateOwn } from './deactivateOwn.ts'
import { exportOwnData, OwnDataExports } from './exportOwnData.ts'
import { mountAvatars } from './mountAvatars.ts'
import { placesOfAccount, placesOfAddress } from './personalPlaces.ts'
import { countTurns } from '../http/countTurns.fixture.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

describeDatabases('what belongs to an account', ({ makeDatabase }) => {
  let db: Kysely<AccountTables>
  let base: string
  let actor: Actor
  let close: () => void
  const send = async (method: string, id: string, picture?: string) => {
    const response = await fetch(`${base}/api/users/${id}/avatar/`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(picture !== undefined && { body: JSON.stringify({ picture }) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string | null> }
  }
  beforeAll(async () => {
    db = (await makeDatabase()).db as unknown as typeof db
    const email = 'ada@example.org'
    const { id } = await addUser(db, { username: 'ada', email, role: 'user', passwordHash: 'sealed-hash' })
    actor = { id, email, name: 'ada', role: 'user' }
    const app = express()
    const router = Router()
    app.use(express.json())
    mountAvatars(createServe(router, { actorOf: () => Promise.resolve(actor) }), router, db)
    app.use(router)
    app.use(answerProblems(createLog('silent')))
    const server = app.listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    close = () => server.close()
  })
  afterAll(() => close())

  const exported = async (id: string): Promise<OwnData> => {
    let text = ''
    for await (const part of exportOwnData(db, id)) text += part
    return JSON.parse(text) as OwnData
  }

  it('is a picture, if its bytes are those of a small one', async () => {
    const set = await send('PUT', actor.id, `data:image/png;base64,${png}`)
    expect(set.body['avatar']).toMatch(new RegExp(`^/api/users/${actor.id}/avatar/[0-9a-f]{32}$`))
    const shown = await fetch(base + set.body['avatar'])
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    const kept = readPicture(Buffer.from(await shown.arrayBuffer()))
    expect(kept).toEqual({ kind: 'webp', width: 256, height: 256 })
    const cut = png.slice(0, -40)
    expect((await send('PUT', actor.id, `data:image/png;base64,${cut}`)).status).toBe(400)
    const page = Buffer.from('<script>alert(1)</script>').toString('base64')
    expect((await send('PUT', actor.id, `data:image/png;base64,${page}`)).status).toBe(400)
    const great = Buffer.from(png, 'base64')
    great.writeUInt32BE(60_000, 16)
    expect((await send('PUT', actor.id, `data:image/png;base64,${great.toString('base64')}`)).status).toBe(
      400,
    )
    expect((await send('PUT', actor.id, `data:image/svg+xml;base64,${page}`)).status).toBe(400)
    expect((await send('PUT', 'somebody-else', `data:image/png;base64,${png}`)).status).toBe(403)
    expect((await send('DELETE', actor.id)).body['avatar']).toBeNull()
    expect((await fetch(base + set.body['avatar'])).status).toBe(404)
  })

  it('is exported whole, without what proves who somebody is', async () => {
    await notify(db, { owner: actor.id, title: 'Your plugin was approved' })
    const data = await exported(actor.id)
    expect(validate(contract.output, data)).toMatchObject({ ok: true })
    expect(data.account.email).toBe('ada@example.org')
    expect(data.kept['notifications']).toMatchObject([{ title: 'Your plugin was approved' }])
    expect(JSON.stringify(data)).not.toMatch(/sealed-hash|token|secret/)
  })

  it('is exported row by row, and others are heard between two', async () => {
    const email = 'chi@example.org'
    const { id } = await addUser(db, { username: 'chi', email, role: 'user', passwordHash: 'x' })
    const tables = db as unknown as Kysely<Record<string, Record<string, unknown>>>
    const at = '2026-01-01T00:00:00.000Z'
    const content = 'x'.repeat(10_000)
    const numbers = Array.from({ length: 250 }, (_, index) => index + 1)
    for (const dashboard of numbers.slice(0, 20))
      await tables
        .insertInto('custom_dashboard_drafts')
        .values({ owner: id, dashboard, content, based_on: 0, updated_at: at })
        .execute()
    for (const number of numbers) await notify(db, { owner: id, title: `Notice ${number}` })
    const parts: { letters: number; turn: number }[] = []
    const turns = countTurns()
    let text = ''
    for await (const part of exportOwnData(db, id)) {
      text += part
      parts.push({ letters: part.length, turn: turns.passed })
    }
    turns.stop()
    const long = parts.filter(({ letters }) => letters > 10_000)
    expect(Math.max(...parts.map(({ letters }) => letters))).toBeLessThan(20_000)
    expect(new Set(long.map((part) => part.turn)).size).toBeGreaterThanOrEqual(20)
    const { kept } = JSON.parse(text) as OwnData
    expect(kept['dashboard_drafts']?.map(({ dashboard }) => dashboard)).toEqual(numbers.slice(0, 20))
    expect(kept['notifications']?.map(({ title }) => title)).toEqual(numbers.map((n) => `Notice ${n}`))
    expect(Object.keys(kept['notifications']?.[0] ?? {})).toEqual(placesOfAccount['notifications']?.columns)
  })

  it('is exported once at a time', async () => {
    const exports = new OwnDataExports()
    const headers: string[] = []
    const setHeader = (name: string): void => void headers.push(name)
    const start = async (account: string) => {
      const parts = exports.oneOf(account, exportOwnData(db, actor.id), { setHeader })
      await parts.next()
      return parts
    }
    const first = await start('ada')
    await expect(start('ada')).rejects.toMatchObject({ code: 'rate_limited' })
    expect(headers).toEqual(['Retry-After'])
    const other = await start('bola')
    await first.return(undefined)
    for await (const part of await start('ada')) expect(part).not.toBe('')
    await (await start('ada')).return(undefined)
    await other.return(undefined)
  })

  it('is in the export wherever the database names a person, but for what proves who somebody is', async () => {
    const covered = [...Object.values(placesOfAccount), ...Object.values(placesOfAddress)]
    const known = new Set([...covered.map(({ table, owner }) => `${table}.${owner}`), ...elsewhere])
    const naming = (await db.introspection.getTables()).flatMap(({ name, columns }) =>
      columns.filter((column) => namesSomebody.test(column.name)).map((column) => `${name}.${column.name}`),
    )
    expect(naming).toContain('user_interactions.owner')
    expect(naming.filter((place) => !known.has(place))).toEqual([])
  })

  it('holds what came through forms only for whoever has proven the address', async () => {
    const message = { kind: 'contact', status: 'open', name: 'Ada', organization: '', text: 'Which survey?' }
    const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' }
    const tables = db as unknown as Kysely<{ messages: Record<string, unknown> }>
    const row = { ...message, ...times, email: 'Ada@Example.org', details: '{}', answer: '' }
    await tables.insertInto('messages').values(row).execute()
    expect((await exported(actor.id)).kept['messages']).toEqual([])
    await db.updateTable('users').set({ email_verified: 1 }).where('id', '=', actor.id).execute()
    expect((await exported(actor.id)).kept['messages']).toMatchObject([{ text: 'Which survey?' }])
  })

  it('goes when its owner leaves, but for what others can see', async () => {
    const email = 'bola@example.org'
    const { id } = await addUser(db, { username: 'bola', email, role: 'user', passwordHash: 'x' })
    await notify(db, { owner: id, title: 'Your plugin was approved' })
    const at = '2026-01-01T00:00:00.000Z'
    const tables = db as unknown as Kysely<Record<string, Record<string, unknown>>>
    const draft = { owner: id, dashboard: 0, content: '{}', based_on: 0, updated_at: at }
    await tables.insertInto('custom_dashboard_drafts').values(draft).execute()
    await tables
      .insertInto('think_votes')
      .values({ owner: id, kind: 'question', thing: 1, created_at: at })
      .execute()
    await deactivateOwn(db, id)
    const { kept } = await exported(id)
    expect(kept).toMatchObject({ notifications: [], dashboard_drafts: [], votes: [{ thing: 1 }] })
  })
})

/** Columns by which a row can belong to a person. */
const namesSomebody = /^(owner|person|user_id|account_id|actor_id|email|to_address)$/
/** Named by a place with another column, or kept for a reason of its own. */
const elsewhere = [
  // The account itself, and the addresses of rows that their owner's id finds.
  'users.email',
  'user_email_changes.email',
  'registry_submissions.email',
  // Of a provider, whose answer is found by the account.
  'user_credentials.account_id',
  // What proves who somebody is.
  'user_two_factors.user_id',
  'registry_jobs.account_id',
  // Holds links and codes that were sent.
  'outgoing_mails.to_address',
]
