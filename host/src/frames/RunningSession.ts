import type { FrameEvent } from '@msdat/sdk/contracts/bridge'
import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { Expansion } from './Expansion.ts'
import type { FrameGate } from './FrameGate.ts'
import type { GuardedFrame, PressesInside } from './GuardedFrame.ts'

/** What the frames' common host knows of each session. */
export interface RunningSession extends GuardedFrame {
  readonly plugin: string
  readonly contribution: string
  readonly running: Release | null
  /** The visitor has just pressed or keyed something inside its frame, and nowhere else. */
  isUsed(): boolean
  readonly expansion: Expansion
  /** A section or a page, drawn and in the open tab; a panel is no view. */
  readonly isShownView: boolean
  /** What the frame answers when it is asked how it looks; nobody has looked at it yet. */
  takePicture(): Promise<unknown>
  /** What is known of its messages; null while it has no frame. */
  gate(): (PressesInside & Pick<FrameGate, 'stuckSince' | 'isCommanded' | 'commanded'>) | null
  isGranted(permission: Permission): boolean
  tell(event: FrameEvent): void
  /** Gives the frame the keyboard; where it has been, if no end is named. */
  focus(from?: 'start' | 'end'): void
  setPointerBlocked(isBlocked: boolean): void
  restart(): void
  /** Another try, whatever has happened. */
  reload(): void
  releaseChanged(): void
  /** What could not be started for want of it starts. */
  cameBack(what: 'connection' | 'view'): void
}
