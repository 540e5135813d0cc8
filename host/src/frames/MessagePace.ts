/** A few milliseconds of answers. */
const messagesPerTurn = 20

/**
 * Hands messages on in their order, but only so many before the page's timers have had a turn. Messages go before
 * timers and pictures: a page that answered each as it came would stand still for as long as they keep coming.
 */
export class MessagePace<Message extends object> {
  readonly #deliver: (message: Message) => void
  readonly #perTurn: number
  readonly #waiting: Message[] = []
  #left: number
  #next: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deliver: (message: Message) => void, perTurn = messagesPerTurn) {
    this.#deliver = deliver
    this.#left = this.#next = this.#perTurn = perTurn
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** True where it may be handled now; otherwise it is delivered later. */
  admits(message: Message): boolean {
    // A timer costs a good part of a call, so the first few since the last turn set none.
    if (this.#left <= this.#perTurn / 2) this.#timer ??= setTimeout(() => this.#nextTurn())
    if (this.#left > 0) {
      this.#left -= 1
      return true
    }
    this.#waiting.push(message)
    return false
  }

  /**
   * What was handled last took long: the next waits for the page's turn, behind all timers that are due by now, and
   * for so many milliseconds. After these one goes alone, since it may be as long.
   */
  rest(ms = 0): void {
    this.#left = 0
    if (ms > 0) this.#next = 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#nextTurn(), ms)
  }

  /** Forgets what waits. */
  end(): void {
    clearTimeout(this.#timer)
    this.#waiting.length = 0
  }

  #nextTurn(): void {
    this.#left = this.#next
    this.#next = this.#perTurn
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
