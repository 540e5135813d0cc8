import type { FrameEvent } from '@msdat/sdk/contracts/bridge'
import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { FaultKind } from './FrameFault.ts'

/** What the frames' common host knows of each session. */
export interface RunningSession {
  readonly plugin: string
  readonly isRunning: boolean
  readonly hasFocus: boolean
  /** Milliseconds since the page was opened. */
  readonly startedAt: number
  isGranted(permission: Permission): boolean
  tell(event: FrameEvent): void
  setPointerBlocked(isBlocked: boolean): void
  restart(): void
  releaseChanged(): void
  connectionIsBack(): void
  blame(kind: FaultKind, message: string): void
}
