import { computed, makeObservable } from 'mobx'
import type {
  Login,
  Registration,
  SecondFactorAsked,
  SecondFactorMethod,
  Session,
  User,
} from '@msdat/sdk/contracts/accounts'
import type { SecondFactorCode } from '@msdat/sdk/contracts/secondFactor'
import { RemoteValue } from '../loading/RemoteValue.ts'

export interface AccountCalls {
  readSession(): Promise<Session>
  login(input: Login): Promise<unknown>
  enterCode(input: SecondFactorCode): Promise<unknown>
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

  /** Null where that was all; else where the code may be from that is still asked for. */
  async login(input: Login): Promise<readonly SecondFactorMethod[] | null> {
    const answer = await this.#calls.login(input)
    if (isAsked(answer)) return answer.second_factor
    await this.session.load()
    return null
  }

  async enterCode(code: SecondFactorCode): Promise<void> {
    await this.#calls.enterCode(code)
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

const isAsked = (answer: unknown): answer is SecondFactorAsked =>
  typeof answer === 'object' && answer !== null && 'second_factor' in answer
