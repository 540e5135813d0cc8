/** What a height must differ by to be worth a message, and how soon after one the next may go. */
const leastChange = 4
const leastPauseMs = 100
/** So long after it, a small growth is told too: else up to three pixels stay cut off. */
const settledMs = 400
/** This many turns up and down in a row mean that the content answers to its own height. */
const turnsUntilStop = 5
/** Turns further apart are a visitor's doing, who opens and closes things. */
const swingMs = 500

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
  #isSettling = false
  #direction = 0
  #turns = 0
  #turnedAt = -Infinity

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
    const change = this.#measured - this.#sent
    if (Math.abs(change) >= leastChange) this.#tell()
    else if (change > 0) this.#tellWhenSettled()
  }

  #tellWhenSettled(): void {
    if (this.#isSettling) return
    this.#isSettling = true
    this.#clock.after(settledMs, () => {
      this.#isSettling = false
      if (this.#measured > this.#sent) this.#tell()
    })
  }

  #tell(): void {
    const height = this.#measured
    if (this.#isSwinging(Math.sign(height - this.#sent))) return
    this.#sent = height
    this.#sentAt = this.#clock.now()
    this.#send(height)
  }

  /** A frame that swings between two heights keeps the taller one: nothing is cut off, nothing jumps. */
  #isSwinging(direction: number): boolean {
    const now = this.#clock.now()
    const isQuick = now - this.#turnedAt < swingMs
    this.#turnedAt = now
    if (!isQuick) this.#turns = 0
    const isTurn = direction !== this.#direction
    if (isQuick && isTurn) this.#turns += 1
    if (this.#turns >= turnsUntilStop && direction < 0) return true
    this.#direction = direction
    return false
  }
}
