import { computed, makeObservable } from 'mobx'
import type { Login, Registration, Session, User } from '@msdat/sdk/contracts/accounts'
import { RemoteValue } from '../loading/RemoteValue.ts'

export interface AccountCalls {
  readSession(): Promise<Session>
  login(input: Login): Promise<unknown>
  logout(): Promise<unknown>
  register(input: Registration): Promise<User>
}

/** Who is signed in. The session itself is a cookie that scripts cannot read. */
export class AccountStore {
  readonly session: RemoteValue<Session>
  readonly #calls: AccountCalls
  #wantedPage: string | null = null

  constructor(calls: AccountCalls) {
    this.#calls = calls
    this.session = new RemoteValue(() => calls.readSession())
    makeObservable(this, { user: computed, isKnown: computed })
  }

  get user(): User | null {
    return this.session.value?.user ?? null
  }

  /** False until the server has said whether someone is signed in. */
  get isKnown(): boolean {
    return this.session.state.status === 'ready' || this.session.state.status === 'failed'
  }

  async login(input: Login): Promise<void> {
    await this.#calls.login(input)
    await this.session.load()
  }

  /** Nobody is known from here on; whoever logs out leaves the account page before the server says so again. */
  async logout(): Promise<void> {
    await this.#calls.logout()
    this.session.clear()
    void this.session.load()
  }

  /** A page was refused for want of a login: the login leads back to it. */
  wantPage(path: string | null): void {
    this.#wantedPage = path
  }

  /** The page to go on to after the login, once. */
  takeWantedPage(): string | null {
    const path = this.#wantedPage
    this.#wantedPage = null
    return path
  }

  register(input: Registration): Promise<User> {
    return this.#calls.register(input)
  }
}
