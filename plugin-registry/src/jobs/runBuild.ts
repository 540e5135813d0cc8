import {
  prepareModule,
  readZip,
  storeModule,
  storeSourceMap,
  type PreparedModule,
} from '../artifacts/artifacts.ts'
import type { PluginBuild } from '../builders/Builder.ts'
import { localBuilder } from '../builders/localBuilder.ts'
import { signProvenance } from '../builders/signProvenance.ts'
import type { JobRow, RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import { inTurn } from '../db/inTurn.ts'
import { packSourceMap, sourceMapKey } from '../faults/SourceMap.ts'
import { deployRelease } from '../releases/deployRelease.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { tellAuthor } from '../states/tellAuthor.ts'
import { approvalOf } from '../submissions/approvalOf.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { endJob, holdsJob } from './leases.ts'
import type { JobTools } from './JobTools.ts'

const builder = 'builder'

type Built =
  | { ok: true; module: PreparedModule; sourceMap: Buffer | null; plugin: PluginBuild; log: string }
  | { ok: false; log: string }

/** Builds an approved zip and deploys it, or leaves the job for later. */
export async function runBuild(db: RegistryDb, job: JobRow, tools: JobTools): Promise<void> {
  const submission = await beginBuild(db, job)
  if (!submission) return
  const built = await build(db, job, submission, tools)
  if (!built) return
  await inTurn(db, async (tx) => {
    if (!(await holdsJob(tx, job))) return
    const current = await submissionRow(tx, submission.id)
    if (built.ok) {
      const { module, sourceMap, plugin } = built
      const { zip_digest } = current
      const facts = { job, submission: current, plugin, bundleDigest: module.digest }
      // Bundle, release, the older version's end, and the new index stand together or not at all.
      await storeModule(tx, module)
      if (sourceMap) await storeSourceMap(tx, sourceMapKey({ zip_digest, bundle: module }), sourceMap)
      await deployRelease(tx, {
        submission: current,
        ...plugin,
        module,
        provenance: signProvenance(facts, tools.key()),
        actor: builder,
        askedAt: job.created_at,
        key: tools.key(),
      })
    } else {
      await moveSubmission(tx, {
        submission: current,
        to: 'build_failed',
        actor: builder,
        reason: built.log.slice(0, 500),
      })
    }
    await tellAuthor(tx, { id: current.id, since: 0 }, tools.tell)
    await endJob(tx, job, built.ok ? 'done' : 'failed', built.log)
  })
  if (built.ok) tools.onRelease()
}

function beginBuild(db: RegistryDb, job: JobRow): Promise<SubmissionRow | null> {
  return inTurn(db, async (tx) => {
    if (!(await holdsJob(tx, job))) return null
    const submission = await submissionRow(tx, job.submission_id)
    if (submission.state === 'building') return submission
    if (submission.state === 'approved') {
      return moveSubmission(tx, { submission, to: 'building', actor: builder, reason: 'Taken up.' })
    }
    await endJob(tx, job, 'done', `The submission is ${submission.state}.`)
    return null
  })
}

async function build(
  db: RegistryDb,
  job: JobRow,
  submission: SubmissionRow,
  tools: JobTools,
): Promise<Built | null> {
  const zip = await readZip(db, submission.zip_digest)
  if (!zip) return { ok: false, log: 'The stored zip is gone or damaged.' }
  // The installation's own plugins are there before it can be reached from anywhere.
  const chosen = submission.first_party === 1 ? localBuilder : tools.builder
  const result = await chosen.build({ db, job, submission, zip, tools })
  if (!result?.ok) return result
  const { plugin } = result
  // Approval is for exactly these bytes, this manifest and these permissions. `readZip` has judged the bytes.
  if (approvalOf(submission.zip_digest, plugin.manifest) !== submission.approval) {
    return { ok: false, log: 'What was built is not what was approved.' }
  }
  const module = await prepareModule(plugin.code)
  const sourceMap = await packSourceMap(plugin.sourceMap)
  const log = [
    `Built twice, with the same digest: ${module.digest}`,
    `${module.content.length} bytes, ${module.gzip.length} compressed`,
    `Imports: ${plugin.imports.join(', ') || 'none'}`,
    `Built with ${plugin.bundler}: ${plugin.isolation}`,
    ...(plugin.workflow ? [`The same bytes came from ${plugin.workflow.run}`] : []),
    ...(sourceMap
      ? []
      : ['Its source map is too long to be kept, so faults will not name lines of its source']),
  ]
  return { ok: true, module, sourceMap, plugin, log: log.join('\n') }
}
