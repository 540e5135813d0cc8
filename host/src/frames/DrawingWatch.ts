import type { Drawing, Seen } from './Drawing.ts'
import type { Running } from './PageSessions.ts'
import type { RunningSession } from './RunningSession.ts'

const lookEveryMs = 5_000
const drawnWithinMs = 3_000
/** The process that draws may be busy for so long with what it began before a frame was hidden. */
const lastPictureMs = 30_000
/** Where the search before proved nothing, drawing has so long to come back after each frame. */
const patientMs = 20_000
/** The first pictures after a frame is shown are made without it. */
const showingMs = 1_000
/** After a search that found that no frame is the cause; twice as long after each further one. */
const firstRestMs = 60_000
const longestRestMs = 600_000
/** So often within that time drawing comes back without frames, and goes on with each, until it is no chance. */
const mostDoubts = 3
const doubtMs = 300_000

/**
 * Finds the frame that holds up the drawing of the page. One process draws all frames and pages: enough layers in one
 * frame stop the picture of the whole browser, while all scripts run on, and answer.
 *
 * Now and then the page looks whether it is still drawn. If not, it hides one frame after the other until it is, and
 * then shows each alone. The frame with which drawing stops again is ended. This second half is the proof, since a
 * picture that was begun with a frame may be done long after the frame was hidden.
 */
export class DrawingWatch {
  readonly #host: Running
  readonly #drawing: Drawing
  #isStopped = false
  #restMs = firstRestMs
  /** Without frames drawing came back, and with none of them did it stop again; this is the only stranger's. */
  #doubt: { session: RunningSession; count: number; at: number } | null = null

  constructor(host: Running, drawing: Drawing) {
    this.#host = host
    this.#drawing = drawing
  }

  /** Returns a function that stops. */
  watch(): () => void {
    void this.#watch()
    return () => {
      this.#isStopped = true
    }
  }

  async #watch(): Promise<void> {
    let restMs = lookEveryMs
    while (!this.#isStopped) {
      await this.#drawing.wait(restMs)
      restMs = await this.#look()
    }
  }

  /** Returns how long to rest before the next look. */
  async #look(): Promise<number> {
    const shown = [...this.#host.sessions].filter(isDisplayed)
    const isFair = (): boolean => this.#isOn && shown.every(isDisplayed)
    if (shown.length === 0 || !this.#isOn) return lookEveryMs
    const seen = await this.#drawing.see(drawnWithinMs, isFair)
    if (seen === 'drawn') this.#restMs = firstRestMs
    return seen === 'held up' ? this.#search(shown) : lookEveryMs
  }

  get #isOn(): boolean {
    return !this.#isStopped && this.#drawing.isOn()
  }

  async #search(shown: readonly RunningSession[]): Promise<number> {
    const suspects = shown.filter((one) => this.#drawing.isInWindow(one.frame())).toSorted(byLikelihood)
    const keyboard = suspects.find(({ hasFocus }) => hasFocus)
    const hidden: RunningSession[] = []
    // What else is hidden or shown meanwhile, by a dialog or a tab, may be why drawing stops or comes back.
    const isFair = (): boolean =>
      this.#isOn && suspects.every((one) => isDisplayed(one) !== hidden.includes(one))
    try {
      const seen = await this.#hideUntilDrawn(suspects, hidden, isFair)
      if (seen === 'held up') return this.#restLonger()
      const culprit = seen === 'drawn' ? await this.#showEachAlone(suspects, hidden, isFair) : null
      culprit?.blame('held_up_drawing', 'The page was drawn without it, and not with it.')
    } finally {
      for (const one of hidden) setHidden(one, false)
      if (keyboard?.isRunning && this.#drawing.isKeyboardNowhere()) keyboard.focus()
    }
    return lookEveryMs
  }

  /** Adds to `hidden` whom it hides. */
  async #hideUntilDrawn(
    suspects: readonly RunningSession[],
    hidden: RunningSession[],
    isFair: () => boolean,
  ): Promise<Seen> {
    const eachMs = this.#newDoubt ? patientMs : drawnWithinMs
    for (const one of suspects) {
      setHidden(one, true)
      hidden.push(one)
      const withinMs = hidden.length === suspects.length ? lastPictureMs : eachMs
      const seen = await this.#drawing.see(withinMs, isFair)
      if (seen !== 'held up') return seen
    }
    return 'held up'
  }

  /**
   * The last one hidden comes first. While one is shown all others are hidden, since another that is shown could stop
   * the drawing at that moment. Null where nothing is proven.
   */
  async #showEachAlone(
    suspects: readonly RunningSession[],
    hidden: RunningSession[],
    isFair: () => boolean,
  ): Promise<RunningSession | null> {
    const others = suspects.filter((one) => !hidden.includes(one))
    for (const one of others) setHidden(one, true)
    hidden.unshift(...others.toReversed())
    for (const one of hidden.toReversed()) {
      // What the one before began as its turn ended is over first: else it would be this one's fault.
      if ((await this.#drawing.see(lastPictureMs, isFair)) !== 'drawn') return null
      setHidden(one, false)
      hidden.splice(hidden.indexOf(one), 1)
      await this.#drawing.wait(showingMs)
      const seen = await this.#drawing.see(drawnWithinMs, isFair)
      if (seen === 'held up') return one
      if (seen === 'unsure') return null
      setHidden(one, true)
      hidden.push(one)
    }
    const [stranger, another] = suspects.filter(({ running }) => !running?.firstParty)
    return stranger && !another && this.#isDoubtedTooOften(stranger) ? stranger : null
  }

  /**
   * A frame may rest whenever it is looked at alone, and so aim at the one before which it rests. Our own do not, so it
   * is the only other one there.
   */
  #isDoubtedTooOften(session: RunningSession): boolean {
    const before = this.#newDoubt?.session === session ? this.#newDoubt.count : 0
    this.#doubt = { session, count: before + 1, at: this.#drawing.now() }
    return this.#doubt.count >= mostDoubts
  }

  get #newDoubt() {
    return this.#doubt && this.#drawing.now() - this.#doubt.at < doubtMs ? this.#doubt : null
  }

  #restLonger(): number {
    const restMs = this.#restMs
    this.#restMs = Math.min(2 * restMs, longestRestMs)
    return restMs
  }
}

const isDisplayed = (session: RunningSession): boolean => session.frame()?.checkVisibility() ?? false

/** Not taken off the page: it keeps all that it holds. */
function setHidden(session: RunningSession, isHidden: boolean): void {
  const frame = session.frame()
  if (frame) frame.hidden = isHidden
}

/** Whoever fills the window first, then the youngest. */
const byLikelihood = (a: RunningSession, b: RunningSession): number =>
  Number(b.expansion.isOn) - Number(a.expansion.isOn) || b.startedAt - a.startedAt
