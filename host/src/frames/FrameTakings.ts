import type { GuardedFrame } from './GuardedFrame.ts'

const memoryMs = 60_000
/** So often a visitor may well have gone there by a way that nobody tells the page of. */
const mostUnseen = 2
/** Where Tab leads from one frame straight into the next one, there may be a key that is told of by neither. */
const mostUnseenOfNext = 8

interface Taking {
  taker: GuardedFrame
  /** Stands for the taker on the page. */
  frame: HTMLElement
  /** Tab may have led there from where the keyboard was. */
  isNextStop: boolean
  /** The pointer had come over it. */
  isPointedAt: boolean
}

/** Frames of one plugin take it in turn. */
const senderOf = (taker: GuardedFrame): GuardedFrame | string => taker.plugin ?? taker

/**
 * Tells a frame that takes the keyboard from another frame, or from a button, from one that the visitor goes to. The
 * page sees no press inside a frame, and hears of it from the shells. Where no shell tells of one, a frame may come to
 * the keyboard twice in a minute. If it does so once more, it is a thief.
 *
 * Of presses in a page of another site no shell tells, so there the pointer does: after two times such a page lets it
 * through to this page, while something else has the keyboard, until it has come over it. Whoever goes there is seen.
 */
export class FrameTakings {
  readonly #times = new Map<GuardedFrame | string, number[]>()
  readonly #watched = new Map<HTMLElement, GuardedFrame>()
  #holder: Element | null = null
  #dueAt = -Infinity
  /** The frame that the pointer has come over since the keyboard last moved. */
  #pointedAt: Element | null = null

  /** How much of the time for the word on what was taken is left: frames that take it in turn have one time together. */
  leftOf(ms: number): number {
    const now = performance.now()
    if (this.#dueAt <= now) this.#dueAt = now + ms
    return this.#dueAt - now
  }

  isPointedAt(frame: HTMLElement): boolean {
    return this.#pointedAt === frame
  }

  /** Ask once about each that no shell vouches for. */
  isTheft({ taker, frame, isNextStop, isPointedAt }: Taking): boolean {
    // A pointer that lies over a frame is no press: where there is a shell, it would have told of one.
    if (isPointedAt && !taker.gate()) return false
    const before = this.#newTimesOf(taker)
    const most = isNextStop ? mostUnseenOfNext : mostUnseen
    if (before.length >= most || (before.length > 0 && !isNextStop && this.#watched.has(frame))) return true
    this.#times.set(senderOf(taker), [...before, Date.now()])
    if (before.length + 1 >= most) this.#watched.set(frame, taker)
    return false
  }

  isSuspect(taker: GuardedFrame): boolean {
    return this.#newTimesOf(taker).length > 0
  }

  /** Call with the frame that has the keyboard now, or with null where the page has it. */
  moved(holder: Element | null): void {
    this.#holder = holder
    this.#dueAt = -Infinity
    this.pointed(null)
  }

  /** Call with what the pointer has come over on the page. */
  pointed(target: Element | null): void {
    this.#pointedAt = target?.closest('.plugin-place-frame')?.querySelector('.plugin-frame') ?? null
    for (const [frame, taker] of this.#watched) {
      const isOver = !frame.isConnected || this.#newTimesOf(taker).length === 0
      if (isOver) this.#watched.delete(frame)
      const isFree = isOver || taker.gate() !== null || frame === this.#holder || frame === this.#pointedAt
      frame.toggleAttribute('data-watched', !isFree)
    }
  }

  #newTimesOf(taker: GuardedFrame): number[] {
    return (this.#times.get(senderOf(taker)) ?? []).filter((time) => Date.now() - time < memoryMs)
  }
}
