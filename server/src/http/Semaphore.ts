import { letOthersIn } from './letOthersIn.ts'

/**
 * Lets only so many work at once; the others wait in the order in which they came. Before each next
 * one the process looks after whatever else has come in: a thousand questions after an import would
 * else keep everybody waiting until the last is answered, and hold all their answers in memory.
 */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(most: number) {
    this.#free = most
  }

  /** Waits for a place. The function it returns gives the place back, and does nothing when called again. */
  async acquire(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = this.#waiting.shift()
      if (next) void letOthersIn().then(next)
      else this.#free += 1
    }
  }
}
