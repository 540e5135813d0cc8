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
import { notify } from '../notifications/notify.ts'
import type { AccountTables } from './AccountTables.ts'
import { addUser } from './addUser.ts'
import { exportOwnData } from './exportOwnData.ts'
import { mountAvatars } from './mountAvatars.ts'
import { readPicture } from './readPicture.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const jpeg = '/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCAAgABADASIAAhEBAxEB'
const webp = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

it('reads the kind and the size of a picture from its bytes', () => {
  expect(readPicture(Buffer.from(png, 'base64'))).toEqual({ kind: 'png', width: 1, height: 1 })
  expect(readPicture(Buffer.from(jpeg, 'base64'))).toEqual({ kind: 'jpeg', width: 16, height: 32 })
  expect(readPicture(Buffer.from(webp, 'base64'))).toEqual({
    kind: 'webp',
    width: 1,
    height: 1,
  })
  expect(readPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
  expect(readPicture(Buffer.from('GIF89a'))).toBeNull()
  expect(readPicture(Buffer.from(png, 'base64').subarray(0, 20))).toBeNull()
})

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
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await shown.arrayBuffer()).toString('base64')).toBe(png)
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
