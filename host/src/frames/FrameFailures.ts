import type { FrameEnd } from './FrameFault.ts'
import type { FrameMode } from './FrameMode.ts'
import type { RunningSession } from './RunningSession.ts'
import { whoSilenced } from './whoSilenced.ts'

/** So long after a message without end the process that all frames share may still end of it. */
const lateEndMs = 60_000

interface Running {
  readonly mode: Pick<FrameMode, 'current'>
  readonly sessions: ReadonlySet<RunningSession>
}

/** Finds whose fault it is that a frame was removed; it need not be its own. */
export class FrameFailures {
  readonly #host: Running
  #unreadableAt = -Infinity

  constructor(host: Running) {
    this.#host = host
  }

  /** Call when a frame was removed for what went wrong with it. */
  happened(session: RunningSession, kind: FrameEnd, message: string): void {
    // Whoever holds the browser up again and again is found by DrawingWatch.
    if (kind === 'kept_waiting') return session.restart()
    const { mode, sessions } = this.#host
    if (kind !== 'unresponsive' || mode.current !== 'shared') {
      if (kind === 'unreadable') this.#unreadableAt = performance.now()
      return session.blame(kind, message)
    }
    const running = [...sessions].filter((one) => one === session || one.isRunning)
    const isKnown = performance.now() - this.#unreadableAt < lateEndMs
    const culprit = isKnown ? null : whoSilenced(session, running)
    const isStuck = culprit !== null && culprit !== session && (culprit.gate()?.stuckSince ?? null) !== null
    if (isStuck) this.#unreadableAt = performance.now()
    for (const one of running) if (one !== culprit) one.restart()
    culprit?.blame(isStuck ? 'unreadable' : kind, message)
  }
}
