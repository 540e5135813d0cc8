import { PostgresAdapter, type Kysely } from 'kysely'
import type { DialectName } from './openDatabase.ts'

/** Which words the database behind a connection or a transaction understands. */
export const dialectOf = <Tables>(db: Kysely<Tables>): DialectName =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
