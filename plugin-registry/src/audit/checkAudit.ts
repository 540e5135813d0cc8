import type { AuditCheck } from '@msdat/sdk/contracts/audit'
import type { AuditHead } from '@msdat/sdk/contracts/auditHead'
import type { Index, SignedIndex } from '@msdat/sdk/contracts/registry'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { readState } from '../db/stateValues.ts'
import type { SigningKey } from '../releases/SigningKey.ts'
import { hashOf } from './appendAudit.ts'
import { followLinks } from './hashChain.ts'

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

/** Follows the trail to its end, or to the first entry that does not follow from the one before it. */
export function followChain(db: RegistryDb): Promise<{ head: AuditHead | null; brokenAt: number | null }> {
  const rowsAfter = (sequence: number, most: number) =>
    db
      .selectFrom('registry_audit')
      .selectAll()
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .limit(most)
      .execute()
  return followLinks({
    readAfter: rowsAfter,
    hashOf: ({ submission_id, ...row }) => hashOf({ ...row, submission: submission_id }),
  })
}

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
