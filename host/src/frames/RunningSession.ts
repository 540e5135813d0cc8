import type { FrameEvent } from '@msdat/sdk/contracts/bridge'
import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { Expansion } from './Expansion.ts'
import type { FrameGate } from './FrameGate.ts'
import type { FaultKind } from './FrameFault.ts'

/** What the frames' common host knows of each session. */
export interface RunningSession {
  readonly plugin: string
  readonly contribution: string
  readonly isRunning: boolean
  /** What its plugin code is of; null until that runs. */
  readonly running: Release | null
  readonly hasFocus: boolean
  /** The visitor has just pressed or keyed something inside its frame, and nowhere else. */
  isUsed(): boolean
  readonly expansion: Expansion
  /** A section or a page, drawn and in the open tab; a panel is no view. */
  readonly isShownView: boolean
  /** What the frame answers when it is asked how it looks; nobody has looked at it yet. */
  takePicture(): Promise<unknown>
  /** Whether the page itself has just given the keyboard to it; said once. */
  takeGift(): boolean
  /** Milliseconds since the page was opened. */
  readonly startedAt: number
  /** Stands for its frame on the page; null while it has none. */
  frame(): HTMLElement | null
  /** What is known of its messages; null while it has no frame. */
  gate(): Pick<FrameGate, 'pressedAt' | 'stuckSince' | 'isCommanded' | 'commanded'> | null
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
  blame(kind: FaultKind, message: string): void
}
