import { AwayFrames, isAtWork, isDisplayed } from './AwayFrames.ts'
import type { Drawing, Seen } from './Drawing.ts'
import type { GuardedFrame } from './GuardedFrame.ts'
import type { Running } from './PageSessions.ts'

const lookEveryMs = 5_000
const drawnWithinMs = 3_000
/** So many of the last looks find the browser late until a frame is looked for: it may be busy by itself. */
const [mostLateLooks, lastLooks] = [3, 8]
/** A frame that has the browser answer late by turns does so within that, while all others are away. */
const aloneMs = 16_000
/**
 * What was begun before a frame was hidden is done within that. A picture has no bound: enough layers take minutes. Until it
 * is done nobody sees a frame, so nothing is lost while all are away.
 */
const lastPictureMs = { see: Infinity, hear: 30_000 }
/** Where the search before proved nothing, drawing has so long to come back after each frame. */
const patientMs = 20_000
/** The first pictures after a frame is shown are made without it. */
const showingMs = 1_000
/** How often to look whether drawing goes on without frames. */
const againMs = 500
/** After a search that found that no frame is the cause; twice as long after each further one. */
const firstRestMs = 60_000
const longestRestMs = 600_000
/** So often within that time drawing comes back without frames, and goes on with each, until it is no chance. */
const mostDoubts = 3
const doubtMs = 300_000

/** Whether what was held up is fine; unless told how soon, once what was begun before is done. */
type Look = (withinMs?: number) => Promise<Seen>

/**
 * Finds the frame that holds up the drawing of the page. One process draws all frames and pages: enough layers in one
 * frame stop the picture of the whole browser, and so did what a frame drew by WebGL, which is gone, also while it was
 * not displayed. All scripts run on meanwhile, and answer. So they do where a frame hands so much on to the browser's own
 * thread, such as lines of 50 million letters for the console, that this answers all pages late.
 *
 * Now and then the page looks whether it is still drawn, and whether the browser answers. If not, it takes one frame
 * after the other away until it is so, and then brings each back alone. The frame with which it is twice not so again is
 * ended. This second half is the proof, since a picture that was begun with a frame may be done long after the frame was
 * away.
 *
 * Our own are hidden. What strangers run is ended, and starts anew: nothing of theirs can stop the drawing while
 * another one is looked at.
 *
 * Another page of the browser may stop it now and then. So between the two times drawing has to go on without any frame
 * for longer than it did before the first: what stops it by the clock would do so earlier. Pages of other sites that are
 * embedded are looked at like plugins.
 */
export class DrawingWatch {
  readonly #host: Running<GuardedFrame>
  readonly #drawing: Drawing
  #isStopped = false
  #restMs = firstRestMs
  #wereLate: boolean[] = []
  /** Without frames drawing came back, and with none of them did it stop again; this is the only stranger's. */
  #doubt: { session: GuardedFrame; count: number; at: number } | null = null

