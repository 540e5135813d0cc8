import type { Misfit } from '@msdat/sdk/contracts/sdkVersion'
import type { FailureKind } from './FrameFault.ts'

/** Where the frame of a contribution stands. The card in its place is drawn from this alone. */
export type FrameState =
  | { status: 'waiting' }
  | { status: 'loading' }
  | { status: 'ready' }
  /** Removed because it stopped answering; started again at `restartsAt` (milliseconds since 1970). */
  | { status: 'not-responding'; restartsAt: number }
  /** Removed; starts again only when asked to. */
  | { status: 'failed'; kind: FailureKind; message: string }
  /**
   * `withdrawn`: the registry no longer lists it. `newer`, `older`: it needs another SDK than this platform has.
   * `faults`: three in this visit. `visitor`: turned off here.
   * `crash`, `crashes`: the page ended while it ran, and was opened again.
   */
  | { status: 'off'; reason: 'withdrawn' | Misfit | 'faults' | 'visitor' | 'crash' | 'crashes' }
