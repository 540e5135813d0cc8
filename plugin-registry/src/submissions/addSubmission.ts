import { digestOfZip, storeZip } from '../artifacts/artifacts.ts'
import { appendAudit } from '../audit/appendAudit.ts'
import type { RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { addJob } from '../jobs/leases.ts'

export interface NewPlugin {
  name: string
  email: string
  phone?: string
  purpose?: string
  description?: string
  zip: Buffer
  isFirstParty: boolean
  /** Who sends it, as the audit trail names them. */
  actor: string
  /** The account's address, where it is proven to be theirs. */
  provenEmail?: string | null
  /** The account that was signed in. */
  accountId?: string | undefined
  /** Hash of the token by which somebody without an account may look it up. */
  lookupHash?: string | null
  /** Where it came from. */
  network?: string
}

/** Stores a zip and who sent it, and queues its checks. */
export async function addSubmission(tx: RegistryTransaction, plugin: NewPlugin): Promise<SubmissionRow> {
  const at = new Date().toISOString()
  const zip_digest = await digestOfZip(plugin.zip)
  await storeZip(tx, zip_digest, plugin.zip)
  const row = await tx
    .insertInto('registry_submissions')
    .values({
      state: 'submitted',
      name: plugin.name,
      email: plugin.email,
      phone: plugin.phone ?? '',
      purpose: plugin.purpose ?? '',
      description: plugin.description ?? '',
      zip_digest,
      zip_bytes: plugin.zip.length,
      findings: '[]',
      files: '[]',
      first_party: plugin.isFirstParty ? 1 : 0,
      account_id: plugin.accountId ?? null,
      proven_email: plugin.provenEmail ?? null,
      lookup_hash: plugin.lookupHash ?? null,
      address: plugin.network ?? null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const reason = `A zip of ${plugin.zip.length} bytes, ${zip_digest}.`
  await appendAudit(tx, { submission: row.id, actor: plugin.actor, action: 'submitted', reason, at })
  await addJob(tx, row.id, 'check')
  return row
}
