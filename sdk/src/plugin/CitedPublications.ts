import { citedPublications } from '../contracts/bridge.ts'

/** Cards come and go together, and answers come one after the other: the host hears of them once. */
const settledMs = 300

/** The publications behind all cards of a frame. */
export class CitedPublications {
  readonly #tell: (ids: number[]) => void
  readonly #cards = new Set<readonly number[]>()
  #told = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(tell: (ids: number[]) => void) {
    this.#tell = tell
  }

  /** For one card by citation ids, 0 for none; answers a function that takes them back. */
  add(ids: readonly number[]): () => void {
    const card = [...ids]
    this.#cards.add(card)
    this.#changed()
    return () => {
      this.#cards.delete(card)
      this.#changed()
    }
  }

  #changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#tellNews(), settledMs)
  }

  #tellNews(): void {
    const ids = [...new Set([...this.#cards].flat())].filter((id) => id > 0).slice(0, citedPublications)
    if (ids.join() === this.#told) return
    this.#told = ids.join()
    this.#tell(ids)
  }
}
