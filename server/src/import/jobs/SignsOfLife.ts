import type { Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import { dialectOf } from '../../db/dialectOf.ts'
import { showLife } from './jobStates.ts'

// Three of them may be late or lost before another machine takes this process for dead.
const intervalMs = 15_000

/**
 * Tells the other machines that this process still works on its imports: a file that waits behind others,
 * and a commit in its one transaction, say nothing themselves for minutes.
 */
export class SignsOfLife {
  readonly #show: (() => Promise<void>) | null
  readonly #everyMs: number
  #works = 0
  #timer: NodeJS.Timeout | undefined

  constructor(db: Kysely<DataTables>, everyMs = intervalMs) {
    // The processes on an SQLite file are on one machine and know each other by their ids; and a write would
    // hold this one up, with all who ask it, until the transaction of an import has ended.
    this.#show = dialectOf(db) === 'sqlite' ? null : () => showLife(db)
    this.#everyMs = everyMs
  }

  /** Answers what the work answers, and shows signs of life until then. */
  async during<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.#works += 1
    if (this.#show) this.#timer ??= setInterval(oneAtATime(this.#show), this.#everyMs).unref()
    try {
      return await work
    } finally {
      this.#works -= 1
      if (this.#works === 0) this.#stop()
    }
  }

  #stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

/** At the end of a transaction one may have to wait for a moment; the others must not queue behind it. */
function oneAtATime(show: () => Promise<void>): () => void {
  let isShowing = false
  return () => {
    if (isShowing) return
    isShowing = true
    show()
      // The step itself tells of a database that has gone, and the next sign comes soon.
      .catch(() => {})
      .finally(() => (isShowing = false))
  }
}
