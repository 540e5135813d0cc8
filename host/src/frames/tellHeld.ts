import type { Move } from './isVouched.ts'

/** Keys in there are meant for a frame that has been given the keyboard, and not for one that may lose it in a moment. */
export function tellHeld(before: Move['holder'], now: Move['holder']): void {
  for (const one of [before, now]) {
    const gate = one?.session.gate()
    if (gate) gate.isHeld = one === now
  }
}
