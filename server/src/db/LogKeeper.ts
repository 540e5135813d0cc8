import { stat } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { fileNames } from './figuresFile.ts'

/** A log of this size costs readers nothing, and is soon copied. */
const mostBytes = 4 * 1024 * 1024
const everyMs = 5000
const afterFailureMs = 60_000

interface LogParts {
  db: Kysely<never>
  /** The files of the database; the log of each lies beside it. */
  files: readonly string[]
  /** Copies the log into the file, in another process. */
  settle: () => Promise<void>
  tell: (error: unknown) => void
}

/**
 * Keeps SQLite's log short. By itself SQLite has whoever commits next copy it into the file: behind an import that is a
 * gigabyte, and in the server it would be copied by the thread that answers everybody.
 */
export class LogKeeper {
  readonly #parts: LogParts
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> | null = null
  #isStopped = false
  /** When the logs were written last that have been copied: a file keeps its size until somebody writes again. */
  #settledAt: string | undefined

  constructor(parts: LogParts) {
    this.#parts = parts
  }

  /** Before anybody is answered: what is left of the last run is copied at once. */
  async start(): Promise<void> {
    const { db } = this.#parts
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    await sql`pragma wal_autocheckpoint = 0`.execute(db)
    for (const name of fileNames)
      await sql`pragma ${sql.id(name)}.journal_size_limit = ${sql.lit(mostBytes)}`.execute(db)
    this.#lookIn(everyMs)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#work
  }

  /** Looks at the logs now; for those who do not want to wait for the next time. */
  async look(): Promise<void> {
    const before = await logsOf(this.#parts.files)
    if (before.bytes <= mostBytes || before.at === this.#settledAt) return
    await this.#parts.settle()
    this.#settledAt = (await logsOf(this.#parts.files)).at
  }

  #lookIn(ms: number): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => {
      this.#work = this.look().then(
        () => this.#lookIn(everyMs),
        (error: unknown) => {
          this.#parts.tell(error)
          this.#lookIn(afterFailureMs)
        },
      )
    }, ms).unref()
  }
}

/** Size of the longest log, and when each was written. */
async function logsOf(files: readonly string[]): Promise<{ bytes: number; at: string }> {
  const logs = await Promise.all(files.map((file) => stat(`${file}-wal`).catch(() => null)))
  return {
    bytes: Math.max(...logs.map((log) => log?.size ?? 0)),
    at: logs.map((log) => log?.mtimeMs ?? 0).join(),
  }
}
