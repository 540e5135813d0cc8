import type { IRouter, Request, Response } from 'express'
import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/socialSignIn'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { CallContext, Serve } from '@msdat/sdk/http/serve'
import type { AccountTables } from '../AccountTables.ts'
import type { Auth } from '../Auth.ts'
import { finishSignIn } from '../signIn.ts'
import { failedSocial } from './Social.ts'
import { discover, readIdToken, type SocialName, type SocialProvider } from './SocialProvider.ts'
import { admitSocialUser, isFirstUse, linkSocialUser } from './socialUser.ts'

interface Parts {
  db: Kysely<AccountTables>
  auth: Auth
  providers: readonly SocialProvider[]
  publicUrl: string
}

/** Sign-ins with a provider: the redirects, and the calls of clients that come with its token or its code. */
export function mountSocial(serve: Serve, router: IRouter, parts: Parts): void {
  const { auth, providers } = parts
  serve(contracts.listSocialSignIns, () => ({ providers: providers.map(({ name }) => name) }))
  mountTokens(serve, parts)
  router.get('/api/auth/start/:provider', async (request: Request, response: Response) => {
    const provider = known(providers, request.params['provider'])
    const { to, cookies } = await auth.social
      .start(provider)
      .catch(() => ({ to: failedSocial(provider.name), cookies: [] }))
    send(response, to, cookies)
  })
  router.get('/api/auth/oauth2/callback/:provider', async (request: Request, response: Response) => {
    const { name } = known(providers, request.params['provider'])
    const query = new URL(request.originalUrl, parts.publicUrl).search
    const headers = new Headers({ cookie: request.headers.cookie ?? '' })
    const agent = request.headers['user-agent']
    if (agent) headers.set('user-agent', agent.slice(0, 300))
    const { to, cookies } = await auth.social
      .finish(name, query, headers)
      .catch(() => ({ to: failedSocial(name), cookies: [] }))
    send(response, to, cookies)
  })
}

function send(response: Response, to: string, cookies: readonly string[]): void {
  response.set('Cache-Control', 'no-store')
  if (cookies.length > 0) response.append('Set-Cookie', [...cookies])
  response.status(302).set('Location', to).end()
}

function mountTokens(serve: Serve, parts: Parts): void {
  const { providers, publicUrl } = parts
  serve(contracts.signInWithToken, async ({ provider, auth_token }, context) => ({
    data: await enter(parts, { provider: known(providers, provider), token: auth_token }, context),
  }))
  serve(contracts.signInWithLinkedIn, async ({ code, redirect_uri }, context) => {
    const provider = known(providers, 'linkedin')
    if (!URL.canParse(redirect_uri) || new URL(redirect_uri).origin !== new URL(publicUrl).origin) {
      const message = 'The address must be one of this site.'
      throw new AppError('invalid_input', message, { redirect_uri: [message] })
    }
    const token = await exchange(provider, code, redirect_uri)
    return { data: await enter(parts, { provider, token }, context) }
  })
}

async function exchange(provider: SocialProvider, code: string, redirect_uri: string): Promise<string> {
  const { clientId: client_id, clientSecret: client_secret } = provider
  const { token_endpoint } = await discover(provider)
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri,
    client_id,
    client_secret,
  })
  const response = await fetch(token_endpoint, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
  const answer = (await response.json().catch(() => ({}))) as { id_token?: unknown }
  return typeof answer.id_token === 'string' ? answer.id_token : ''
}

async function enter(
  { db, auth }: Parts,
  { provider, token }: { provider: SocialProvider; token: string },
  context: CallContext,
) {
  const claims = await readIdToken(provider, token)
  if (!claims || !(await isFirstUse(db, token, claims.exp))) throw refusal(provider.name)
  const userId = await admitSocialUser(db, claims)
  if (userId === null) throw refusal(provider.name)
  await linkSocialUser(db, { userId, provider: provider.name, sub: claims.sub })
  return finishSignIn(db, { userId, token: await auth.social.openSession(userId), cookies: [] }, context)
}

const refusal = (name: SocialName): AppError =>
  new AppError('unauthenticated', `Something went wrong signing you in with ${name}`)

function known(providers: readonly SocialProvider[], name: unknown): SocialProvider {
  const found = providers.find((provider) => provider.name === name)
  if (found) return found
  throw new AppError('not_found', 'This installation does not trust that sign-in.')
}
