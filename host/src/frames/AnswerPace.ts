import { MessagePace } from './MessagePace.ts'

/** Few, since browsers say how long an answer took only after all that go in one turn. */
const answersPerTurn = 5
/** The page's time is the plugin's for one part in four. */
const restPerMs = 3
/** Shorter rests are not worth a timer; the time that goes by makes up for them. */
const leastRestMs = 10
/** A plugin at work waits for a handful. */
const mostWaiting = 200

/**
 * Paces the answers to one plugin over all its frames. A great answer is copied whole while it is handed over, and
 * costs no more of the plugin's rate than a small one: without rests between, the page would stand still.
 */
export class AnswerPace {
  readonly #pace = new MessagePace<() => void>((go) => go(), answersPerTurn)
  #restsUntil = 0

  /** So many answers wait that the plugin should not ask for more. */
  get isFull(): boolean {
    return this.#pace.waiting >= mostWaiting
  }

  /** Makes an answer ready when its turn has come. */
  async inTurn<Answer>(make: () => Answer): Promise<Answer> {
    await new Promise<void>((go) => {
      if (this.#pace.admits(go)) go()
    })
    const began = performance.now()
    const answer = make()
    this.took(performance.now() - began)
    return answer
  }

  /** Call when the page was busy for so long with handing something over. */
  took(ms: number): void {
    const now = performance.now()
    this.#restsUntil = Math.max(this.#restsUntil, now) + ms * restPerMs
    if (this.#restsUntil - now > leastRestMs) this.#pace.rest(this.#restsUntil - now)
  }
}
