import { paintAnew } from '../parts/paintAnew.ts'
import { askBrowser } from './askBrowser.ts'

/** `unsure`: the page itself slept or was busy, or what is shown has changed. */
export type Seen = 'fine' | 'held up' | 'unsure'

const tickMs = 250
/** A timer this late tells of a page that had no time to be drawn. */
const lateMs = 1_000
/** Some may have been on their way already. */
const picturesInARow = 6
/** A browser that has nothing else to do answers within some milliseconds. */
const answeredWithinMs = 100
const askEveryMs = 100
const longestAnswerMs = 5_000
const stretchMs = 2_000
/** Of a stretch; on a busy machine the page is late as well, and that is taken off. */
const mostOverdue = 1 / 10

interface DrawingClock {
  askFrame(drawn: () => void): void
  /** Answered by the browser's own thread. */
  askBrowser(): Promise<unknown>
  now(): number
}

const ofBrowser: DrawingClock = {
  askFrame(drawn) {
    paintAnew()
    requestAnimationFrame(drawn)
  },
  askBrowser,
  now: () => performance.now(),
}

/**
 * Whether the browser draws the page, and whether its own thread, which all pages share, answers in time. At each look it
 * costs a few animation frames and questions, and nothing between them.
 */
export class Drawing {
  readonly #page: Document
  readonly #clock: DrawingClock

  constructor(page: Document, clock = ofBrowser) {
    this.#page = page
    this.#clock = clock
  }

  /** Somebody looks at the page, on a screen and not on paper. */
  isOn(): boolean {
    const isPrinted = this.#page.defaultView?.matchMedia('print').matches ?? false
    return this.#page.visibilityState === 'visible' && !isPrinted
  }

  isInWindow(element: Element | null): boolean {
    const view = this.#page.defaultView
    if (!element || !view) return false
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < view.innerHeight
  }

  /** Where a frame leaves it that is hidden. */
  isKeyboardNowhere(): boolean {
    const { activeElement, body } = this.#page
    return activeElement === null || activeElement === body
  }

  now(): number {
    return this.#clock.now()
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds))
  }

  /** Whether the browser answers in time, for a whole stretch. `isFair` is asked as by `see`. */
  async hear(withinMs: number, isFair: () => boolean): Promise<Seen> {
    const began = this.#clock.now()
    do {
      const overdue = await this.#hearStretch()
      if (overdue === null || !isFair()) return 'unsure'
      if (overdue < mostOverdue) return 'fine'
    } while (this.#clock.now() - began < withinMs)
    return 'held up'
  }

  /** Which part of the time an answer was overdue; null where the page itself was late. */
  async #hearStretch(): Promise<number | null> {
    const { askBrowser, now } = this.#clock
    const began = now()
    let overdueMs = 0
    while (now() - began < stretchMs) {
      const askedAt = now()
      await Promise.race([askBrowser(), this.wait(longestAnswerMs)])
      const heardAt = now()
      await this.wait(askEveryMs)
      const ownMs = now() - heardAt - askEveryMs
      if (ownMs > lateMs) return null
      overdueMs += Math.max(0, heardAt - askedAt - answeredWithinMs - ownMs)
    }
    return overdueMs / (now() - began)
  }

  /** Whether the page is drawn. `isFair` is asked meanwhile: once it is not, nothing is known. */
  see(withinMs: number, isFair: () => boolean): Promise<Seen> {
    const { askFrame, now } = this.#clock
    return new Promise((resolve) => {
      const began = now()
      let tickedAt = began
      let wanted = picturesInARow
      const end = (seen: Seen): void => {
        clearInterval(ticks)
        resolve(isFair() ? seen : 'unsure')
      }
      const ticks = setInterval(() => {
        const wasLate = now() - tickedAt > tickMs + lateMs
        tickedAt = now()
        if (wasLate || !isFair()) end('unsure')
        else if (tickedAt - began >= withinMs) end('held up')
      }, tickMs)
      const next = (): void => (--wanted > 0 ? askFrame(next) : end('fine'))
      askFrame(next)
    })
  }
}
