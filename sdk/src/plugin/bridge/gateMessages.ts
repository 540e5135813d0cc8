import type { Judged } from './judgeMessage.ts'

/** What the page sends to the gate of a frame: something for the frame, or null to ask its shell whether a list is open. */
export type ToGate = { data: unknown; transfer: Transferable[] } | null

/** What the gate of a frame tells the page. */
export type FromGate =
  | JudgedMessage
  /** The frame has sent something, which is unpacked now. What it is comes next, and so does what is sent soon after. */
  | { kind: 'reading' }
  /** All that was sent is unpacked, and no more has come for a moment. */
  | { kind: 'idle' }
  | Press

/** In place of `heldMs`: a Tab that was told before has just led out of the frame. */
export const ledOut = -1

/**
 * The visitor has pressed inside the frame, or a key there. `heldMs`: so many milliseconds ago, since the frame's thread
 * may have been busy. No plugin can say so. A list, since the shell that sends it is kept small.
 */
export type Press = [
  /**
   * Only the first is told of a press on what is disabled, and only the second of a press by a screen reader.
   * `popstate`: the frame has gone to a fragment of its own address, be it the one where it was. `list` answers the page
   * whether a list, a calendar or a menu is open. `wheel` and `touchmove` are no presses: they can scroll the page.
   */
  kind:
    'pointerdown' | 'mousedown' | 'click' | 'keydown' | 'keyup' | 'popstate' | 'wheel' | 'touchmove' | 'list',
  /** By Tab; of a fragment, whether it is longer than any that leads to a place in a document. */
  isTab: boolean,
  heldMs: number,
  /** By Escape; of `list`, whether one is open. */
  isEscape?: boolean,
]

/**
 * What the frame has sent, and how many milliseconds the unpacking took; or its own address has become too much; or the
 * visitor wants out of it, whatever it does with their keys.
 */
export type JudgedMessage = (Judged | { kind: 'wandered' | 'escaped' }) & { ms: number }
