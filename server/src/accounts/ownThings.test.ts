import express, { Router } from 'express'
import type { AddressInfo } from 'node:net'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServe, type Actor } from '@msdat/sdk/adapters/serve'
import { exportOwnData as contract } from '@msdat/sdk/contracts/ownData'
import { validate } from '@msdat/sdk/validate/node'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { answerProblems } from '../http/answerProblems.ts'
import { createLog } from '../http/requestLog.ts'
import { readPicture } from '../images/readPicture.ts'
import { notify } from '../notifications/notify.ts'
import type { AccountTables } from './AccountTables.ts'
import { addUser } from './addUser.ts'
import { exportOwnData } from './exportOwnData.ts'
import { mountAvatars } from './mountAvatars.ts'

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
    const data = await exportOwnData(db, actor.id)
    expect(validate(contract.output, JSON.parse(JSON.stringify(data)))).toMatchObject({ ok: true })
    expect(data.account.email).toBe('ada@example.org')
    expect(data.kept['notifications']).toMatchObject([{ title: 'Your plugin was approved' }])
    expect(Object.keys(data.kept)).toEqual([
      'activity',
      'time_spent',
      'notifications',
      'plugin_choices',
      'digest',
      'dashboards',
      'phones',
      'sessions',
      'plugins',
    ])
    expect(JSON.stringify(data)).not.toMatch(/sealed-hash|token|secret/)
  })
})
