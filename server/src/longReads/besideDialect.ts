import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'

/** Has another process read, and answers the rows. */
export type AskBeside = (query: CompiledQuery) => Promise<object[]>

/** SQLite as Kysely uses it, in another process and for reading alone. */
export function besideDialect(ask: AskBeside): Dialect {
  const connection = new ReadingConnection(ask)
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => new ReadingDriver(connection),
  }
}

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
