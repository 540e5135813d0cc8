import type { GuardedFrame } from './GuardedFrame.ts'
import type { RunningSession } from './RunningSession.ts'

/** Where frames run. */
export interface Running<Session = RunningSession> {
  readonly sessions: Iterable<Session>
}

/** What runs on the page, of all hosts, such as that of a trial: they share its one keyboard and its one picture. */
export class PageSessions<Session = RunningSession> {
  readonly #hosts = new Set<Running<Session>>()

  /** Returns a function that leaves again. */
  join(host: Running<Session>): () => void {
    this.#hosts.add(host)
    return () => void this.#hosts.delete(host)
  }

  get sessions(): Session[] {
    return [...this.#hosts].flatMap(({ sessions }) => [...sessions])
  }
}

export const pageSessions = new PageSessions()

/** All that could take the keyboard or hold up the drawing: what runs on the page, and the pages of other sites that are embedded in it. */
export const guardedFrames = new PageSessions<GuardedFrame>()
guardedFrames.join(pageSessions)
