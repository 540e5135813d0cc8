import { digestOf, readZip } from '../artifacts/artifacts.ts'
import { failedBuild, type Build } from '../builders/Builder.ts'
import { localBuilder } from '../builders/localBuilder.ts'
import type { JobRow, RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import { inTurn } from '../db/inTurn.ts'
import { releaseOf } from '../releases/releaseOf.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { makeTrialFrame } from '../trials/trialFrames.ts'
import type { JobTools } from './JobTools.ts'
import { endJob, holdsJob } from './leases.ts'

/** Builds a submission as for a release, but only for the admins who try it. */
export async function runTrial(db: RegistryDb, job: JobRow, tools: JobTools): Promise<void> {
  const submission = await submissionRow(db, job.submission_id)
  const built = await build(db, job, submission, tools)
  if (!built) return
  await inTurn(db, async (tx) => {
    if (!(await holdsJob(tx, job))) return
    if (!built.ok) return endJob(tx, job, 'failed', built.log)
    const { code: content, imports, manifest, icons } = built.plugin
    const created_at = new Date().toISOString()
    const module = { digest: digestOf(content), content }
    const release = releaseOf({ submission, manifest, module, imports, icons }, created_at)
    await tx
      .insertInto('registry_trials')
      .values({
        zip_digest: submission.zip_digest,
        frame: makeTrialFrame(),
        release: JSON.stringify(release),
        code: content.toString('utf8'),
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
): Promise<Build | null> {
  const zip = await readZip(db, submission.zip_digest)
  return zip
    ? localBuilder.build({ db, job, submission, zip, tools })
    : failedBuild('The stored zip is gone or damaged.')
}
