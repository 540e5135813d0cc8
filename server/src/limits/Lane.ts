import { AppError } from '@msdat/sdk/contracts/problem'
import { Turns } from '../http/Turns.ts'

interface LaneRules {
  /** Pieces of work done at once; without it, one after the other. */
  atOnce?: number
  /** Pieces that wait or are being done. */
  most: number
  /** Told, with 503, to whoever comes beyond that. */
  refusal: string
}

/**
 * Work that takes a processor for long, a little at a time, first come, first served. It is done on the few threads
 * that also read files and pack answers: many pieces at once would hold up everything else.
 */
export class Lane {
  readonly #rules: LaneRules
  readonly #turns: Turns
  #inside = 0

  constructor(rules: LaneRules) {
    this.#rules = rules
    this.#turns = new Turns(rules.atOnce ?? 1)
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#inside >= this.#rules.most) throw new AppError('unavailable', this.#rules.refusal)
    this.#inside += 1
    const end = await this.#turns.take()
    try {
      return await work()
    } finally {
      end()
      this.#inside -= 1
    }
  }
}
