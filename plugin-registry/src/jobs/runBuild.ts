import { digestOf, prepareModule, readZip, storeModule, type PreparedModule } from '../artifacts/artifacts.ts'
import type { JobRow, RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import { inTurn } from '../db/inTurn.ts'
import { deployRelease } from '../releases/deployRelease.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { tellAuthor } from '../states/tellAuthor.ts'
import { approvalOf } from '../submissions/approvalOf.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import type { BuildAnswer } from '../workers/BuildAnswer.ts'
import { buildLimits as limits } from './buildLimits.ts'
import { endJob, holdsJob } from './leases.ts'
import type { JobTools } from './JobTools.ts'
import { runWorker } from './runWorker.ts'

const builder = 'builder'

type Built =
  | { ok: true; module: PreparedModule; answer: Extract<BuildAnswer, { ok: true }>; log: string }
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
      // Bundle, release, the older version's end, and the new index stand together or not at all.
      await storeModule(tx, built.module)
      await deployRelease(tx, {
        submission: current,
        ...built.answer,
        module: built.module,
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
  if (!zip) return failed('The stored zip is gone or damaged.')
  const result = await runWorker(db, job, { worker: 'build', question: null, zip, limits }, tools)
  if (!result) return null
  if (!result.ok) return failed(result.isServersFault ? `${serversFault} ${result.detail}` : result.detail)
  const answer = result.answer as BuildAnswer
  if (!answer.ok) return failed(answer.faults.join('\n'))
  // Approval is for exactly these bytes, this manifest and these permissions.
  if (approvalOf(digestOf(zip), answer.manifest) !== submission.approval) {
    return failed('What was built is not what was approved.')
  }
  const module = await prepareModule(Buffer.from(answer.code))
  const log = [
    `Built twice, with the same digest: ${module.digest}`,
    `${module.content.length} bytes, ${module.gzip.length} compressed`,
    `Imports: ${answer.imports.join(', ') || 'none'}`,
    `Built with ${result.isolation}`,
  ]
  return { ok: true, module, answer, log: log.join('\n') }
}

const serversFault = 'The server could not build it, which says nothing about the plugin. Build it again.'

const failed = (log: string): Built => ({ ok: false, log })
