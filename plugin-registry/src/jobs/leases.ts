import { hostname } from 'node:os'
import { isRunning } from './isRunning.ts'
import type { JobRow, RegistryDb, RegistryTransaction } from '../db/RegistryTables.ts'
import { inTurn } from '../db/inTurn.ts'

const leaseMs = 20_000
const renewMs = 5_000
/** How long a job rests after its first try failed for want of means; longer after each. */
const restMs = 20_000

/** Names this process. A row held by a dead process of the same machine need not wait for its lease to end. */
export const makeWorkerName = (): string =>
  `${hostname()}:${process.pid}:${Math.random().toString(36).slice(2, 8)}`

/** Takes one job that waits, or whose worker died, of one submission (or what stands in its way) if given; null where there is none. */
export async function claimJob(db: RegistryDb, worker: string, submission?: number): Promise<JobRow | null> {
  // Asked every second, and nearly always there is nothing: only a claim is worth the lock.
  if (!findFreeJob(await openJobs(db), worker, submission)) return null
  return inTurn(db, async (tx) => {
    const job = findFreeJob(await openJobs(tx), worker, submission)
    if (!job) return null
    const claimed = await tx
      .updateTable('registry_jobs')
      .set({
        state: 'running',
        worker,
        leased_until: leaseEnd(),
        attempt: job.attempt + 1,
        started_at: now(),
      })
      .where('id', '=', job.id)
      .returningAll()
      .executeTakeFirst()
    return claimed ?? null
  })
}

type OpenJob = Awaited<ReturnType<typeof openJobs>>[number]

function findFreeJob(
  open: readonly OpenJob[],
  worker: string,
  submission: number | undefined,
): OpenJob | undefined {
  const wanted = open.filter((row) => row.submission_id === submission)
  return open.find(
    (row) =>
      (submission === undefined || wanted.some((own) => own === row || goesBefore(row, own))) &&
      (row.state === 'waiting' ? hasRested(row) : isAbandoned(row, worker)) &&
      !open.some((other) => goesBefore(other, row) || holdsLaneOf(other, row, worker)),
  )
}

function openJobs(db: RegistryDb | RegistryTransaction) {
  return db
    .selectFrom('registry_jobs')
    .innerJoin('registry_submissions', 'registry_submissions.id', 'registry_jobs.submission_id')
    .select(['registry_jobs.id', 'submission_id', 'kind', 'registry_jobs.state', 'attempt'])
    .select(['worker', 'leased_until', 'plugin_id', 'account_id', 'address'])
    .where('registry_jobs.state', 'in', ['waiting', 'running'])
    .orderBy('registry_jobs.id')
    .execute()
}

/** Versions of one plugin are built in the order of their approval: whichever ends last is the one that runs. */
function goesBefore(other: OpenJob, job: OpenJob): boolean {
  return (
    other.kind === 'build' && job.kind === 'build' && other.plugin_id === job.plugin_id && other.id < job.id
  )
}

/**
 * One sender has one lane: zips that take long to check do not hold up those of others. As in refuseFullQueue(), an
 * account and a network are a sender, and a typed e-mail address is not.
 */
function holdsLaneOf(other: OpenJob, job: OpenJob, worker: string): boolean {
  if (other === job || other.state !== 'running' || isAbandoned(other, worker)) return false
  const isSameAccount = other.account_id !== null && other.account_id === job.account_id
  const isSameNetwork = other.address !== null && other.address === job.address
  return isSameAccount || isSameNetwork
}

/** Keeps a job while it is worked on; answers how to stop keeping it. */
export function keepLease(db: RegistryDb, job: JobRow): () => void {
  const renew = (): void => {
    db.updateTable('registry_jobs')
      .set({ leased_until: leaseEnd() })
      .where('id', '=', job.id)
      .where('worker', '=', job.worker)
      .where('state', '=', 'running')
      .execute()
      // A database that does not answer now may answer in time for the next renewal.
      .catch(() => {})
  }
  const timer = setInterval(renew, renewMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Whether this worker still holds the job. Asked inside the transaction that writes the job's outcome. */
export async function holdsJob(tx: RegistryTransaction, job: JobRow): Promise<boolean> {
  const row = await tx
    .selectFrom('registry_jobs')
    .select('id')
    .where('id', '=', job.id)
    .where('worker', '=', job.worker)
    .where('attempt', '=', job.attempt)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return row !== undefined
}

export async function endJob(
  tx: RegistryTransaction,
  job: JobRow,
  state: 'done' | 'failed',
  log: string,
): Promise<void> {
  await tx
    .updateTable('registry_jobs')
    .set({ state, log, leased_until: null, source_hash: null, ended_at: now() })
    .where('id', '=', job.id)
    .execute()
}

/** Gives a job back as if it had not been tried, when the process is asked to stop. */
export async function returnJob(db: RegistryDb, job: JobRow): Promise<void> {
  await db
    .updateTable('registry_jobs')
    .set({ state: 'waiting', worker: null, leased_until: null, attempt: job.attempt - 1 })
    .where('id', '=', job.id)
    .where('worker', '=', job.worker)
    .where('state', '=', 'running')
    .execute()
}

/** Puts a job off for a while, where its worker failed for a reason that may pass. The try counts. */
export async function postponeJob(db: RegistryDb, job: JobRow, log: string): Promise<void> {
  const leased_until = new Date(Date.now() + restMs * job.attempt).toISOString()
  await db
    .updateTable('registry_jobs')
    .set({ state: 'waiting', worker: null, leased_until, log })
    .where('id', '=', job.id)
    .where('worker', '=', job.worker)
    .where('state', '=', 'running')
    .execute()
}

interface Parking {
  /** What the next step has to know. */
  memo: string
  log: string
  milliseconds: number
}

/** Lays a job aside that waits for somebody else. It is going well, so the try does not count. */
export async function parkJob(
  db: RegistryDb,
  job: JobRow,
  { memo, log, milliseconds }: Parking,
): Promise<void> {
  const leased_until = new Date(Date.now() + milliseconds).toISOString()
  await db
    .updateTable('registry_jobs')
    .set({ state: 'waiting', worker: null, leased_until, memo, log, attempt: job.attempt - 1 })
    .where('id', '=', job.id)
    .where('worker', '=', job.worker)
    .where('state', '=', 'running')
    .execute()
}

export async function addJob(
  tx: RegistryTransaction,
  submission: number,
  kind: JobRow['kind'],
): Promise<void> {
  await tx
    .insertInto('registry_jobs')
    .values({ submission_id: submission, kind, state: 'waiting', attempt: 0, log: '', created_at: now() })
    .execute()
}

const now = (): string => new Date().toISOString()
const leaseEnd = (): string => new Date(Date.now() + leaseMs).toISOString()

const hasRested = ({ leased_until }: OpenJob): boolean => (leased_until ?? '') < now()

function isAbandoned(job: Pick<JobRow, 'leased_until' | 'worker'>, me: string): boolean {
  if ((job.leased_until ?? '') < now()) return true
  const [host, pid] = (job.worker ?? '').split(':')
  return host === me.split(':')[0] && Number(pid) !== process.pid && !isRunning(Number(pid))
}
