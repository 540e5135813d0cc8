import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { TextMessages } from '../sms/TextMessages.ts'
import type { AccountTables } from './AccountTables.ts'
import { startAccountServer, type AccountServer, type Answer } from './testAccountServer.fixture.ts'

const password = 'Correct-horse-7'
const origin = 'http://localhost:4300'
const phone = '+2348012345678'

describeDatabases('a code by text message', ({ makeDatabase }) => {
  let db: Kysely<AccountTables>
  let server: AccountServer
  let gateway: Server
  let isRefusing = false
  const received: { to: string; text: string }[] = []
  const newestCode = (): string => /is (\d{6})\./.exec(received.at(-1)?.text ?? '')?.[1] ?? ''
  const other = (code: string): string => (code === '111111' ? '222222' : '111111')
  const cookieOf = ({ cookies }: Answer): string => cookies.map((line) => line.split(';')[0]).join('; ')

  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        if (isRefusing) return response.writeHead(503).end()
        received.push(JSON.parse(body) as { to: string; text: string })
        response.end()
      })
    })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`
    const body = '{"to":"{to}","text":"{text}"}'
    const texts = new TextMessages({
      gateway: { url, body, authorization: null },
      warn: () => undefined,
      limits: { byNumber: { most: 20, minutes: 60 } },
    })
    db = (await makeDatabase()).db as unknown as typeof db
    server = await startAccountServer(db, { texts })
  })
  afterAll(async () => {
    await server.close()
    gateway.close()
  })
  const logIn = (username: string) =>
    server.send('POST', '/api/login/', { body: { username, password }, headers: { origin } })
  const join = async (username: string) => {
    const email = `${username}@example.org`
    const made = await server.send('POST', '/api/users/', { body: { username, email, password } })
    const { body: signedIn } = await logIn(username)
    const path = `/api/users/${String(made.body['id'])}/`
    const headers = { authorization: `Bearer ${String(signedIn['token'])}` }
    const send = (method: string, at: string, body?: object) =>
      server.send(method, path + at, { headers, ...(body && { body }) })
    return { send }
  }

  it('is asked for at the login once the number was confirmed, and no more once it is off', async () => {
    const { send } = await join('sade')
    expect((await send('POST', 'phone/', { phone, password: 'Wrong-horse-7' })).status).toBe(400)
    expect((await send('POST', 'phone/', { phone: '0801', password })).status).toBe(400)
    expect((await send('POST', 'phone/', { phone, password })).status).toBe(200)
    expect(received.at(-1)?.to).toBe(phone)
    expect((await logIn('sade')).body).toHaveProperty('token')
    expect((await send('PUT', 'phone/', { code: other(newestCode()) })).body.fields).toHaveProperty('code')
    const confirmed = await send('PUT', 'phone/', { code: newestCode() })
    expect(confirmed.body).toMatchObject({ sms: true, has_sms: true, phone: '+234 … 78' })

    const asked = await logIn('sade')
    expect(asked.body).toEqual({ second_factor: ['sms', 'recovery'] })
    const headers = { origin, cookie: cookieOf(asked) }
    const sendCode = () =>
      server.send('POST', '/api/login/second-factor/send/', { body: { method: 'sms' }, headers })
    isRefusing = true
    expect((await sendCode()).status).toBe(503)
    isRefusing = false
    expect((await sendCode()).body.message).toBe('A code is on its way to your telephone.')
    const enter = (code: string) =>
      server.send('POST', '/api/login/second-factor/', { body: { method: 'sms', code }, headers })
    expect((await enter(other(newestCode()))).status).toBe(401)
    const entered = await enter(newestCode())
    expect(entered.body).toMatchObject({ username: 'sade' })

    const none = { sms: false, email: false, googleAuthenticator: false, microsoftAuthenticator: false }
    const off = await server.send('POST', `/api/users/${String(entered.body['id'])}/security-settings/`, {
      body: { ...none, password },
      headers: { authorization: `Bearer ${String(entered.body['token'])}` },
    })
    expect(off.body).toEqual({ ...none, has_sms: true, phone: '' })
    expect((await logIn('sade')).body).toHaveProperty('token')
    expect(await db.selectFrom('user_phones').selectAll().execute()).toEqual([])
  })

  it('confirms a number within five tries and ten minutes, and never without them', async () => {
    const { send } = await join('tunde')
    expect((await send('PUT', 'phone/', { code: '123456' })).status).toBe(409)
    await send('POST', 'phone/', { phone, password })
    const code = newestCode()
    for (let tries = 0; tries < 5; tries += 1) await send('PUT', 'phone/', { code: other(code) })
    expect((await send('PUT', 'phone/', { code })).status).toBe(409)
    await send('POST', 'phone/', { phone, password })
    await db.updateTable('user_phones').set({ expires_at: '2020-01-01' }).execute()
    expect((await send('PUT', 'phone/', { code: newestCode() })).status).toBe(409)
    const settings = { sms: true, email: false, googleAuthenticator: false, microsoftAuthenticator: false }
    expect((await send('POST', 'security-settings/', { ...settings, password })).status).toBe(409)
  })
})
