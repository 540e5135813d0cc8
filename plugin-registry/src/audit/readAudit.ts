import type { AuditEntry } from '@msdat/sdk/contracts/registry'
import type { Rows } from '@msdat/sdk/contracts/page'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { firstPrevious, hashOf } from './appendAudit.ts'

interface AuditFilter {
  size?: number
  page?: number
  ordering?: string
  submission?: number
}

/** A page of the audit trail, oldest first unless asked otherwise. */
export async function readAudit(db: RegistryDb, filter: AuditFilter): Promise<Rows<AuditEntry>> {
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
  return {
    count: Number(count),
    results: rows.map(({ submission_id, ...row }) => ({ ...row, submission: submission_id })),
  }
}

/** The number of the first entry that does not follow from the one before it; null where the chain is whole. */
export async function findBreak(db: RegistryDb): Promise<number | null> {
  let previous = firstPrevious
  let sequence = 0
  const rows = db.selectFrom('registry_audit').selectAll().orderBy('sequence')
  for (const { submission_id, ...row } of await rows.execute()) {
    sequence += 1
    const entry = { ...row, submission: submission_id }
    if (row.sequence !== sequence || row.previous !== previous || row.hash !== hashOf(entry))
      return row.sequence
    previous = row.hash
  }
  return null
}
