import { sql, type Kysely } from 'kysely'
import { databaseFault, DatabaseFault, type Trouble } from '../db/databaseFault.ts'

// What a question alone does not show: reads go on while a disk is full, and past a damaged page.
const rememberedMs: Partial<Record<Trouble, number>> = { full: 30_000, damaged: Infinity }
const patienceMs = 5000
// Less than this is gone with the next submission.
const leastFreeBytes = 1_000_000

/** What is known of the database, so that a balancer learns of trouble that a visitor met. */
export class DatabaseHealth<Tables> {
  readonly #db: Kysely<Tables>
  readonly #freeBytes: (() => Promise<number>) | undefined
  #met: { fault: DatabaseFault; until: number } | undefined

  /** `freeBytes` tells how much room is left where the database file stands; without it nobody can know. */
  constructor(db: Kysely<Tables>, freeBytes?: () => Promise<number>) {
    this.#db = db
    this.#freeBytes = freeBytes
  }

  /** What can be told of an error that is the database's trouble; null for any other error. */
  note(error: unknown): DatabaseFault | null {
    const fault = databaseFault(error)
    const lasts = fault && rememberedMs[fault.trouble]
    if (lasts) this.#met = { fault, until: Date.now() + lasts }
    return fault
  }

  /** Throws DatabaseFault where the database does not answer, has no room left, or was found in lasting trouble. */
  async check(): Promise<void> {
    if (this.#met && this.#met.until > Date.now()) throw this.#met.fault
    if (this.#freeBytes && (await this.#freeBytes()) < leastFreeBytes) throw new DatabaseFault('full')
    await this.#ask()
  }

  async #ask(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>(
      (_, reject) => (timer = setTimeout(() => reject(new DatabaseFault('silent')), patienceMs)),
    )
    try {
      await Promise.race([sql`select 1`.execute(this.#db), late])
    } catch (error) {
      throw databaseFault(error) ?? new DatabaseFault('silent')
    } finally {
      clearTimeout(timer)
    }
  }
}
