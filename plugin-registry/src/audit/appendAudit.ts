import type { AuditEntry } from '@msdat/sdk/contracts/audit'
import type { AuditHead } from '@msdat/sdk/contracts/auditHead'
import type { RegistryDb, RegistryTransaction } from '../db/RegistryTables.ts'
import { hashOfValues, nextLink } from './hashChain.ts'

type Told = Pick<AuditEntry, 'submission' | 'actor' | 'action' | 'reason' | 'at'>

/** The hash of an entry covers all that is stored of it and the hash before it: none can be changed or left out unseen. */
export function hashOf(entry: Omit<AuditEntry, 'hash' | 'actor_name'>): string {
  const { sequence, submission, actor, action, reason, at, previous } = entry
  return hashOfValues([sequence, submission, actor, action, reason, at, previous])
}

/** Adds an entry to the end of the chain. Only inside inTurn, so that two entries never follow the same one. */
export async function appendAudit(tx: RegistryTransaction, told: Told): Promise<void> {
  const entry = { ...told, ...nextLink(await auditHead(tx)) }
  const { submission, ...columns } = entry
  await tx
    .insertInto('registry_audit')
    .values({ ...columns, submission_id: submission, hash: hashOf(entry) })
    .execute()
}

/** Length and last hash of the chain: who keeps it can tell later that no entry up to it is missing. */
export async function auditHead(db: RegistryDb | RegistryTransaction): Promise<AuditHead | null> {
  const last = await db
    .selectFrom('registry_audit')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { entries: last.sequence, hash: last.hash } : null
}
