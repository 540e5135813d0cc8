import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Kysely } from 'kysely'
import type { AccountTables } from '../AccountTables.ts'
import { expectedNonce } from './expectedNonce.ts'
import { readIdToken, takesNonceAndPkce, type SocialProvider } from './SocialProvider.ts'
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
      pkce: takesNonceAndPkce(provider),
      disableSignUp: true,
      getUserInfo: async ({ idToken }) => {
        // A token that comes back by a redirect belongs to the sign-in that began it.
        const nonce = takesNonceAndPkce(provider) ? (expectedNonce.getStore() ?? '') : undefined
        const claims = idToken ? await readIdToken(provider, idToken, nonce) : null
        if (!claims || (await admitSocialUser(db, claims)) === null) return null
        const { sub: id, email, name } = claims
        return { id, email, emailVerified: true, name: name || email }
      },
    })),
  })
}