  constructor(host: Running<GuardedFrame>, drawing: Drawing) {
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
    const sessions = [...this.#host.sessions]
    const shown = sessions.filter(isDisplayed)
    const isFair = (): boolean => this.#isOn && shown.every(isDisplayed)
    if (!this.#isOn || (shown.length === 0 && !sessions.some(isAtWork))) return lookEveryMs
    const seen = await this.#drawing.see(drawnWithinMs, isFair)
    if (seen === 'held up') return this.#search(sessions, 'see')
    const seenAt = this.#drawing.now()
    const heard = seen === 'fine' && sessions.some(isAtWork) ? await this.#drawing.hear(0, isFair) : seen
    if (heard === 'fine') this.#restMs = firstRestMs
    this.#wereLate = [...this.#wereLate, heard === 'held up'].slice(-lastLooks)
    if (this.#wereLate.filter(Boolean).length >= mostLateLooks) return this.#search(sessions, 'hear')
    return Math.max(0, lookEveryMs - (this.#drawing.now() - seenAt))
  }

  get #isOn(): boolean {
    return !this.#isStopped && this.#drawing.isOn()
  }

  async #search(sessions: readonly GuardedFrame[], how: 'see' | 'hear'): Promise<number> {
    const suspects = sessions
      .filter((one) => isAtWork(one) || (how === 'see' && this.#isSeen(one)))
      .toSorted(byLikelihood)
    const keyboard = suspects.find(({ hasFocus }) => hasFocus)
    const away = new AwayFrames(suspects)
    this.#wereLate = []
    // What else is hidden or shown meanwhile, by a dialog or a tab, may be why drawing stops or comes back.
    const isFair = (): boolean => this.#isOn && away.isAsLeft
    const look: Look = (withinMs = lastPictureMs[how]) => this.#drawing[how](withinMs, isFair)
    const lookAlone = how === 'see' ? () => look(drawnWithinMs) : () => this.#untilLate(look)
    try {
      const seen = await this.#takeAwayUntilFine(away, look)
      if (seen === 'held up') return this.#restLonger()
      const culprit = seen === 'fine' ? await this.#showEachAlone(away, look, lookAlone) : null
      culprit?.blame('held_up_drawing', 'The page was drawn and answered without it, and not with it, twice.')
    } finally {
      await away.bringAll()
      if (keyboard?.isRunning && this.#drawing.isKeyboardNowhere()) keyboard.focus()
    }
    return lookEveryMs
  }

  #isSeen(session: GuardedFrame): boolean {
    return isDisplayed(session) && this.#drawing.isInWindow(session.frame())
  }

  async #takeAwayUntilFine(away: AwayFrames, look: Look): Promise<Seen> {
    const eachMs = this.#newDoubt ? patientMs : drawnWithinMs
    for (const one of away.suspects) {
      away.take(one)
      const seen = await (away.areAll ? look() : look(eachMs))
      if (seen !== 'held up') return seen
    }
    return 'held up'
  }

  /**
   * The last one taken away comes first. While one is shown all others are away, since another that is there could stop
   * the drawing at that moment. Null where nothing is proven.
   */
  async #showEachAlone(
    away: AwayFrames,
    look: Look,
    lookAlone: () => Promise<Seen>,
  ): Promise<GuardedFrame | null> {
    const order = away.takeAll()
    const cameBackAt = this.#drawing.now()
    for (const one of order) {
      if (!(await this.#isFineFor(0, look))) return null
      let seen = await this.#seeAlone(one, away, lookAlone)
      if (seen === 'held up') {
        if (!(await this.#isFineFor(this.#drawing.now() - cameBackAt, look))) return null
        seen = await this.#seeAlone(one, away, lookAlone)
      }
      if (seen === 'held up') return one
      if (seen === 'unsure') return null
    }
    const [stranger, another] = away.strangers
    return stranger && !another && this.#isDoubtedTooOften(stranger) ? stranger : null
  }

  /** Call while all are away. What was begun with the last one is over first: else it would be the fault of the next. */
  async #isFineFor(milliseconds: number, look: Look): Promise<boolean> {
    let seen = await look()
    const until = this.#drawing.now() + milliseconds
    while (seen === 'fine' && this.#drawing.now() < until) {
      await this.#drawing.wait(againMs)
      seen = await look(drawnWithinMs)
    }
    return seen === 'fine'
  }

  async #untilLate(look: Look): Promise<Seen> {
    const until = this.#drawing.now() + aloneMs
    let seen: Seen
    do seen = await look(0)
    while (seen === 'fine' && this.#drawing.now() < until)
    return seen
  }

  async #seeAlone(one: GuardedFrame, away: AwayFrames, lookAlone: () => Promise<Seen>): Promise<Seen> {
    await away.bring(one)
    await this.#drawing.wait(showingMs)
    const seen = await lookAlone()
    away.take(one)
    return seen
  }

  /**
   * A frame may rest whenever it is looked at alone, and so aim at the one before which it rests. Our own do not, so it
   * is the only other one there.
   */
  #isDoubtedTooOften(session: GuardedFrame): boolean {
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

/** Whoever fills the window first, then the youngest. */
const byLikelihood = (a: GuardedFrame, b: GuardedFrame): number =>
  Number(b.expansion?.isOn ?? false) - Number(a.expansion?.isOn ?? false) || b.startedAt - a.startedAt
