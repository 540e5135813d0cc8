import { randomBytes } from 'node:crypto'
import { sampleManifest } from '@msdat/sdk/testing/samplePlugin'
import type { Manifest } from '@msdat/sdk/contracts/manifest'
import { prepareModule, storeModule } from './artifacts/artifacts.ts'
import { inTurn } from './db/inTurn.ts'
import type { RegistryDb, SubmissionRow } from './db/RegistryTables.ts'
import { deployRelease } from './releases/deployRelease.ts'
import { loadSigningKey } from './releases/SigningKey.ts'
import { addSubmission } from './submissions/addSubmission.ts'
import { manifestColumns } from './submissions/manifestColumns.ts'

export interface Sent {
  manifest?: Record<string, unknown>
  email?: string
  account?: string
  provenEmail?: string
}

/** A submission as its checks leave it, without the time they take. For tests of what follows. */
export function addChecked(db: RegistryDb, sent: Sent = {}): Promise<SubmissionRow> {
  const manifest = sampleManifest(sent.manifest) as unknown as Manifest
  const zip = randomBytes(64)
  return inTurn(db, async (tx) => {
    const { id } = await addSubmission(tx, {
      name: 'Amina Bello',
      email: sent.email ?? 'amina@example.org',
      zip,
      isFirstParty: false,
      actor: 'test',
      accountId: sent.account,
      provenEmail: sent.provenEmail ?? null,
    })
    await tx.updateTable('registry_jobs').set({ state: 'done' }).where('submission_id', '=', id).execute()
    return tx
      .updateTable('registry_submissions')
      .set({ state: 'awaiting_approval', ...manifestColumns(manifest) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** A version that runs, without the time that a build takes. For tests of what follows. */
export async function addDeployed(db: RegistryDb, sent: Sent = {}): Promise<SubmissionRow> {
  const { id, manifest } = await addChecked(db, sent)
  const key = await loadSigningKey(db)
  const module = await prepareModule(randomBytes(64))
  return inTurn(db, async (tx) => {
    const submission = await tx
      .updateTable('registry_submissions')
      .set({ state: 'building', approval: '{}' })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await storeModule(tx, module)
    const askedAt = new Date().toISOString()
    const parsed = JSON.parse(manifest ?? '') as Manifest
    await deployRelease(tx, {
      submission,
      manifest: parsed,
      module,
      imports: [],
      icons: {},
      provenance: null,
      actor: 'test',
      askedAt,
      key,
    })
    return { ...submission, state: 'deployed' }
  })
}
