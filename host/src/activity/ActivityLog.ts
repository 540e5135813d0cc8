/** What somebody looks at, as it is noted. */
export interface Viewed {
  dashboard: string
  section: string
  indicator: number | null
  datasource: number | null
  location: number | null
  year: string
  /** Path and query that open this view; it comes along and makes no view another one. */
  address?: string
}

export const everyMs = 5000

interface ActivityParts {
  send: (viewed: Viewed) => Promise<unknown>
  now: () => number
  /** Signed in, and not switched off. */
  isWanted: () => boolean
}

/** Notes a view once at least 5 seconds have passed since the last note and something has changed. */
export class ActivityLog {
  readonly #parts: ActivityParts
  #last = ''
  #lastAt = Number.NEGATIVE_INFINITY

  constructor(parts: ActivityParts) {
    this.#parts = parts
  }

  look(viewed: Viewed): void {
    const { isWanted, now, send } = this.#parts
    const { address: _, ...parameters } = viewed
    const text = JSON.stringify(parameters)
    if (!isWanted() || text === this.#last || now() - this.#lastAt < everyMs) return
    this.#last = text
    this.#lastAt = now()
    // A history with a gap is no reason to disturb anybody.
    send(viewed).catch(() => undefined)
  }
}
