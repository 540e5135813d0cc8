import { isTextType } from '@msdat/sdk/toolchain/archive'
import type { FileChange, ManifestChange, SubmissionChanges } from '@msdat/sdk/contracts/changes'
import type { Manifest } from '@msdat/sdk/contracts/manifest'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { comparedWith, filesOf, marksOf, type Against, type ZipFiles } from './comparedWith.ts'
import { wishesOf } from './grantsNeeded.ts'
import { manifestIn } from './reviewNeeds.ts'
import { submissionRow } from './submissionRow.ts'

/** What a reviewer has to look at in a new version, without reading all of it again. */
export async function readChanges(db: RegistryDb, id: number, against: Against): Promise<SubmissionChanges> {
  const submission = await submissionRow(db, id)
  const manifest = manifestIn(submission)
  const older = await comparedWith(db, submission, against)
  const had = older?.manifest ? wishesOf(older.manifest) : []
  const asks = wishesOf(manifest)
  const files = await filesOf(db, submission.zip_digest)
  return {
    against: older && { version: older.version, zip_kept: older.files !== null },
    permissions_added: asks.filter((wish) => !had.includes(wish)),
    permissions_removed: had.filter((wish) => !asks.includes(wish)),
    manifest: older?.manifest ? manifestChanges(older.manifest, manifest) : [],
    files: older?.files && files ? fileChanges(older.files, files) : [],
    bundle_before: older?.release?.bundle.bytes ?? null,
    bundle_after: submission.bundle_bytes,
  }
}

function manifestChanges(before: Manifest, after: Manifest): ManifestChange[] {
  const old: Record<string, unknown> = { ...before }
  const now: Record<string, unknown> = { ...after }
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return fields
    .map((field) => ({ field, before: jsonOf(old[field]), after: jsonOf(now[field]) }))
    .filter((change) => change.before !== change.after)
}

const jsonOf = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value, null, 2)

function fileChanges(before: ZipFiles, after: ZipFiles): FileChange[] {
  const old = marksOf(before)
  const now = marksOf(after)
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path)?.digest !== now.get(path)?.digest)
    .sort()
    .map((path) => ({
      path,
      change: !old.has(path) ? 'added' : now.has(path) ? 'changed' : 'removed',
      is_text: isTextType(path),
      bytes_before: old.get(path)?.bytes ?? null,
      bytes_after: now.get(path)?.bytes ?? null,
    }))
}
