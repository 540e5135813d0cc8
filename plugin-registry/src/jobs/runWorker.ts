import type { JobRow, RegistryDb } from '../db/RegistryTables.ts'
import type { IsolatedTask } from '../isolation/runIsolated.ts'
import { mostAttempts, type JobTools } from './JobTools.ts'
import { postponeJob, returnJob } from './leases.ts'

type WorkerOutcome =
  { ok: true; answer: unknown; isolation: string } | { ok: false; isServersFault: boolean; detail: string }

/** Has a worker program do a job, and answers what came of it; null where the job is to be done later. */
export async function runWorker(
  db: RegistryDb,
  job: JobRow,
  task: Omit<IsolatedTask, 'signal'>,
  tools: Pick<JobTools, 'isolate' | 'signal'>,
): Promise<WorkerOutcome | null> {
  if (job.attempt > mostAttempts) {
    const detail = 'It was begun several times and never came to an end.'
    return { ok: false, isServersFault: true, detail }
  }
  const result = await tools.isolate({ ...task, signal: tools.signal })
  if (result.ok) return result
  const { reason, detail } = result
  if (reason === 'stopped') {
    await returnJob(db, job)
    return null
  }
  const isServersFault = reason === 'not_started'
  // A server that is busy may let one try run out of time; two in a row are the plugin's own doing.
  const mayPass = isServersFault || (reason === 'ran_out_of_time' && job.log !== detail)
  if (mayPass && job.attempt < mostAttempts) {
    await postponeJob(db, job, detail)
    return null
  }
  return { ok: false, isServersFault, detail }
}
