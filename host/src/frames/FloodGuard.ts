/** A plugin at its full rate sends some 60 messages a second; ten times that is no plugin at work. */
const messagesPerSecond = 600
/** Reading a file of the greatest size takes a tenth of this. */
const busyMsPerSecond = 500

/** Says when so much has come within a second, or another time in milliseconds, that whoever sends it must go. */
export class FloodGuard {
  readonly #limit: number
  readonly #now: () => number
  readonly #withinMs: number
  #since: number
  #count = 0
  #busyMs = 0

  constructor(limit = messagesPerSecond, now = () => performance.now(), withinMs = 1_000) {
    this.#limit = limit
    this.#now = now
    this.#withinMs = withinMs
    this.#since = now()
  }

  /** Counts one message, and how long the page was busy with it; true where it is one too many. */
  isTooMuch(busyMs = 0): boolean {
    const now = this.#now()
    if (now - this.#since >= this.#withinMs + busyMs) {
      this.#since = now
      this.#count = 0
      this.#busyMs = 0
    }
    this.#count += 1
    this.#busyMs += busyMs
    return this.#count > this.#limit || this.#busyMs > busyMsPerSecond
  }
}
