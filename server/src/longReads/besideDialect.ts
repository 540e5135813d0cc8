import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { sqliteDialect } from '../db/sqliteDialect.ts'

/** Has another process read, and answers the rows. */
export type AskBeside = (query: CompiledQuery) => Promise<object[]>

/** SQLite as Kysely uses it, in another process and for reading alone. */
export const besideDialect = (ask: AskBeside): Dialect =>
  sqliteDialect(new ReadingDriver(new ReadingConnection(ask)))

class ReadingDriver implements Driver {
  readonly #connection: ReadingConnection

  constructor(connection: ReadingConnection) {
    this.#connection = connection
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection)
  }

  beginTransaction(): Promise<void> {
    return Promise.reject(new Error('What reads in another process has no transactions.'))
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class ReadingConnection implements DatabaseConnection {
  readonly #ask: AskBeside

  constructor(ask: AskBeside) {
    this.#ask = ask
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return { rows: (await this.#ask(query)) as Row[] }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('What is read in another process comes as a whole.')
  }
}
