/** Lets a few in at a time, in the order they asked. Whoever stays longer than `longestMs` no longer counts. */
export class Semaphore {
  readonly #limit: number
  readonly #longestMs: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limit: number, longestMs = Infinity) {
    this.#limit = limit
    this.#longestMs = longestMs
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Resolves when it is one's turn, with what must be called once when that is over. */
  async enter(): Promise<() => void> {
    if (this.#running >= this.#limit) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    let isOver = false
    const leave = (): void => {
      if (isOver) return
      isOver = true
      const next = this.#waiting.shift()
      // The place is handed on; the number of those who are in stays.
      if (next) next()
      else this.#running -= 1
    }
    if (this.#longestMs < Infinity) setTimeout(leave, this.#longestMs)
    return leave
  }
}
