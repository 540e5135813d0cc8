import type { AuditEntry } from '@msdat/sdk/contracts/audit'
import type { Rows } from '@msdat/sdk/contracts/page'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { accountIn } from './actorName.ts'

/** The names of accounts by their ids, as they are now; one that is gone has none. */
export type NamesOf = (accounts: readonly string[]) => Promise<ReadonlyMap<string, string>>

interface AuditFilter {
  size?: number
  page?: number
  ordering?: string
  submission?: number
}

/** A page of the audit trail, oldest first unless asked otherwise. */
export async function readAudit(
  db: RegistryDb,
  filter: AuditFilter,
  namesOf: NamesOf,
): Promise<Rows<AuditEntry>> {
  const size = filter.size ?? 100
  const matching = db
    .selectFrom('registry_audit')
    .$if(filter.submission !== undefined, (query) =>
      query.where('submission_id', '=', filter.submission ?? 0),
    )
  const { count } = await matching.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('sequence', filter.ordering === '-sequence' ? 'desc' : 'asc')
    .limit(size)
    .offset(((filter.page ?? 1) - 1) * size)
    .execute()
  const accounts = new Set(rows.flatMap(({ actor }) => accountIn(actor) ?? []))
  const names = await namesOf([...accounts])
  return {
    count: Number(count),
    results: rows.map(({ submission_id, ...row }) => ({
      ...row,
      actor_name: names.get(accountIn(row.actor) ?? '') ?? '',
      submission: submission_id,
    })),
  }
}
