/** What a height must differ by to be worth a message, and how soon after one the next may go. */
const leastChange = 4
const leastPauseMs = 100
/** This many turns up and down in a row mean that the content answers to its own height. */
const turnsUntilStop = 5

interface Clock {
  now(): number
  after(milliseconds: number, run: () => void): void
}

/** Decides which of the measured heights the host is told. */
export class HeightReporter {
  readonly #send: (height: number) => void
  readonly #clock: Clock
  #sent = 0
  #sentAt = -Infinity
  #measured = 0
  #isWaiting = false
  #direction = 0
  #turns = 0

  constructor(send: (height: number) => void, clock: Clock) {
    this.#send = send
    this.#clock = clock
  }

  measure(height: number): void {
    this.#measured = Math.ceil(height)
    if (this.#isWaiting) return
    const pause = this.#sentAt + leastPauseMs - this.#clock.now()
    if (pause <= 0) return this.#report()
    this.#isWaiting = true
    this.#clock.after(pause, () => {
      this.#isWaiting = false
      this.#report()
    })
  }

  #report(): void {
    const height = this.#measured
    const change = height - this.#sent
    if (Math.abs(change) < leastChange || !this.#mayTurn(Math.sign(change))) return
    this.#sent = height
    this.#sentAt = this.#clock.now()
    this.#send(height)
  }

  /** A frame that swings between two heights keeps the taller one: nothing is cut off, nothing jumps. */
  #mayTurn(direction: number): boolean {
    this.#turns = direction === this.#direction ? 0 : this.#turns + 1
    this.#direction = direction
    return this.#turns < turnsUntilStop || direction > 0
  }
}
