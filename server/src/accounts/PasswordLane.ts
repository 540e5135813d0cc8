import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { Lane } from '../limits/Lane.ts'
import type { PasswordKeeper } from './configureAuth.ts'

/** A salted scrypt, a tenth of a second each. */
const scrypt: PasswordKeeper = { hash: hashPassword, verify: verifyPassword }

/**
 * Works out the hash of one password after the other, whichever call it is for: a stranger's burst of wrong sign-ins
 * would else take both cores, and the threads that read files and compress answers.
 */
export class PasswordLane implements PasswordKeeper {
  readonly #keeper: PasswordKeeper
  readonly #network = new AsyncLocalStorage<string>()
  readonly #lane = new Lane({
    atOnce: 1,
    mostWaiting: 60,
    // Some two seconds of work: others wait no longer than that for one network.
    mostOfOne: 20,
    refusal: 'Very many people are signing in just now. Please try again in a minute.',
  })

  constructor(keeper = scrypt) {
    this.#keeper = keeper
  }

  hash(password: string): Promise<string> {
    return this.#run(() => this.#keeper.hash(password))
  }

  verify(kept: { hash: string; password: string }): Promise<boolean> {
    return this.#run(() => this.#keeper.verify(kept))
  }

  /** Passwords that the work looks at count for this network: better-auth asks for them, and does not know it. */
  from<Answer>(network: string, work: () => Answer): Answer {
    return this.#network.run(network, work)
  }

  #run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    return this.#lane.run(work, this.#network.getStore())
  }
}
