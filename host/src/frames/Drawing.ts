import { paintAnew } from '../parts/paintAnew.ts'

/** `unsure`: the page itself slept or was busy, or what is shown has changed. */
export type Seen = 'drawn' | 'held up' | 'unsure'

const tickMs = 250
/** A timer this late tells of a page that had no time to be drawn. */
const lateMs = 1_000
/** Some may have been on their way already. */
const picturesInARow = 6

interface DrawingClock {
  askFrame(drawn: () => void): void
  now(): number
}

const ofBrowser: DrawingClock = {
  askFrame(drawn) {
    paintAnew()
    requestAnimationFrame(drawn)
  },
  now: () => performance.now(),
}

/** Whether the browser draws the page. It costs a few animation frames at each look, and nothing between them. */
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

  /** `isFair` is asked meanwhile: once it is not, nothing is known. */
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
      const next = (): void => (--wanted > 0 ? askFrame(next) : end('drawn'))
      askFrame(next)
    })
  }
}
