import { AppError } from '@msdat/sdk/contracts/problem'
import type { BetterAuth } from '../configureAuth.ts'
import { nullIfRefused } from '../refusals.ts'
import type { SocialName } from './SocialProvider.ts'

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

  async start(name: SocialName): Promise<Redirect> {
    const body = { providerId: name, callbackURL: afterSocial, errorCallbackURL: failedSocial(name) }
    const asked = { body, headers: new Headers(), returnHeaders: true } as const
    const answer = await this.#auth.api.signInWithOAuth2(asked).catch(nullIfRefused)
    if (!answer) throw new AppError('unavailable', 'This sign-in cannot be reached. Please try again later.')
    return { to: answer.response.url, cookies: answer.headers.getSetCookie() }
  }

  /** The provider has sent somebody back; better-auth finds its own state in query and cookie. */
  async finish(name: SocialName, query: string, headers: Headers): Promise<Redirect> {
    const address = new URL(`/api/auth/oauth2/callback/${name}${query}`, this.#publicUrl)
    const response = await this.#auth.handler(new Request(address, { headers }))
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
