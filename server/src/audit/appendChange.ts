import type { Kysely, Transaction } from 'kysely'
import { hashOfValues, nextLink } from '@msdat/plugin-registry'
import type { Actor } from '@msdat/sdk/http/serve'
import type { AuditHead } from '@msdat/sdk/contracts/auditHead'
import type { ChangeEntry } from '@msdat/sdk/contracts/changeLog'
import { takeTurn } from '../db/takeTurn.ts'
import type { ChangeLogTables } from './changeLogTable.ts'

export type ChangeAction = 'add' | 'change' | 'remove'

interface Told {
  action: string
  /** Kind of the thing: the name of its table. */
  thing: string
  thing_id: string
}

export function hashOfChange(entry: Omit<ChangeEntry, 'hash'>): string {
  const { sequence, actor_id, actor, action, thing, thing_id, at, previous } = entry
  return hashOfValues([sequence, actor_id, actor, action, thing, thing_id, at, previous])
}

/** Adds an entry to the end of the log, in the transaction of the change itself: both happen or neither. */
export async function appendChange<Tables>(
  transaction: Transaction<Tables>,
  actor: Actor,
  told: Told,
): Promise<void> {
  await takeTurn(transaction, 'change_log')
  const tables = transaction.withTables<ChangeLogTables>() as unknown as Transaction<ChangeLogTables>
  const at = new Date().toISOString()
  // The id alone: what is in the chain can never be taken out again, and an account can.
  const entry = { ...nextLink(await headOf(tables)), actor_id: actor.id, actor: '', ...told, at }
  await tables
    .insertInto('change_log')
    .values({ ...entry, hash: hashOfChange(entry) })
    .execute()
}

async function headOf(db: Kysely<ChangeLogTables>): Promise<AuditHead | null> {
  const last = await db
    .selectFrom('change_log')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { entries: last.sequence, hash: last.hash } : null
}
