import type { RegistryDb, RegistryTransaction } from './RegistryTables.ts'

export type StateName =
  'sequence' | 'signed_index' | 'signing_key' | 'shared_modules' | 'former_shared_modules'

export async function readState(
  db: RegistryDb | RegistryTransaction,
  name: StateName,
): Promise<string | null> {
  const row = await db
    .selectFrom('registry_state')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}

export async function writeState(tx: RegistryTransaction, name: StateName, value: string): Promise<void> {
  await tx
    .insertInto('registry_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
