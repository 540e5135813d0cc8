import type { Updateable } from 'kysely'
import type { CheckedPlugin } from '@msdat/sdk/toolchain/checks'
import type { Finding, SubmissionState } from '@msdat/sdk/contracts/submission'
import type { RegistryTables, RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { manifestColumns } from './manifestColumns.ts'

export interface CheckOutcome {
  to: SubmissionState
  changes: Updateable<RegistryTables['registry_submissions']>
}

/** Where a submission goes after its checks, and what they leave in its row. */
export async function checkOutcome(
  tx: RegistryTransaction,
  submission: SubmissionRow,
  checked: CheckedPlugin,
): Promise<CheckOutcome> {
  const { isFit, manifest, findings, files, bundleBytes } = checked
  const { previous_zip } = submission
  // The request for changes stays open, and the row goes on describing the zip that is kept.
  if (!isFit && previous_zip !== null) {
    const zip_bytes = await bytesOf(tx, previous_zip)
    const kept = { zip_digest: previous_zip, zip_bytes: zip_bytes ?? submission.zip_bytes }
    return { to: 'changes_requested', changes: { ...kept, findings: JSON.stringify(findings) } }
  }
  return {
    to: isFit ? 'awaiting_approval' : 'check_failed',
    changes: {
      ...(manifest && manifestColumns(manifest)),
      findings: JSON.stringify(findings),
      files: JSON.stringify(files),
      bundle_bytes: bundleBytes,
    },
  }
}

/** An answer to a request for changes is about the same plugin: what was said so far is about it. */
export function ofSamePlugin(submission: SubmissionRow, checked: CheckedPlugin): CheckedPlugin {
  const { previous_zip, plugin_id } = submission
  const { manifest } = checked
  if (previous_zip === null || manifest === null || manifest.id === plugin_id) return checked
  const finding: Finding = {
    rule: 'idStaysTheSame',
    severity: 'error',
    file: 'manifest.json',
    line: null,
    title: 'The id is another one',
    detail: `This submission is about ${plugin_id}; the new zip is ${manifest.id}.`,
    remedy: `Keep the id ${plugin_id}, or submit the other plugin by itself.`,
  }
  return { ...checked, isFit: false, findings: [finding, ...checked.findings] }
}

async function bytesOf(tx: RegistryTransaction, digest: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('registry_artifacts')
    .select('bytes')
    .where('kind', '=', 'zip')
    .where('digest', '=', digest)
    .executeTakeFirst()
  return row?.bytes
}
