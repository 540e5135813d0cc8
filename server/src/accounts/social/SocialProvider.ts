import { createRemoteJWKSet, jwtVerify } from 'jose'

export type SocialName = 'google' | 'linkedin'

/** Somebody else's sign-in that this installation trusts, by OpenID Connect. */
export interface SocialProvider {
  name: SocialName
  clientId: string
  clientSecret: string
  /** Address of its OpenID configuration. */
  discoveryUrl: string
}

/** What a provider says of a person, checked. */
export interface SocialClaims {
  sub: string
  email: string
  name: string
  /** Seconds since 1970. */
  exp: number
}

interface Discovery {
  issuer: string
  jwks_uri: string
  token_endpoint: string
}

const keys = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

export async function discover({ discoveryUrl }: SocialProvider): Promise<Discovery> {
  const response = await fetch(discoveryUrl, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${discoveryUrl} answers ${response.status}.`)
  return (await response.json()) as Discovery
}

/** LinkedIn refuses PKCE for programs that have a secret, and hands no nonce on into its tokens. */
export const takesNonceAndPkce = ({ name }: SocialProvider): boolean => name !== 'linkedin'

/**
 * The claims of a token that this provider signed for us, with an address that it has checked; else null. With
 * a nonce, also that the token was made for this very sign-in.
 */
export async function readIdToken(
  provider: SocialProvider,
  token: string,
  nonce?: string,
): Promise<SocialClaims | null> {
  const { issuer, jwks_uri } = await discover(provider)
  const known = keys.get(jwks_uri) ?? createRemoteJWKSet(new URL(jwks_uri))
  keys.set(jwks_uri, known)
  const checked = await jwtVerify(token, known, {
    issuer,
    audience: provider.clientId,
    requiredClaims: ['sub', 'exp', 'iat'],
    // Whoever finds an old token cannot use it.
    maxTokenAge: '10 minutes',
    clockTolerance: 30,
  }).catch(() => null)
  if (!checked || (nonce !== undefined && checked.payload['nonce'] !== nonce)) return null
  const { sub, email, email_verified, name, exp } = checked.payload
  const isProven = email_verified === true || email_verified === 'true'
  if (!isProven || typeof sub !== 'string' || typeof email !== 'string') return null
  return { sub, email: email.toLowerCase(), name: typeof name === 'string' ? name : '', exp: exp ?? 0 }
}
