import { MessagePace } from './MessagePace.ts'

/** Few, since browsers say how long an answer took only after all that go in one turn. */
const answersPerTurn = 5
/** The page's time is the plugin's for one part in four: each millisecond of it is made up for after four. */
const partsOfTime = 4
/**
 * Rests that may stay owed for a while: a plugin that draws many charts at once asks for all of them in a row, a third
 * of a second long, and then for nothing. The time that goes by makes up for them.
 */
const owedMs = 1_000
/** A plugin at work waits for a handful. */
const mostWaiting = 200

/**
 * Paces the answers to one plugin over all its frames. A great answer is copied whole while it is handed over, and
 * costs no more of the plugin's rate than a small one: without rests between, the page would stand still for as long as
 * the plugin asks.
 */
export class AnswerPace {
  readonly #pace = new MessagePace<() => void>((go) => go(), answersPerTurn)
  #madeUpAt = 0

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
    this.#madeUpAt = Math.max(this.#madeUpAt, now - ms) + ms * partsOfTime
    const restMs = this.#madeUpAt - now - owedMs
    if (restMs > 0) this.#pace.rest(restMs)
  }
}
