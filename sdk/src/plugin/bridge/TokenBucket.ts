/** Lets calls through at a steady rate, with room for a burst. */
export class TokenBucket {
  readonly #capacity: number
  readonly #refillPerSecond: number
  readonly #now: () => number
  #tokens: number
  #filledAt: number

  constructor(
    { capacity, refillPerSecond }: { capacity: number; refillPerSecond: number },
    now = () => performance.now(),
  ) {
    this.#capacity = capacity
    this.#refillPerSecond = refillPerSecond
    this.#now = now
    this.#tokens = capacity
    this.#filledAt = now()
  }

  /** Takes what a call costs; false, and nothing taken, where there is too little. */
  take(cost: number): boolean {
    const now = this.#now()
    const gained = ((now - this.#filledAt) / 1000) * this.#refillPerSecond
    this.#tokens = Math.min(this.#capacity, this.#tokens + gained)
    this.#filledAt = now
    if (this.#tokens < cost) return false
    this.#tokens -= cost
    return true
  }
}
