import type { Release } from '@msdat/sdk/contracts/registry'
import type { Expansion } from './Expansion.ts'
import type { FrameGate } from './FrameGate.ts'
import type { FaultKind } from './FrameFault.ts'

/** What the guards hear of presses inside a frame. */
export type PressesInside = Pick<
  FrameGate,
  'pressedAt' | 'pressToldAt' | 'tabbedAt' | 'keyedAt' | 'toldAt' | 'isHeld' | 'onPress' | 'askForList'
>

/** What the guards of keyboard and drawing know of each frame: one of a plugin, or a page of another site. */
export interface GuardedFrame {
  /** Whose frame it is; none of a page of another site. */
  readonly plugin?: string
  readonly isRunning: boolean
  readonly hasFocus: boolean
  /** Whether the page itself has just given the keyboard to it; said once. */
  takeGift(): boolean
  /** Stands for its frame on the page; null while it has none. */
  frame(): HTMLElement | null
  /** Tells of presses and of Tab in there; null while it has no frame, and of a page of another site, where nobody does. */
  gate(): PressesInside | null
  /** Milliseconds since the page was opened. */
  readonly startedAt: number
  /** What its plugin code is of; null until that runs, and of a page of another site. */
  readonly running: Pick<Release, 'firstParty'> | null
  /** Whether it fills the window; no page of another site does. */
  readonly expansion?: Pick<Expansion, 'isOn' | 'isNew'>
  /** Ends what runs in the frame for a while: a frame that is only hidden can go on with what is not for the screen. */
  pause(): void
  /** Starts anew what was paused; comes to its end when that runs, or does not come to run. */
  resume(): Promise<void>
  /** Gives the frame the keyboard, where it has been. */
  focus(): void
  blame(kind: FaultKind, message: string): void
}
