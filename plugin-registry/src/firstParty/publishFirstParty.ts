import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { packPlugin, readPluginFolder } from '@msdat/sdk/toolchain/archive'
import type { Finding, SubmissionState } from '@msdat/sdk/contracts/submission'
import { digestOf } from '../artifacts/artifacts.ts'
import { inTurn } from '../db/inTurn.ts'
import type { RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import type { JobWorker } from '../jobs/JobWorker.ts'
import type { Log } from '../Log.ts'
import { addSubmission } from '../submissions/addSubmission.ts'
import { approveOwn } from '../submissions/approve.ts'
import { retry } from '../submissions/decide.ts'
import { submissionRow } from '../submissions/submissionRow.ts'

export interface Publishing {
  db: RegistryDb
  worker: JobWorker
  log: Log
}

/** What became of the plugins of a folder, by folder name. */
export interface Published {
  deployed: string[]
  unchanged: string[]
  failed: string[]
}

const system = 'system'
const moving: readonly SubmissionState[] = ['submitted', 'checking', 'approved', 'building']

/**
 * Sends each plugin of this installation through the pipeline that a stranger's goes through; only
 * the approval is given by the system. Plugins whose zip is deployed already are left alone.
 */
export async function publishFirstParty(publishing: Publishing, folder: string): Promise<Published> {
  const published: Published = { deployed: [], unchanged: [], failed: [] }
  const waiting = await pluginFolders(folder)
  const publishNext = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      published[await tryOne(publishing, join(folder, name))].push(name)
    }
  }
  // Two at a time: each has a process of its own to check and to build in.
  await Promise.all([publishNext(), publishNext()])
  for (const names of Object.values(published) as string[][]) names.sort()
  return published
}

async function tryOne(publishing: Publishing, folder: string): Promise<keyof Published> {
  try {
    return await publishOne(publishing, folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    publishing.log.warn(`The plugin in ${folder} was not published: ${reason}`)
    return 'failed'
  }
}

/** Folders with a manifest; what a build left behind is no plugin. */
async function pluginFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'manifest.json')))
    .map(({ name }) => name)
    .sort()
}

async function publishOne({ db, worker, log }: Publishing, folder: string): Promise<keyof Published> {
  const files = await readPluginFolder(folder)
  const zip = await packPlugin(files)
  const known = await findKnown(db, digestOf(zip))
  if (known?.state === 'deployed') return 'unchanged'
  // What an admin rolled back from or withdrew does not return with the next start.
  if (known && (await isTakenBack(db, known.id))) return 'unchanged'
  // What an admin switched off stays off, also when a new start brings a new version of it.
  if (await isSwitchedOff(db, idIn(files))) return 'unchanged'
  const submission = known && isUsable(known.state) ? known : await submit(db, zip)
  const end = await drive({ db, worker }, submission.id)
  if (end.state === 'deployed') {
    log.info(`The plugin ${end.plugin_id} ${end.version} is deployed.`)
    return 'deployed'
  }
  log.warn(await failureText(db, folder, end))
  return 'failed'
}

const isUsable = (state: SubmissionState): boolean =>
  moving.includes(state) || state === 'awaiting_approval' || state === 'build_failed'

async function findKnown(db: RegistryDb, digest: string): Promise<SubmissionRow | undefined> {
  return db
    .selectFrom('registry_submissions')
    .selectAll()
    .where('zip_digest', '=', digest)
    .where('first_party', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Empty where the manifest cannot be read: the checks will say so. */
function idIn(files: ReadonlyMap<string, Uint8Array>): string {
  try {
    const manifest: unknown = JSON.parse(Buffer.from(files.get('manifest.json') ?? []).toString('utf8'))
    return String((manifest as { id?: unknown }).id ?? '')
  } catch {
    return ''
  }
}

async function isTakenBack(db: RegistryDb, submission: number): Promise<boolean> {
  const row = await db
    .selectFrom('registry_releases')
    .select('id')
    .where('submission_id', '=', submission)
    .where('ended_because', 'in', ['rolled_back', 'yanked'])
    .executeTakeFirst()
  return row !== undefined
}

async function isSwitchedOff(db: RegistryDb, plugin: string): Promise<boolean> {
  const row = await db
    .selectFrom('registry_submissions')
    .select('id')
    .where('plugin_id', '=', plugin)
    .where('first_party', '=', 1)
    .where('state', '=', 'disabled')
    .executeTakeFirst()
  return row !== undefined
}

function submit(db: RegistryDb, zip: Buffer): Promise<SubmissionRow> {
  const purpose = 'A plugin of this installation itself.'
  return inTurn(db, (tx) =>
    addSubmission(tx, { name: system, email: system, actor: system, purpose, zip, isFirstParty: true }),
  )
}

/** Leads a submission to its end, whoever does the work: this process, or another that holds the lease. */
async function drive({ db, worker }: Pick<Publishing, 'db' | 'worker'>, id: number): Promise<SubmissionRow> {
  const deadline = Date.now() + 180_000
  for (let hasRetried = false; ;) {
    const submission = await submissionRow(db, id)
    const decision = { id, actor: system, reason: 'A plugin of this installation itself.' }
    if (submission.state === 'awaiting_approval') {
      await inTurn(db, (tx) => approveOwn(tx, decision))
    } else if (submission.state === 'build_failed' && !hasRetried) {
      hasRetried = true
      await inTurn(db, (tx) => retry(tx, decision))
    } else if (!moving.includes(submission.state) || Date.now() > deadline || worker.isStopped) {
      return submission
    } else if (!(await worker.runNext(id))) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function failureText(db: RegistryDb, folder: string, submission: SubmissionRow): Promise<string> {
  const findings = (JSON.parse(submission.findings) as Finding[]).filter(
    ({ severity }) => severity === 'error',
  )
  const build = await db
    .selectFrom('registry_jobs')
    .select('log')
    .where('submission_id', '=', submission.id)
    .where('kind', '=', 'build')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const lines = findings.map(
    ({ rule, file, line, detail, remedy }) =>
      `  ${rule} ${[file, line].filter(Boolean).join(':')}\n    ${detail}\n    ${remedy}`,
  )
  if (submission.state === 'build_failed' && build) lines.push(`  ${build.log}`)
  return [
    `The plugin in ${folder} was not published: it is ${submission.state.replaceAll('_', ' ')}.`,
    ...lines,
  ].join('\n')
}
