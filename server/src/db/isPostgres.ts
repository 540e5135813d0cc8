import { PostgresAdapter, type Kysely } from 'kysely'

/** Whether these tables are kept by PostgreSQL, for a statement that has two forms. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
