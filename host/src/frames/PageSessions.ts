import type { RunningSession } from './RunningSession.ts'

/** Where frames run. */
export interface Running {
  readonly sessions: Iterable<RunningSession>
}

/** What runs on the page, of all hosts, such as that of a trial: they share its one keyboard and its one picture. */
export class PageSessions {
  readonly #hosts = new Set<Running>()

  /** Returns a function that leaves again. */
  join(host: Running): () => void {
    this.#hosts.add(host)
    return () => void this.#hosts.delete(host)
  }

  get sessions(): RunningSession[] {
    return [...this.#hosts].flatMap(({ sessions }) => [...sessions])
  }
}

export const pageSessions = new PageSessions()
