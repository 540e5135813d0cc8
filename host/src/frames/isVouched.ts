import type { GuardedFrame } from './GuardedFrame.ts'
import { isNextStop } from './isNextStop.ts'
import { wordMs } from './wordMs.ts'

/** For so long browsers take a key or a press for one that has just been made. */
const activeMs = 5_500

/** A frame has come to the keyboard from another frame, or from something on the page that is no field. */
export interface Move {
  taker: GuardedFrame
  /** Stands for the taker on the page. */
  frame: HTMLElement
  /** The frame that had the keyboard; null where the page had it. */
  holder: { session: GuardedFrame; frame: HTMLElement } | null
  /** When the keyboard moved there. */
  heldSince: number
  takenAt: number
}

/** When the frame itself was pressed, by the word of its shell; -Infinity where that is too long ago to count. */
export function pressedAt(frame: GuardedFrame): number {
  const at = frame.gate()?.pressedAt ?? -Infinity
  return performance.now() - at < activeMs ? at : -Infinity
}

/** Of a press or a Tab in a page of another site no shell tells, and what is ours takes nothing. */
export const needsNoWord = ({ taker, holder }: Pick<Move, 'taker' | 'holder'>): boolean =>
  taker.gate() === null || holder?.session.gate() === null || taker.running?.firstParty === true

/**
 * Whether the shell of a frame tells that the visitor went there: by a press in the taker, or by a Tab that has led out
 * of the frame before it. One that comes up in the taker is no word: a frame takes the keyboard back before that of the way out does.
 */
export function isVouched({ taker, frame, holder, heldSince, takenAt }: Move): boolean {
  if (pressedAt(taker) > heldSince) return true
  const isTabbed = (holder?.session.gate()?.tabbedAt ?? -Infinity) > takenAt - wordMs
  return holder !== null && isTabbed && isNextStop(holder.frame, frame, true)
}
