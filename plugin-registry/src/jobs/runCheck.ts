import type { CheckContext, CheckedPlugin } from '@msdat/sdk/toolchain/checks'
import type { Finding } from '@msdat/sdk/contracts/submission'
import { dropZip, readZip } from '../artifacts/artifacts.ts'
import type { JobRow, RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import { inTurn } from '../db/inTurn.ts'
import { moveSubmission } from '../states/moveSubmission.ts'
import { tellAuthor } from '../states/tellAuthor.ts'
import { checkOutcome, ofSamePlugin } from '../submissions/checkOutcome.ts'
import { knownPlugins } from '../submissions/knownPlugins.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { endJob, holdsJob } from './leases.ts'
import type { JobTools } from './JobTools.ts'
import { runWorker } from './runWorker.ts'

// An ordinary plugin takes one or two seconds; the rest is for slow machines.
const limits = { milliseconds: 60_000, processorSeconds: 10, megabytes: 512 }
const checker = 'checks'

/** Checks a submitted zip in a process of its own, or leaves the job for later. */
export async function runCheck(db: RegistryDb, job: JobRow, tools: JobTools): Promise<void> {
  const submission = await beginCheck(db, job)
  if (!submission) return
  const found = await check(db, job, submission, tools)
  if (!found) return
  const checked = ofSamePlugin(submission, found)
  await inTurn(db, async (tx) => {
    if (!(await holdsJob(tx, job))) return
    const { isFit } = checked
    const current = await submissionRow(tx, submission.id)
    const outcome = await checkOutcome(tx, current, checked)
    const reason = isFit ? 'Every check passed.' : ruleNames(checked.findings)
    await moveSubmission(tx, { ...outcome, submission: current, actor: checker, reason })
    await tellAuthor(tx, { id: current.id, since: 0 }, tools.tell)
    // The findings are kept; the bytes of a refused zip may be hostile and are not.
    if (!isFit) await dropZip(tx, submission.zip_digest)
    await endJob(tx, job, 'done', '')
  })
}

/** Moves to checking, or answers null where there is nothing left to do. */
function beginCheck(db: RegistryDb, job: JobRow): Promise<SubmissionRow | null> {
  return inTurn(db, async (tx) => {
    if (!(await holdsJob(tx, job))) return null
    const submission = await submissionRow(tx, job.submission_id)
    if (submission.state === 'checking') return submission
    if (submission.state === 'submitted') {
      return moveSubmission(tx, { submission, to: 'checking', actor: checker, reason: 'Taken up.' })
    }
    await endJob(tx, job, 'done', `The submission is ${submission.state}.`)
    return null
  })
}

async function check(
  db: RegistryDb,
  job: JobRow,
  submission: SubmissionRow,
  tools: JobTools,
): Promise<CheckedPlugin | null> {
  const zip = await readZip(db, submission.zip_digest)
  if (!zip) return unfinished(serversFault, 'The stored zip is gone or damaged.')
  const isFirstParty = submission.first_party === 1
  const question: CheckContext = {
    ...(await knownPlugins(db, submission)),
    isFirstParty,
  }
  const result = await runWorker(db, job, { worker: 'check', question, zip, limits }, tools)
  if (!result) return null
  if (result.ok) return result.answer as CheckedPlugin
  return unfinished(result.isServersFault ? serversFault : pluginsFault, result.detail)
}

const pluginsFault = {
  title: 'The checks could not be finished',
  detail: 'Checking the plugin took more than it may, so it was ended.',
  remedy:
    'Make the plugin smaller and simpler: fewer and shorter files, less packed data. Then submit it again.',
}
const serversFault = {
  title: 'The server could not check the plugin',
  detail: 'This says nothing about the plugin: the server was in trouble.',
  remedy: 'Submit the same zip again later. Tell the administrators if it happens again.',
}

function unfinished(told: typeof pluginsFault, detail: string): CheckedPlugin {
  const finding: Finding = {
    rule: 'checksComeToAnEnd',
    severity: 'error',
    file: null,
    line: null,
    ...told,
    detail: `${told.detail} ${detail}`,
  }
  return { isFit: false, findings: [finding], manifest: null, files: [], bundleBytes: null }
}

function ruleNames(findings: readonly Finding[]): string {
  const rules = findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)
  return `Failed: ${[...new Set(rules)].join(', ')}.`
}
