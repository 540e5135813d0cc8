import { Worker } from 'node:worker_threads'
import { AppError, type Problem } from '@msdat/sdk/contracts/problem'
import type { DatabaseAddress } from '../../db/openDatabase.ts'
import type { ImportRunner, ImportTask } from './runTask.ts'

export interface WorkerOrder {
  address: DatabaseAddress
  task: ImportTask
}

export type WorkerReport = { ok: true } | { ok: false; problem: Problem | null; message: string }

const heapMegabytes = 512

/**
 * Runs each step on a thread with a connection of its own: SQLite works synchronously, and a large
 * import must not keep readers waiting. A file that needs too much memory ends its thread alone.
 */
export function runInWorker(address: DatabaseAddress): ImportRunner {
  return (task) =>
    new Promise((resolve, reject) => {
      const order: WorkerOrder = { address, task }
      const worker = new Worker(new URL('importWorker.js', import.meta.url), {
        workerData: order,
        resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      })
      worker.once('message', (report: WorkerReport) => {
        if (report.ok) resolve()
        else reject(errorOf(report))
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The import ended without a word.')))
    })
}

function errorOf({ problem, message }: { problem: Problem | null; message: string }): Error {
  return problem ? new AppError(problem.code, problem.message, problem.fields) : new Error(message)
}
