/** A plugin at its full rate sends some 60 messages a second; ten times that is no plugin at work. */
const messagesPerSecond = 600

/** Says when so many messages have come within a second that whoever sends them must go. */
export class FloodGuard {
  readonly #limit: number
  readonly #now: () => number
  #since: number
  #count = 0

  constructor(limit = messagesPerSecond, now = () => performance.now()) {
    this.#limit = limit
    this.#now = now
    this.#since = now()
  }

  /** Counts one message; true where it is one too many. */
  isTooMuch(): boolean {
    const now = this.#now()
    if (now - this.#since >= 1000) {
      this.#since = now
      this.#count = 0
    }
    this.#count += 1
    return this.#count > this.#limit
  }
}
