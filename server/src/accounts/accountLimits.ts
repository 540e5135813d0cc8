import type { CallContext } from '@msdat/sdk/http/serve'
import { addressKey, networkKey, takeOrRefuse } from '../limits/takeOrRefuse.ts'
import { AttemptLimit, type LimitRule } from '../limits/AttemptLimit.ts'

export interface AccountLimits {
  /** Failed sign-ins from one address: an office behind one address shares it, so it is wide. */
  loginByAddress: LimitRule
  /** Failed sign-ins to one account from one address. */
  loginByAccountAndAddress: LimitRule
  /**
   * Failed sign-ins to one account from networks that it was never signed in to from: else a stranger could use
   * it to lock someone out.
   */
  loginByAccount: LimitRule
  registrationByAddress: LimitRule
  registrationByEmail: LimitRule
  /** Links for a new password to one address. */
  recoveryByEmail: LimitRule
}

export const defaultLimits: AccountLimits = {
  loginByAddress: { most: 60, minutes: 15 },
  loginByAccountAndAddress: { most: 10, minutes: 15 },
  loginByAccount: { most: 200, minutes: 60 },
  registrationByAddress: { most: 30, minutes: 60 },
  registrationByEmail: { most: 10, minutes: 60 },
  recoveryByEmail: { most: 5, minutes: 60 },
}

export interface LoginAttempt {
  account: string
  /** Whether the account was signed in to from this network before. */
  isKnown: boolean
}

/** The limits on sign-in and registration. An attempt is taken before the password is looked at, so that parallel guesses count. */
export class AttemptGate {
  readonly #limits: Record<keyof AccountLimits, AttemptLimit>

  constructor(rules: AccountLimits) {
    this.#limits = {
      loginByAddress: new AttemptLimit(rules.loginByAddress),
      loginByAccountAndAddress: new AttemptLimit(rules.loginByAccountAndAddress),
      loginByAccount: new AttemptLimit(rules.loginByAccount),
      registrationByAddress: new AttemptLimit(rules.registrationByAddress),
      registrationByEmail: new AttemptLimit(rules.registrationByEmail),
      recoveryByEmail: new AttemptLimit(rules.recoveryByEmail),
    }
  }

  /** Throws where there were too many attempts; answers what to call after a success. */
  async beginLogin({ account, isKnown }: LoginAttempt, context: CallContext): Promise<() => Promise<void>> {
    const network = networkKey(context)
    const pair = `${network} ${account}`
    await this.#take('loginByAddress', network, context)
    await this.#take('loginByAccountAndAddress', pair, context)
    if (!isKnown) await this.#take('loginByAccount', account, context)
    return async () => {
      await this.#limits.loginByAddress.giveBack(network)
      await this.#limits.loginByAccountAndAddress.forget(pair)
      if (!isKnown) await this.#limits.loginByAccount.giveBack(account)
    }
  }

  async beginRegistration(email: string, context: CallContext): Promise<void> {
    await this.#take('registrationByAddress', addressKey(context), context)
    await this.#take('registrationByEmail', email, context)
  }

  async beginRecovery(email: string, context: CallContext): Promise<void> {
    await this.#take('recoveryByEmail', email, context)
  }

  async #take(name: keyof AccountLimits, key: string, context: CallContext): Promise<void> {
    await takeOrRefuse(this.#limits[name], key, context)
  }
}
