import { digestOf, readZip } from '../artifacts/artifacts.ts'
import type { JobRow, RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import { inTurn } from '../db/inTurn.ts'
import { releaseOf } from '../releases/releaseOf.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { makeTrialFrame } from '../trials/trialFrames.ts'
import type { BuildAnswer } from '../workers/BuildAnswer.ts'
import { buildLimits as limits } from './buildLimits.ts'
import type { JobTools } from './JobTools.ts'
import { endJob, holdsJob } from './leases.ts'
import { runWorker } from './runWorker.ts'

type Built = { ok: true; answer: Extract<BuildAnswer, { ok: true }> } | { ok: false; log: string }

/** Builds a submission as for a release, but only for the admins who try it. */
export async function runTrial(db: RegistryDb, job: JobRow, tools: JobTools): Promise<void> {
  const submission = await submissionRow(db, job.submission_id)
  const built = await build(db, job, submission, tools)
  if (!built) return
  await inTurn(db, async (tx) => {
    if (!(await holdsJob(tx, job))) return
    if (!built.ok) return endJob(tx, job, 'failed', built.log)
    const { code, imports, manifest, icons } = built.answer
    const created_at = new Date().toISOString()
    const content = Buffer.from(code)
    const module = { digest: digestOf(content), content }
    const release = releaseOf({ submission, manifest, module, imports, icons }, created_at)
    await tx
      .insertInto('registry_trials')
      .values({
        zip_digest: submission.zip_digest,
        frame: makeTrialFrame(),
        release: JSON.stringify(release),
        code,
        created_at,
      })
      .onConflict((conflict) => conflict.column('zip_digest').doNothing())
      .execute()
    await endJob(tx, job, 'done', 'Built for a trial.')
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
  const result = await runWorker(db, job, { worker: 'build', question: null, zip, limits }, tools)
  if (!result) return null
  if (!result.ok) return { ok: false, log: result.detail }
  const answer = result.answer as BuildAnswer
  return answer.ok ? { ok: true, answer } : { ok: false, log: answer.faults.join('\n') }
}
