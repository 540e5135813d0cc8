import type { GuardedFrame } from './GuardedFrame.ts'
import { pressOf, wordMs } from './isVouched.ts'

/** Frames that were busy when they were pressed, and come to the press, and to the keyboard with it, only later. */
export class LatePresses {
  readonly #excused = new WeakMap<GuardedFrame, number>()

  /** Whether the frame has just come to such a press: once for each. */
  excuses(frame: GuardedFrame): boolean {
    const pressedAt = pressOf(frame)
    const toldAt = frame.gate()?.pressToldAt ?? -Infinity
    const isLate = toldAt - pressedAt > wordMs && performance.now() - toldAt < 2 * wordMs
    if (pressedAt === -Infinity || !isLate || this.#excused.get(frame) === pressedAt) return false
    this.#excused.set(frame, pressedAt)
    return true
  }
}
