/** A few milliseconds of answers. */
const messagesPerTurn = 20
const withoutTimer = messagesPerTurn / 2

/**
 * Hands messages on in their order, but only so many before the page's timers have had a turn. Messages go before
 * timers and pictures: a page that answered each as it came would stand still for as long as they keep coming.
 */
export class MessagePace<Message extends object> {
  readonly #deliver: (message: Message) => void
  readonly #waiting: Message[] = []
  #left = messagesPerTurn
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deliver: (message: Message) => void) {
    this.#deliver = deliver
  }

  /** True where it may be handled now; otherwise it is delivered later. */
  admits(message: Message): boolean {
    // A timer costs a good part of a call, so the first few since the last turn set none.
    if (this.#left <= withoutTimer) this.#timer ??= setTimeout(() => this.#nextTurn())
    if (this.#left > 0) {
      this.#left -= 1
      return true
    }
    this.#waiting.push(message)
    return false
  }

  /** What was handled last took long: the next waits for the page's turn, behind all timers that are due by now. */
  rest(): void {
    this.#left = 0
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#nextTurn())
  }

  /** Forgets what waits. */
  end(): void {
    clearTimeout(this.#timer)
    this.#waiting.length = 0
  }

  #nextTurn(): void {
    this.#left = messagesPerTurn
    const isEmpty = this.#waiting.length === 0
    this.#timer = isEmpty ? undefined : setTimeout(() => this.#nextTurn())
    while (this.#left > 0) {
      const message = this.#waiting.shift()
      if (message === undefined) return
      this.#left -= 1
      this.#deliver(message)
    }
  }
}
