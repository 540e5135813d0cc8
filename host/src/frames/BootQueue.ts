/** Lets a few frames start at a time, in the order they asked. */
export class BootQueue {
  readonly #limit: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Resolves when it is one's turn, with what must be called once when the start is over. */
  async enter(): Promise<() => void> {
    if (this.#running >= this.#limit) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = this.#waiting.shift()
      // The place is handed on; the number of running starts stays.
      if (next) next()
      else this.#running -= 1
    }
  }
}
