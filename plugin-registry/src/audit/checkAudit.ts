import type { AuditCheck, AuditHead } from '@msdat/sdk/contracts/audit'
import type { Index, SignedIndex } from '@msdat/sdk/contracts/registry'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { readState } from '../db/stateValues.ts'
import type { SigningKey } from '../releases/SigningKey.ts'
import { firstPrevious, hashOf } from './appendAudit.ts'

const batch = 1000

/**
 * Whether the trail is whole, and still holds the heads that were published. The chain alone shows
 * each change and each gap, but not that its newest entries were cut off; a head kept elsewhere does.
 */
export async function checkAudit(
  db: RegistryDb,
  key: SigningKey,
  kept: Partial<AuditHead>,
): Promise<AuditCheck> {
  const { entries, hash } = kept
  if ((entries === undefined) !== (hash === undefined)) {
    throw new AppError('invalid_input', 'Give entries and hash of a kept index together, or neither.')
  }
  const published = await readPublished(db, key)
  const { head, brokenAt } = await followChain(db)
  return {
    head,
    broken_at: brokenAt,
    published,
    reaches_published: published ? await holds(db, published) : null,
    reaches_kept: entries && hash ? await holds(db, { entries, hash }) : null,
  }
}

/** Follows the chain to its end, or to the first entry that does not follow from the one before it. */
export async function followChain(
  db: RegistryDb,
): Promise<{ head: AuditHead | null; brokenAt: number | null }> {
  let head: AuditHead = { entries: 0, hash: firstPrevious }
  for (;;) {
    const rows = await db
      .selectFrom('registry_audit')
      .selectAll()
      .where('sequence', '>', head.entries)
      .orderBy('sequence')
      .limit(batch)
      .execute()
    for (const { submission_id, ...row } of rows) {
      const isNext = row.sequence === head.entries + 1 && row.previous === head.hash
      if (!isNext || row.hash !== hashOf({ ...row, submission: submission_id }))
        return { head: headOf(head), brokenAt: row.sequence }
      head = { entries: row.sequence, hash: row.hash }
    }
    if (rows.length < batch) return { head: headOf(head), brokenAt: null }
  }
}

const headOf = (head: AuditHead): AuditHead | null => (head.entries === 0 ? null : head)

async function holds(db: RegistryDb, { entries, hash }: AuditHead): Promise<boolean> {
  const row = await db
    .selectFrom('registry_audit')
    .select('hash')
    .where('sequence', '=', entries)
    .executeTakeFirst()
  return row?.hash === hash
}

/** The head in the stored index; null where there is none, or where this installation did not sign it. */
async function readPublished(db: RegistryDb, key: SigningKey): Promise<AuditHead | null> {
  const text = await readState(db, 'signed_index')
  if (text === null) return null
  const { index, signature } = JSON.parse(text) as SignedIndex
  // An Ed25519 signature of one text by one key is always the same.
  return key.sign(index) === signature ? ((JSON.parse(index) as Index).audit ?? null) : null
}
