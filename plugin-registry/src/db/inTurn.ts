import type { RegistryDb, RegistryTransaction } from './RegistryTables.ts'

/**
 * Runs one transaction of the registry after the other, over all processes. Its first statement
 * writes to one row: PostgreSQL then makes the others wait for that row, SQLite for the whole file.
 * So what a transaction reads cannot change before it writes, and the audit chain cannot fork.
 */
export function inTurn<Value>(
  db: RegistryDb,
  work: (tx: RegistryTransaction) => Promise<Value>,
): Promise<Value> {
  return db.transaction().execute(async (tx) => {
    await tx
      .updateTable('registry_state')
      .set((row) => ({ value: row.ref('value') }))
      .where('name', '=', 'sequence')
      .execute()
    return work(tx)
  })
}
