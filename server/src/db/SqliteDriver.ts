import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { Semaphore } from '../http/Semaphore.ts'
import type { QuickSqlite } from './QuickSqlite.ts'

/** One connection answers reads, the other writes: SQLite lets many read while one writes. */
interface Connections {
  reader: QuickSqlite
  writer: QuickSqlite
}

/**
 * SQLite as Kysely uses it. The driver works synchronously, so a wait inside SQLite stops the whole process: both
 * connections are opened without a busy timeout. Reads take no turn and meet no lock. A write that finds the file
 * locked by another connection is tried again later, while the process goes on answering.
 */
export class SqliteDriver implements Driver {
  readonly #connections: Connections
  readonly #turns = new WriteTurns()

  constructor(connections: Connections) {
    this.#connections = connections
  }

  /** Whether some writes have waited for a while. */
  get areWritesHeld(): boolean {
    return this.#turns.areHeld
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#connections, this.#turns)
  }

  /** One that only reads begins at once, the others with their first statement, which tells what they lock. */
  async beginTransaction(connection: SqliteConnection, { accessMode }: TransactionSettings): Promise<void> {
    if (accessMode === 'read only') await connection.beginReading()
    else connection.beginWithNext()
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('commit')
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connections.reader.close()
    this.#connections.writer.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #connections: Connections
  readonly #turns: WriteTurns
  /** Lets the next one write; set while this connection is in a transaction. */
  #letNextWrite: (() => void) | null = null
  /** Set until the first statement of a transaction; Kysely asks for one after the other. */
  #isToBegin = false

  constructor(connections: Connections, turns: WriteTurns) {
    this.#connections = connections
    this.#turns = turns
  }

  async beginReading(): Promise<void> {
    const { release } = await this.#turns.take(() => execute(this.#connections.writer, begin))
    this.#letNextWrite = release
  }

  beginWithNext(): void {
    this.#isToBegin = true
  }

  async end(statement: 'commit' | 'rollback'): Promise<void> {
    const { writer } = this.#connections
    this.#isToBegin = false
    // Kysely rolls back after a commit that failed; on a full disk SQLite has done so already.
    if (!this.#letNextWrite) return
    try {
      if (statement === 'commit' || writer.isInTransaction) execute(writer, CompiledQuery.raw(statement))
    } finally {
      if (!writer.isInTransaction) this.#release()
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#connections
    if (this.#isToBegin) return this.#beginWith(query)
    if (this.#letNextWrite) return untilUnlocked(() => execute(writer, query))
    if (isRead(query, reader)) return untilUnlocked(() => execute(reader, query))
    const { answer, release } = await this.#turns.take(() => execute<Row>(writer, query))
    release()
    return answer
  }

  /**
   * A transaction that begins with a write locks the one file that it writes to, and no other writer meanwhile. One
   * that begins with a read locks the first file: to read before and write later, it cannot wait for a lock in between.
   */
  async #beginWith<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#connections
    this.#isToBegin = false
    const isWrite = !isRead(query, reader)
    const { answer, release } = await this.#turns.take(() => {
      execute(writer, begin)
      try {
        if (!isWrite) execute(writer, lockFirstFile)
        return { result: execute<Row>(writer, query) }
      } catch (error) {
        if (isLocked(error)) {
          execute(writer, CompiledQuery.raw('rollback'))
          throw error
        }
        // It has the lock. Whether it goes on all the same is for whoever asked.
        return { error }
      }
    })
    this.#letNextWrite = release
    if (answer.result) return answer.result
    throw answer.error
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    if (this.#isToBegin) await this.#beginWith(CompiledQuery.raw('select 1'))
    const { reader, writer } = this.#connections
    const rows = (this.#letNextWrite ? writer : reader).prepare(query.sql).iterate(query.parameters)
    for (const row of rows) yield { rows: [row as Row] }
  }

  #release(): void {
    this.#letNextWrite?.()
    this.#letNextWrite = null
  }
}

const begin = CompiledQuery.raw('begin')
/** Changes nothing: a file that gives no room back by itself has none to give. */
const lockFirstFile = CompiledQuery.raw('pragma main.incremental_vacuum(1)')

/** Whoever waits for longer than this waits for a large import, or for another program. */
const heldMs = 100

/** The writes of one process: one after the other, each once it has the lock of the file. */
class WriteTurns {
  readonly #semaphore = new Semaphore(1)
  /** When each that has not begun was asked for, the oldest first. */
  readonly #waiting = new Set<{ at: number }>()

  get areHeld(): boolean {
    const [oldest] = this.#waiting
    return oldest !== undefined && performance.now() - oldest.at > heldMs
  }

  /** Waits for its turn and for the lock; both together take no longer than the patience of one. */
  async take<Answer>(attempt: () => Answer): Promise<{ answer: Answer; release: () => void }> {
    const one = { at: performance.now() }
    this.#waiting.add(one)
    try {
      return await untilUnlocked(() => this.#try(attempt), one.at)
    } finally {
      this.#waiting.delete(one)
    }
  }

  /** Who finds its file locked gives its turn to those who write to the other one. */
  async #try<Answer>(attempt: () => Answer): Promise<{ answer: Answer; release: () => void }> {
    const release = await this.#semaphore.acquire()
    try {
      return { answer: attempt(), release }
    } catch (error) {
      release()
      throw error
    }
  }
}

/** Pragmas are settings of the connection that writes. */
const isRead = ({ sql }: CompiledQuery, reader: QuickSqlite): boolean =>
  /^\s*(select|with|values)\b/i.test(sql) && reader.prepare(sql).isReadOnly

function execute<Row>(database: QuickSqlite, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
}

const patienceMs = 30_000
// An import rests longer than this between its chunks, so that everybody who waits gets a turn.
const longestPauseMs = 20

async function untilUnlocked<Answer>(
  attempt: () => Answer | Promise<Answer>,
  askedAt = performance.now(),
): Promise<Answer> {
  for (let next = 1; ; next = Math.min(next * 2, longestPauseMs)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLocked(error) || performance.now() > askedAt + patienceMs) throw error
    }
    await pause(next)
  }
}

/** A stale snapshot counts as busy too, but stays so for as long as its transaction lasts. */
function isLocked(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('SQLITE_BUSY') && code !== 'SQLITE_BUSY_SNAPSHOT'
}
