const faultsUntilOff = 3
const pausesMs = [4_000, 12_000]

/** Three faults in one visit, and a plugin stays off until the visitor asks for it. */
export class FaultCount {
  #count = 0
  #lastAt = 0

  /** Counts a fault; answers how long to wait before the next try, or that there is none. */
  add(now: number): number | 'off' {
    // Ten quiet minutes and it has made good.
    if (now - this.#lastAt > 10 * 60_000) this.#count = 0
    this.#lastAt = now
    this.#count += 1
    if (this.#count >= faultsUntilOff) return 'off'
    return pausesMs[this.#count - 1] ?? 'off'
  }

  forget(): void {
    this.#count = 0
  }
}
