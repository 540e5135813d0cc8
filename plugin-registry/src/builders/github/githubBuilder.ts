import { buildSourcePath } from '@msdat/sdk/contracts/buildProvenance'
import { digestOf } from '../../artifacts/artifacts.ts'
import { mostAttempts } from '../../jobs/JobTools.ts'
import { parkJob, returnJob } from '../../jobs/leases.ts'
import { failedBuild, type Build, type Builder, type BuildTask } from '../Builder.ts'
import { makeSourceToken, sourceHashOf } from '../sourceLinks.ts'
import { keepMemo, readMemo, titleOf, type BuildMemo } from './BuildMemo.ts'
import { GithubActions, type Run } from './GithubActions.ts'
import type { GithubSettings } from './GithubSettings.ts'
import { GithubTrouble } from './GithubTrouble.ts'
import { readArtifact, refused } from './readArtifact.ts'

export type GithubTimes = typeof usualTimes

const usualTimes = {
  /** Between two looks at a run. */
  pollMs: 5_000,
  /** After which a run that has not ended is cancelled. */
  runMs: 30 * 60_000,
  /** How long a build waits for a rate limit to end: GitHub's lasts an hour. */
  waitMs: 65 * 60_000,
  /** Rest after a call that failed; longer after each. */
  restMs: 10_000,
}
const mostTroubles = 5

interface Parts {
  settings: GithubSettings
  /** Builds the same zip on this machine, for comparison. */
  local: Builder
  times?: Partial<GithubTimes>
}

/**
 * Has a workflow at GitHub build the zip. Each call of build() is one step and waits for nothing: the job rests
 * between two looks at the run, so that builds that take long hold up no checks, and a server that ends loses none.
 * What is deployed is built here too, and the two have to be the same bytes: whoever changes the workflow, or
 * steals the token, can stop builds and cannot deploy anything.
 */
