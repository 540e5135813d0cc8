import type { Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import { showLife } from './jobStates.ts'

// Three of them may be late or lost before another process takes this one for dead.
const intervalMs = 15_000

/**
 * Renews the lease that this process has on its imports: a file that waits behind others, and a commit in its
 * one transaction, say nothing themselves for minutes.
 */
export class SignsOfLife {
  readonly #show: () => Promise<void>
  readonly #everyMs: number
  #works = 0
  #timer: NodeJS.Timeout | undefined

  constructor(db: Kysely<DataTables>, everyMs = intervalMs) {
    this.#show = () => showLife(db)
    this.#everyMs = everyMs
  }

  /** Answers what the work answers, and shows signs of life until then. */
  async during<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.#works += 1
    this.#timer ??= setInterval(oneAtATime(this.#show), this.#everyMs).unref()
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

/** Where another program holds the file, a sign waits; the others must not queue behind it. */
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
