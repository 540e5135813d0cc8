import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import OidcProvider from 'oidc-provider'

export const openIdClient = { id: 'our-id', secret: 'a-secret-of-the-tests-0123456789' }

export interface OpenIdProvider {
  /** Address of its OpenID configuration. */
  discoveryUrl: string
  /** What it was asked for, in the order in which it came: path and query. */
  asked: string[]
  close(): Promise<void>
}

/**
 * A real OpenID provider on the loopback, with its own pages for login and consent. Any name signs in, as
 * `name@example.org`, whose address it has checked. It refuses who brings no PKCE.
 */
export async function startOpenIdProvider(callback: string): Promise<OpenIdProvider> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new OidcProvider(url, {
    clients: [
      {
        client_id: openIdClient.id,
        client_secret: openIdClient.secret,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    // As Google does, who puts the address into the token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['for-tests-only'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.org`, email_verified: true, name: id }),
    }),
    features: { devInteractions: { enabled: true } },
  })
  const asked: string[] = []
  const answer = provider.callback()
  server.on('request', (request, response) => {
    asked.push(request.url ?? '')
    void answer(request, response)
  })
  const close = (): Promise<void> => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return { discoveryUrl: `${url}/.well-known/openid-configuration`, asked, close }
}
