import type { Kysely } from 'kysely'
import type { ServeOptions } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import { textKey, text } from '../db/createTable.ts'
import { defineTable, type KeptOf } from '../db/defineTable.ts'

/** Keys of calls that were done: a form that waited in a browser may come twice when a connection breaks. */
export const receivedTable = defineTable('received_calls', { id: textKey, created_at: text }, [
  { columns: ['created_at'] },
])

type Tables = { received_calls: KeptOf<typeof receivedTable> }

const keptMs = 30 * 24 * 3_600_000
const keyPattern = /^[A-Za-z0-9-]{16,64}$/

/** Remembers the key before the work is done and forgets it where the work fails, so that it can be tried again. */
export function onlyOnce(database: Kysely<DataTables>): NonNullable<ServeOptions['once']> {
  const db = database.withTables<Tables>()
  return async (id, work) => {
    if (!keyPattern.test(id))
      throw new AppError('invalid_input', 'Idempotency-Key: 16 to 64 letters, digits and hyphens.')
    const now = Date.now()
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('received_calls')
      .values({ id, created_at: new Date(now).toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n)
      throw new AppError('conflict', 'This was received before, and is not taken twice.')
    try {
      const output = await work()
      const oldest = new Date(now - keptMs).toISOString()
      await db.deleteFrom('received_calls').where('created_at', '<', oldest).execute()
      return output
    } catch (error) {
      await db.deleteFrom('received_calls').where('id', '=', id).execute()
      throw error
    }
  }
}
