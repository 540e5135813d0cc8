import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryDb, RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'

export async function submissionRow(
  db: RegistryDb | RegistryTransaction,
  id: number,
): Promise<SubmissionRow> {
  const row = await db.selectFrom('registry_submissions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', `There is no submission ${id}.`)
  return row
}
