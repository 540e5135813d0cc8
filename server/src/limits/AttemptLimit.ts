import { MemoryStore, type Options } from 'express-rate-limit'

/** At most `most` attempts per key in a window that begins with the first of them. */
export interface LimitRule {
  most: number
  minutes: number
}

/** Counts attempts in the memory of this process: several processes together allow several times as many. */
export class AttemptLimit {
  readonly #most: number
  readonly #store = new MemoryStore()

  constructor({ most, minutes }: LimitRule) {
    this.#most = most
    this.#store.init({ windowMs: minutes * 60_000 } as Options)
  }

  /** Takes one attempt. Answers 0, or the seconds to wait where there is none left. */
  async take(key: string): Promise<number> {
    const { totalHits, resetTime } = await this.#store.increment(key)
    if (totalHits <= this.#most) return 0
    return Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000))
  }

  /** An attempt that succeeded does not count. */
  async giveBack(key: string): Promise<void> {
    await this.#store.decrement(key)
  }

  async forget(key: string): Promise<void> {
    await this.#store.resetKey(key)
  }
}
