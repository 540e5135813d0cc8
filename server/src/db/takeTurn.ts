import { sql, type Transaction } from 'kysely'
import { dialectOf } from './dialectOf.ts'

/**
 * Makes transactions that name the same thing run one after the other, over all processes, so that what
 * one reads cannot change before it writes. The first statement of a transaction: SQLite, which has one
 * writer at a time, refuses to turn a reader into a writer once somebody else has written.
 */
export async function takeTurn<Tables>(transaction: Transaction<Tables>, name: string): Promise<void> {
  await (
    dialectOf(transaction) === 'postgres'
      ? sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
      : sql`update settings set value = value where name = ''`
  ).execute(transaction)
}
