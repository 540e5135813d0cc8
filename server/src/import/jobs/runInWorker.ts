import { Worker } from 'node:worker_threads'
import { AppError, type Problem } from '@msdat/sdk/contracts/problem'
import type { DatabaseAddress } from '../../db/openDatabase.ts'
import type { ImportRunner, ImportTask } from './runTask.ts'

export interface WorkerOrder {
  address: DatabaseAddress
  task: ImportTask
  /** Set to 1 when the server ends: the step stops where it stands well. */
  ending: Int32Array
}

export type WorkerReport = { ok: true } | { ok: false; problem: Problem | null; message: string }

const heapMegabytes = 512

// Ten times what the largest files take on a small machine: this is for one that never ends.
const patienceMs = 30 * 60_000

// Within the time that answers under way have, when the server ends.
const lastMs = 8000

interface WorkerOptions {
  script?: URL
  deadlineMs?: number
  /** Aborted when the server ends: a check then stops after its present rows, and a writing has a few seconds more. */
  ending?: AbortSignal | undefined
}

/**
 * Runs each step on a thread with a connection of its own: SQLite works synchronously, and a large
 * import must not keep readers waiting. A file that needs too much memory or time ends its thread alone.
 */
export function runInWorker(
  address: DatabaseAddress,
  {
    script = new URL('importWorker.js', import.meta.url),
    deadlineMs = patienceMs,
    ending,
  }: WorkerOptions = {},
): ImportRunner {
  return (task) =>
    new Promise<void>((resolve, reject) => {
      const flag = new Int32Array(new SharedArrayBuffer(4))
      const order: WorkerOrder = { address, task, ending: flag }
      const worker = new Worker(script, {
        workerData: order,
        resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      })
      let isLate = false
      const deadline = setTimeout(() => {
        isLate = true
        void worker.terminate()
      }, deadlineMs)
      let lastMoment: NodeJS.Timeout | undefined
      const end = (): void => {
        Atomics.store(flag, 0, 1)
        lastMoment = setTimeout(() => void worker.terminate(), lastMs)
      }
      ending?.addEventListener('abort', end, { once: true })
      if (ending?.aborted) end()
      worker.once('message', (report: WorkerReport) => {
        if (report.ok) resolve()
        else reject(errorOf(report))
      })
      worker.once('error', reject)
      worker.once('exit', () => {
        clearTimeout(deadline)
        clearTimeout(lastMoment)
        ending?.removeEventListener('abort', end)
        // Told only now: its connection is closed, so that nothing of it is written any more.
        reject(isLate ? lateError(deadlineMs) : new Error('The import ended without a word.'))
      })
    })
}

function lateError(deadlineMs: number): AppError {
  const minutes = Math.ceil(deadlineMs / 60_000)
  return new AppError('timed_out', `It took longer than ${minutes} minutes. Split the file up.`)
}

function errorOf({ problem, message }: { problem: Problem | null; message: string }): Error {
  return problem ? new AppError(problem.code, problem.message, problem.fields) : new Error(message)
}
