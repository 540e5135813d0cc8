import { sql, type Transaction } from 'kysely'
import { dialectOf } from './dialectOf.ts'

/**
 * Makes transactions that name the same thing run one after the other, over all processes, so that what
 * one reads cannot change before it writes. The first statement of a transaction: SQLite, which has one
 * writer of a file at a time, refuses to turn a reader into a writer once somebody else has written. `settings` says
 * which of the two files it is to lock: see figuresFile.
 */
export async function takeTurn<Tables>(
  transaction: Transaction<Tables>,
  name: string,
  settings: 'settings' | 'figure_settings' = 'settings',
): Promise<void> {
  await (
    dialectOf(transaction) === 'postgres'
      ? sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
      : sql`update ${sql.table(settings)} set value = value where name = ''`
  ).execute(transaction)
}
