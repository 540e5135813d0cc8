import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { toNodeHandler } from 'better-auth/node'
import { jwt } from 'better-auth/plugins/jwt'
import { oidcProvider } from 'better-auth/plugins/oidc-provider'
import type { Kysely } from 'kysely'
import { SignJWT, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import type { AccountTables } from '../AccountTables.ts'
import { startAccountServer, type AccountServer, type Answer } from '../testAccountServer.fixture.ts'

const clientId = 'our-id'
const clientSecret = 'our-secret'
const password = 'Provider-Pass-1'
const tables = [
  'user',
  'session',
  'account',
  'verification',
  'jwks',
  'oauthApplication',
  'oauthConsent',
  'oauthAccessToken',
]
const publicUrl = 'http://localhost:4300'
const callback = `${publicUrl}/api/auth/oauth2/callback/google`

/** A real OpenID provider on the loopback: that of better-auth, with keys and people of its own. */
async function startProvider() {
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  const server: Server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = Object.fromEntries(tables.map((name) => [name, [] as Record<string, unknown>[]]))
  const auth = betterAuth({
    baseURL: base,
    secret: 'a-provider-for-tests-only-0123456789abcdef',
    database: memoryAdapter(people),
    emailAndPassword: { enabled: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      jwt({ jwt: { issuer: base } }),
      oidcProvider({
        loginPage: '/login',
        useJWTPlugin: true,
        requirePKCE: true,
        __skipDeprecationWarning: true,
        trustedClients: [
          {
            clientId,
            clientSecret,
            name: 'MSDAT',
            type: 'web',
            redirectUrls: [callback],
            disabled: false,
            skipConsent: true,
            metadata: null,
          },
        ],
      }),
    ],
  })
  handle = toNodeHandler(auth)
  const cookies = new Map<string, string>()
  return {
    base,
    /** Somebody who is signed in with the provider, in a browser of their own. */
    async join(email: string, isProven = true): Promise<void> {
      const body = { email, password, name: 'Amina Bello' }
      const answer = await auth.api.signUpEmail({ body, returnHeaders: true })
      const person = people['user']?.find((one) => one['email'] === email)
      if (person) person['emailVerified'] = isProven
      const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
      cookies.set(email, pairs.join('; '))
    },
    /** Follows the way there; answers the address that leads back. */
    async authorize(address: string, email: string): Promise<URL> {
      const headers = { cookie: cookies.get(email) ?? '' }
      const answer = await fetch(address, { redirect: 'manual', headers })
      // It answers a redirect to pages and tells scripts where to go.
      const to = answer.headers.get('location') ?? ((await answer.json()) as { url: string }).url
      return new URL(to, base)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

describeDatabases('a sign-in with a provider', ({ makeDatabase }) => {
  let db: Kysely<AccountTables>
  let provider: Awaited<ReturnType<typeof startProvider>>
  let server: AccountServer
  const cookieOf = ({ cookies }: Answer): string => cookies.map((line) => line.split(';')[0]).join('; ')
  const start = () => server.send('GET', '/api/auth/start/google')
  const back = ({ search }: URL, cookie: string) =>
    server.send('GET', `/api/auth/oauth2/callback/google${search}`, { headers: { cookie } })
  const whoIs = async (answer: Answer) => {
    const headers = { cookie: cookieOf(answer), origin: publicUrl }
    return (await server.send('GET', '/api/session/', { headers })).body['user']
  }
  const enter = async (email: string): Promise<Answer> => {
    const begun = await start()
    const address = await provider.authorize(String(begun.headers['location']), email)
    return back(address, cookieOf(begun))
  }
  beforeAll(async () => {
    db = (await makeDatabase()).db as unknown as typeof db
    provider = await startProvider()
    const discoveryUrl = `${provider.base}/api/auth/.well-known/openid-configuration`
    const socialProviders = [{ name: 'google' as const, clientId, clientSecret, discoveryUrl }]
    server = await startAccountServer(db, { publicUrl, socialProviders })
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  it('is offered where it is configured, and leads there with state, nonce and PKCE', async () => {
    expect((await server.send('GET', '/api/auth/providers/')).body).toEqual({ providers: ['google'] })
    const begun = await start()
    const to = new URL(String(begun.headers['location']))
    expect([begun.status, to.origin]).toEqual([302, provider.base])
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      client_id: clientId,
      redirect_uri: callback,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{20}/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect((await server.send('GET', '/api/auth/start/linkedin')).status).toBe(404)
    expect((await server.send('GET', '/api/auth/start/nobody')).status).toBe(404)
  })

  it('makes an account with a proven address, and finds it the next time', async () => {
    await provider.join('amina@example.org')
    const first = await enter('amina@example.org')
    expect([first.status, first.headers['location']]).toEqual([302, '/custom/login'])
    const user = (await whoIs(first)) as { id: string }
    expect(user).toMatchObject({ email: 'amina@example.org', email_confirmed: true, role: { value: 'user' } })
    expect(await whoIs(await enter('amina@example.org'))).toMatchObject({ id: user.id })
  })

  it('goes wrong without the cookie of its state, and with a state that was used', async () => {
    const begun = await start()
    const address = await provider.authorize(String(begun.headers['location']), 'amina@example.org')
    const foreign = await back(address, '')
    expect(foreign.headers['location']).toBe('/custom/login?failed=google')
    expect(await whoIs(foreign)).toBeNull()
    const again = await start()
    const used = await provider.authorize(String(again.headers['location']), 'amina@example.org')
    expect((await back(used, cookieOf(again))).headers['location']).toBe('/custom/login')
    expect((await back(used, cookieOf(again))).headers['location']).toBe('/custom/login?failed=google')
  })

  it('goes wrong with a token that was made for another sign-in', async () => {
    const begun = await start()
    const to = new URL(String(begun.headers['location']))
    to.searchParams.set('nonce', 'of-another-sign-in')
    const foreign = await back(await provider.authorize(to.href, 'amina@example.org'), cookieOf(begun))
    expect(foreign.headers['location']).toBe('/custom/login?failed=google')
    expect(await whoIs(foreign)).toBeNull()
    const again = await start()
    const bare = new URL(String(again.headers['location']))
    bare.searchParams.delete('nonce')
    const without = await back(await provider.authorize(bare.href, 'amina@example.org'), cookieOf(again))
    expect(without.headers['location']).toBe('/custom/login?failed=google')
  })

  it('does not enter an account whose address nobody has proven, nor one with a second factor', async () => {
    const join = async (username: string, change: object) => {
      const email = `${username}@example.org`
      await provider.join(email)
      const body = { username, email, password: 'Correct-horse-7' }
      const { body: made } = await server.send('POST', '/api/users/', { body })
      await db.updateTable('users').set(change).where('id', '=', String(made['id'])).execute()
      return email
    }
    const refused = '/custom/login?failed=google'
    const unproven = await join('bala', { email_verified: 0 })
    expect((await enter(unproven)).headers['location']).toBe(refused)
    const second = await join('chika', { email_verified: 1, two_factor_enabled: 1, second_factors: 'email' })
    expect((await enter(second)).headers['location']).toBe(refused)
    const banned = await join('dayo', { email_verified: 1, banned: 1 })
    expect((await enter(banned)).headers['location']).toBe(refused)
    const own = await join('efe', { email_verified: 1 })
    expect(await whoIs(await enter(own))).toMatchObject({ email: own })
    await provider.join('fola@example.org', false)
    expect((await enter('fola@example.org')).headers['location']).toBe(refused)
  })

  it('takes a token of the provider once, and no forged, foreign or old one', async () => {
    const begun = await start()
    const to = new URL(String(begun.headers['location']))
    const verifier = 'a'.repeat(64)
    to.searchParams.set('code_challenge', await challengeOf(verifier))
    const code = (await provider.authorize(to.href, 'amina@example.org')).searchParams.get('code') ?? ''
    const answer = await fetch(`${provider.base}/api/auth/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        redirect_uri: callback,
        client_id: clientId,
        client_secret: clientSecret,
        code_verifier: verifier,
        code,
      }),
    })
    const { id_token } = (await answer.json()) as { id_token: string }
    const send = (auth_token: string) =>
      server.send('POST', '/api/auth/register/google/user/', { body: { auth_token, provider: 'google' } })
    const { privateKey } = await generateKeyPair('EdDSA')
    const forged = await new SignJWT({ email: 'amina@example.org', email_verified: true })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(provider.base)
      .setAudience(clientId)
      .setSubject('x')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    expect((await send(forged)).body).toMatchObject({
      code: 'unauthenticated',
      message: 'Something went wrong signing you in with google',
    })
    const entered = (await send(id_token)).body as { data: { email: string; token: string } }
    expect(entered.data.email).toBe('amina@example.org')
    const headers = { authorization: `Bearer ${entered.data.token}` }
    expect((await server.send('GET', '/api/session/', { headers })).body['user']).toMatchObject({
      email: 'amina@example.org',
    })
    expect((await send(id_token)).status).toBe(401)
    expect((await send(id_token.slice(0, -4) + 'AAAA')).status).toBe(401)
    expect(
      (
        await server.send('POST', '/api/social/auth/linkedin/', {
          body: { code: 'x', redirect_uri: publicUrl },
        })
      ).status,
    ).toBe(404)
  })
})

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return Buffer.from(digest).toString('base64url')
}
