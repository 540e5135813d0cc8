import type { GuardedFrame } from './GuardedFrame.ts'

const memoryMs = 60_000
/** So often a visitor may well have gone there by a touch, which the page does not see. */
const mostUnseen = 2
/** Where Tab leads from one frame straight into the next one, the page sees nothing of that either. */
const mostUnseenOfNext = 8

interface Taking {
  taker: GuardedFrame
  /** Stands for the taker on the page. */
  frame: HTMLElement
  /** Tab may have led there from where the keyboard was. */
  isNextStop: boolean
}

/**
 * Tells a frame that takes the keyboard from another frame, or from a button, from one that the visitor goes to. The
 * page sees no press inside a frame, so a frame may come to the keyboard unseen twice in a minute. From then on it is
 * watched: while something else has the keyboard, it lets the pointer through to the page, until the pointer has come
 * over it. Whoever goes there is seen, and a frame that takes the keyboard all the same is a thief.
 */
export class FrameTakings {
  readonly #times = new Map<GuardedFrame, number[]>()
  readonly #watched = new Map<HTMLElement, GuardedFrame>()
  #holder: Element | null = null
  /** The frame that the pointer has come over since the keyboard last moved. */
  #pointedAt: Element | null = null

  isTheft({ taker, frame, isNextStop }: Taking): boolean {
    if (this.#pointedAt === frame) return false
    if (frame.hasAttribute('data-watched')) return true
    const times = [...this.#newTimesOf(taker), Date.now()]
    this.#times.set(taker, times)
    if (times.length >= (isNextStop ? mostUnseenOfNext : mostUnseen)) this.#watched.set(frame, taker)
    return false
  }

  isSuspect(taker: GuardedFrame): boolean {
    return this.#newTimesOf(taker).length > 0
  }

  /** Call with the frame that has the keyboard now, or with null where the page has it. */
  moved(holder: Element | null): void {
    this.#holder = holder
    this.pointed(null)
  }

  /** Call with what the pointer has come over on the page. */
  pointed(target: Element | null): void {
    this.#pointedAt = target?.closest('.plugin-place-frame')?.querySelector('.plugin-frame') ?? null
    for (const [frame, taker] of this.#watched) {
      const isOver = !frame.isConnected || this.#newTimesOf(taker).length === 0
      if (isOver) this.#watched.delete(frame)
      const isFree = isOver || frame === this.#holder || frame === this.#pointedAt
      frame.toggleAttribute('data-watched', !isFree)
    }
  }

  #newTimesOf(taker: GuardedFrame): number[] {
    return (this.#times.get(taker) ?? []).filter((time) => Date.now() - time < memoryMs)
  }
}
