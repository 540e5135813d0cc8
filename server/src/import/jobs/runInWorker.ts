import { AppError } from '@msdat/sdk/contracts/problem'
import type { DatabaseAddress } from '../../db/openDatabase.ts'
import { askProcess } from '../../processes/askProcess.ts'
import { workerScript } from '../../processes/workerScript.ts'
import type { ImportRunner, ImportTask } from './runTask.ts'

export type ImportOrder = ImportTask & { address: DatabaseAddress }

const heapMegabytes = 512

// Ten times what the largest files take on a small machine: this is for one that never ends.
const patienceMs = 30 * 60_000

interface WorkerOptions {
  script?: URL
  deadlineMs?: number
  /** Aborted when the server ends: a check then stops after its present rows, and a writing has a few seconds more. */
  ending?: AbortSignal | undefined
  /** How much longer a step may take that is cancelled, or during which the server ends. */
  lastMs?: number | undefined
}

/**
 * Runs each step in a process with a connection of its own: SQLite works synchronously, and a large
 * import must not keep readers waiting. A file that needs too much memory or time ends its process alone.
 */
export function runInWorker(
  address: DatabaseAddress,
  { script = workerScript('import'), deadlineMs = patienceMs, ending, lastMs }: WorkerOptions = {},
): ImportRunner {
  return (task, cancelled) => {
    const order: ImportOrder = { address, ...task }
    const signals = [ending, cancelled].filter((signal) => signal !== undefined)
    return askProcess<void>({
      script,
      order,
      heapMegabytes,
      deadlineMs,
      tooMuch: () => new Error('The import ended without a word.'),
      tooLate: () => lateError(deadlineMs),
      ending: AbortSignal.any(signals),
      lastMs,
    })
  }
}

function lateError(deadlineMs: number): AppError {
  const minutes = Math.ceil(deadlineMs / 60_000)
  return new AppError('timed_out', `It took longer than ${minutes} minutes. Split the file up.`)
}
