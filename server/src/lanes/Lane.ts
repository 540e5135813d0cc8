import { AppError } from '@msdat/sdk/contracts/problem'

/**
 * Work that takes a processor for long, one piece after the other, first come, first served. It is done on the few
 * threads that also read files and pack answers: many pieces at once would hold up everything else.
 */
export class Lane {
  readonly #most: number
  readonly #refusal: string
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  /** `most` pieces wait or are being done at once. Who comes beyond that is told `refusal`, with 503. */
  constructor(most: number, refusal: string) {
    this.#most = most
    this.#refusal = refusal
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= this.#most) throw new AppError('unavailable', this.#refusal)
    this.#waiting += 1
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      this.#waiting -= 1
    }
  }
}
