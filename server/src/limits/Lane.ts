import { AppError } from '@msdat/sdk/contracts/problem'
import { Semaphore } from '../http/Semaphore.ts'

interface LaneRule {
  /** So much is worked on at once. */
  atOnce: number
  /** So much more may wait. */
  mostWaiting: number
  /** Of one account or one network, at work and waiting; without it, one may fill the lane. */
  mostOfOne?: number
  /** Says to whom there is no room for what to do. */
  refusal: string
}

/**
 * Keeps costly work from taking the whole server: a little at once, first come, first served, and a bounded number
 * waits. Passwords and pictures are worked on by the four threads of Node that files and compression need too.
 */
export class Lane {
  readonly #rule: LaneRule
  readonly #semaphore: Semaphore
  /** How much is at work or waits, by whose it is. */
  readonly #held = new Map<string, number>()
  #all = 0

  constructor(rule: LaneRule) {
    this.#rule = rule
    this.#semaphore = new Semaphore(rule.atOnce)
  }

  /** Does the work when its turn comes; throws `unavailable` at once where there is no room to wait. */
  async run<Answer>(work: () => Promise<Answer>, whose = ''): Promise<Answer> {
    this.#enter(whose)
    try {
      const release = await this.#semaphore.acquire()
      return await work().finally(release)
    } finally {
      this.#leave(whose)
    }
  }

  #enter(whose: string): void {
    const { atOnce, mostWaiting, mostOfOne = Infinity, refusal } = this.#rule
    const ofOne = this.#held.get(whose) ?? 0
    if (this.#all >= atOnce + mostWaiting || ofOne >= mostOfOne) throw new AppError('unavailable', refusal)
    this.#all += 1
    this.#held.set(whose, ofOne + 1)
  }

  #leave(whose: string): void {
    this.#all -= 1
    const left = (this.#held.get(whose) ?? 0) - 1
    if (left > 0) this.#held.set(whose, left)
    else this.#held.delete(whose)
  }
}