export function createGithubBuilder({ settings, local, times: given }: Parts): Builder {
  const actions = new GithubActions(settings)
  const times = { ...usualTimes, ...given }

  async function step(task: BuildTask, memo: BuildMemo): Promise<Build | null> {
    if (memo.run === null) return memo.sentAt === null ? start(task, memo) : find(task, memo)
    const run = await actions.read(memo.run, task.tools.signal)
    refuseOtherRun(run, memo, settings)
    if (run.status !== 'completed')
      return rest(task, memo, `The run is ${run.status.replaceAll('_', ' ')}: ${run.url}`)
    if (run.conclusion !== 'success') return failedBuild(endSentence(run))
    return take(task, run)
  }

  async function start(task: BuildTask, memo: BuildMemo): Promise<Build | null> {
    const { db, job, submission, tools } = task
    const token = makeSourceToken()
    const now = Date.now()
    const sent = { ...memo, sentAt: now, isTaken: false }
    // Before the call: should this process end in it, the next one looks for the run first.
    await keepMemo(db, job, sent, { hash: sourceHashOf(token), until: now + times.runMs })
    const inputs = {
      build: memo.key,
      source: settings.publicUrl + buildSourcePath,
      token,
      digest: submission.zip_digest,
    }
    const run = await actions.start(inputs, tools.signal)
    return rest(task, { ...sent, isTaken: true, run }, 'Sent to GitHub.')
  }

  /** Looks for a run whose number GitHub did not tell. */
  async function find(task: BuildTask, memo: BuildMemo): Promise<Build | null> {
    const since = new Date((memo.sentAt ?? memo.beganAt) - 5 * 60_000).toISOString()
    const run = await actions.find(titleOf(memo), since, task.tools.signal)
    if (run) return rest(task, { ...memo, isTaken: true, run: run.id }, `The run has begun: ${run.url}`)
    if (!memo.isTaken) return start(task, memo)
    return rest(task, memo, 'Sent to GitHub; the run is not listed yet.')
  }

  async function rest(task: BuildTask, memo: BuildMemo, log: string): Promise<Build | null> {
    if (memo.sentAt !== null && Date.now() > memo.sentAt + times.runMs) return giveUp(task, memo)
    await parkJob(task.db, task.job, {
      memo: JSON.stringify({ ...memo, troubles: 0 }),
      log,
      milliseconds: times.pollMs,
    })
    return null
  }

  async function giveUp({ tools }: BuildTask, { run }: BuildMemo): Promise<Build> {
    // Whether it can still be cancelled changes nothing: its link to the zip is void, and nobody asks for its artifact.
    if (run !== null) await actions.cancel(run, tools.signal).catch(() => {})
    const minutes = Math.ceil(times.runMs / 60_000)
    return failedBuild(
      `The workflow did not end within ${minutes} minutes and was cancelled. See whether GitHub has runners for ${settings.owner}/${settings.repository}, then build again.`,
    )
  }

  async function take(task: BuildTask, run: Run): Promise<Build | null> {
    const bundle = await fetchBundle(task, run)
    const own = await local.build(task)
    if (!own?.ok) return own
    const [theirs, ours] = [digestOf(bundle), digestOf(own.plugin.code)]
    if (theirs !== ours)
      throw refused(
        `GitHub built ${theirs}, and this server ${ours} of the same zip; the two must run the same version of the project.`,
      )
    const { owner, repository, workflow, ref } = settings
    const source = { repository: `${owner}/${repository}`, workflow, ref, commit: run.commit, run: run.url }
    return { ok: true, plugin: { ...own.plugin, workflow: source } }
  }

  async function fetchBundle({ job, submission, tools }: BuildTask, run: Run): Promise<Buffer> {
    const name = `plugin-${readMemo(job, 0).key}`
    const found = (await actions.artifacts(run.id, tools.signal)).filter((one) => one.name === name)
    const [artifact] = found
    if (!artifact || found.length > 1)
      throw refused(`The run has ${found.length} artifacts of the name ${name}.`)
    if (artifact.expired) throw refused('GitHub has deleted it already.')
    const bytes = await actions.download(artifact.id, tools.signal)
    if (artifact.digest !== null && artifact.digest !== `sha256:${digestOf(bytes)}`)
      throw refused(`GitHub lists it as ${artifact.digest}, and handed over sha256:${digestOf(bytes)}.`)
    return readArtifact(bytes, submission.zip_digest)
  }

  async function afterTrouble(
    task: BuildTask,
    memo: BuildMemo,
    trouble: GithubTrouble,
  ): Promise<Build | null> {
    const { db, job } = task
    const now = Date.now()
    if (!trouble.mayPass) return failedBuild(trouble.message)
    const until = trouble.until ?? now + times.restMs * (memo.troubles + 1)
    if (trouble.until !== null && until > memo.beganAt + times.waitMs)
      return failedBuild(
        `${trouble.message} It ends at ${new Date(until).toISOString()}: build again after that.`,
      )
    // A limit is no fault of either side, and does not count.
    const troubles = memo.troubles + (trouble.until === null ? 1 : 0)
    if (troubles >= mostTroubles) return failedBuild(trouble.message)
    const log = `${trouble.message} Asked again at ${new Date(until).toISOString()}.`
    await parkJob(db, job, {
      memo: JSON.stringify({ ...memo, troubles }),
      log,
      milliseconds: Math.max(0, until - now),
    })
    return null
  }

  return {
    async build(task) {
      const { db, job, tools } = task
      if (job.attempt > mostAttempts)
        return failedBuild('It was begun several times and never came to an end. Build again.')
      const memo = readMemo(job, Date.now())
      try {
        return await step(task, memo)
      } catch (error) {
        if (tools.signal.aborted) {
          await returnJob(db, job)
          return null
        }
        if (!(error instanceof GithubTrouble)) throw error
        return afterTrouble(task, await newestMemo(task, memo), error)
      }
    },
  }
}

/** A step may have written the memo before it failed. */
async function newestMemo({ db, job }: BuildTask, memo: BuildMemo): Promise<BuildMemo> {
  const row = await db.selectFrom('registry_jobs').selectAll().where('id', '=', job.id).executeTakeFirst()
  return row?.memo ? readMemo(row, memo.beganAt) : memo
}

function refuseOtherRun(run: Run, memo: BuildMemo, { workflow }: GithubSettings): void {
  const isOurs =
    run.title === titleOf(memo) &&
    run.event === 'workflow_dispatch' &&
    run.path.split('@')[0] === `.github/workflows/${workflow}`
  if (!isOurs)
    throw new GithubTrouble(
      `The run ${run.url} is not the one that was asked for. Use .github/workflows/build-plugin.yml of this project as it is, then build again.`,
    )
}

function endSentence({ conclusion, url }: Run): string {
  if (conclusion === 'cancelled') return `Somebody cancelled the run at GitHub. Build again: ${url}`
  if (conclusion === 'timed_out')
    return `The run took too long and GitHub ended it. Build again, or look at its log: ${url}`
  if (conclusion === 'failure') return `The workflow failed. Its log says why; then build again: ${url}`
  return `The workflow ended with "${conclusion}" and not with success. Look at its log, then build again: ${url}`
}
