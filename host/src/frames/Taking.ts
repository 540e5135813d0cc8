import type { Move } from './isVouched.ts'

/** A frame has the keyboard that is not known to have been given it. */
export interface Taking extends Move {
  /** From where on the page; null where it was nowhere. */
  from: HTMLElement | null
  isFromField: boolean
  /** How often the page had had the keyboard by then. */
  move: number
  isPointedAt: boolean
}
