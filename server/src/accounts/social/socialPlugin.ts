import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Kysely } from 'kysely'
import type { AccountTables } from '../AccountTables.ts'
import { readIdToken, type SocialProvider } from './SocialProvider.ts'
import { admitSocialUser } from './socialUser.ts'

/** The redirects to the providers and back. better-auth keeps state and PKCE; the token is checked here. */
export function socialPlugin(db: Kysely<AccountTables>, providers: readonly SocialProvider[]) {
  return genericOAuth({
    config: providers.map((provider) => ({
      providerId: provider.name,
      discoveryUrl: provider.discoveryUrl,
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      scopes: ['openid', 'email', 'profile'],
      // LinkedIn refuses it for programs that have a secret.
      pkce: provider.name !== 'linkedin',
      disableSignUp: true,
      getUserInfo: async ({ idToken }) => {
        const claims = idToken ? await readIdToken(provider, idToken) : null
        if (!claims || (await admitSocialUser(db, claims)) === null) return null
        const { sub: id, email, name } = claims
        return { id, email, emailVerified: true, name: name || email }
      },
    })),
  })
}
