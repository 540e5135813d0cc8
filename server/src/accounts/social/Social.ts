import { AppError } from '@msdat/sdk/contracts/problem'
import type { BetterAuth } from '../configureAuth.ts'
import { nullIfRefused } from '../refusals.ts'
import { expectedNonce, nonceOf } from './expectedNonce.ts'
import { takesNonceAndPkce, type SocialName, type SocialProvider } from './SocialProvider.ts'

export interface Redirect {
  to: string
  cookies: string[]
}

/** Where somebody stands after a sign-in with a provider, and after one that failed. */
const afterSocial = '/custom/login'
export const failedSocial = (name: SocialName): string => `${afterSocial}?failed=${name}`

/** The way to a provider and back, as better-auth goes it. */
export class Social {
  readonly #auth: BetterAuth
  readonly #publicUrl: string

  constructor(auth: BetterAuth, publicUrl: string) {
    this.#auth = auth
    this.#publicUrl = publicUrl
  }

  async start(provider: SocialProvider): Promise<Redirect> {
    const { name } = provider
    const hasNonce = takesNonceAndPkce(provider)
    const body = { providerId: name, callbackURL: afterSocial, errorCallbackURL: failedSocial(name) }
    const asked = { body, headers: new Headers(), returnHeaders: true } as const
    const answer = await this.#auth.api.signInWithOAuth2(asked).catch(nullIfRefused)
    if (!answer) throw new AppError('unavailable', 'This sign-in cannot be reached. Please try again later.')
    const to = new URL(answer.response.url)
    const state = to.searchParams.get('state') ?? ''
    if (hasNonce) to.searchParams.set('nonce', nonceOf(state))
    return { to: to.href, cookies: answer.headers.getSetCookie() }
  }

  /** The provider has sent somebody back; better-auth finds its own state in query and cookie. */
  async finish(name: SocialName, query: string, headers: Headers): Promise<Redirect> {
    const address = new URL(`/api/auth/oauth2/callback/${name}${query}`, this.#publicUrl)
    const nonce = nonceOf(address.searchParams.get('state') ?? '')
    const response = await expectedNonce.run(nonce, () =>
      this.#auth.handler(new Request(address, { headers })),
    )
    const to = response.headers.get('location')
    const cookies = response.headers.getSetCookie()
    // Its own pages are not served: whatever else it would show is a failure.
    return { to: to === afterSocial ? to : failedSocial(name), cookies }
  }

  async openSession(userId: string): Promise<string> {
    const session = await (await this.#auth.$context).internalAdapter.createSession(userId)
    return session.token
  }
}
