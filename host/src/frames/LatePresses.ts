import type { GuardedFrame } from './GuardedFrame.ts'
import { pressedAt } from './isVouched.ts'
import { wordMs } from './wordMs.ts'

/**
 * Frames that come to the keyboard by a press of which the page, or they themselves, hear long after it was made.
 */
export class LatePresses {
  readonly #excused = new WeakMap<GuardedFrame, number>()
  /** When the page came to a press of its own that had been made long before. */
  #cameLateAt = -Infinity

  /** Call with the time at which something on the page was pressed, in milliseconds since the page was opened. */
  pressedOnPage(madeAt: number): void {
    const now = performance.now()
    if (now - madeAt > wordMs) this.#cameLateAt = now
  }

  /**
   * Whether the frame itself was pressed since then. Where the page came to a press of its own late, and heard just then
   * of one in the frame, that one may be older.
   */
  isPressedSince(frame: GuardedFrame, since: number): boolean {
    const afterMs = (frame.gate()?.pressToldAt ?? -Infinity) - this.#cameLateAt
    const isDoubtful = afterMs >= 0 && afterMs < wordMs
    return !isDoubtful && pressedAt(frame) > since
  }

  /** Whether such a press may have brought the frame there: once for each. */
  excuses(frame: GuardedFrame): boolean {
    return [this.#lateInside(frame), this.#lateOnPage].some((at) => this.#isFirst(frame, at))
  }

  /** The frame was busy when it was pressed, and has just come to that. */
  #lateInside(frame: GuardedFrame): number | null {
    const at = pressedAt(frame)
    const toldAt = frame.gate()?.pressToldAt ?? -Infinity
    const isLate = toldAt - at > wordMs && performance.now() - toldAt < 2 * wordMs
    return isLate && at > -Infinity ? at : null
  }

  /** The page stood still: what was pressed after this, in a frame, may have got there first. */
  get #lateOnPage(): number | null {
    return performance.now() - this.#cameLateAt < wordMs ? this.#cameLateAt : null
  }

  #isFirst(frame: GuardedFrame, at: number | null): boolean {
    if (at === null || this.#excused.get(frame) === at) return false
    this.#excused.set(frame, at)
    return true
  }
}
