import { Worker } from 'node:worker_threads'
import type { Kysely } from 'kysely'
import { AppError, type Problem } from '@msdat/sdk/contracts/problem'
import { registryLimits, type RegistryColumn, type RegistryOutcome } from '@msdat/sdk/contracts/registryDesk'
import type { DataTables } from '../db/DataTables.ts'
import type { DatabaseAddress } from '../db/openDatabase.ts'
import { Turns } from '../http/Turns.ts'
import { importRegistry, type RegistryOrder } from './importRegistry.ts'
import { readRegistryColumns } from './readRegistryColumns.ts'

export type RegistryTask =
  { kind: 'columns'; bytes: Uint8Array } | { kind: 'import'; address: DatabaseAddress; order: RegistryOrder }

export type RegistryReport = { ok: true; value: unknown } | { ok: false; problem: Problem }

/** Where the files of registries are read: in this thread, or beside it. */
export interface RegistryRunner {
  columns(bytes: Buffer): Promise<RegistryColumn[]>
  import(order: RegistryOrder): Promise<RegistryOutcome>
}

const heapMegabytes = 384

/** For those who wait for nothing else meanwhile. */
export const readRegistriesHere = (db: Kysely<DataTables>): RegistryRunner => ({
  columns: readRegistryColumns,
  import: (order) => importRegistry(db, order),
})

/**
 * Reads one file after the other on a thread with a connection of its own: what takes too much time or memory ends
 * its thread alone, and a transaction that was begun is then not written.
 */
export function readRegistriesBeside(
  address: DatabaseAddress,
  script = new URL('registryWorker.js', import.meta.url),
  deadlineMs = registryLimits.seconds * 1000,
): RegistryRunner {
  const turns = new Turns(1)
  const run = async (task: RegistryTask): Promise<unknown> => {
    const end = await turns.take()
    return runOnThread(script, deadlineMs, task).finally(end)
  }
  return {
    columns: (bytes) => run({ kind: 'columns', bytes }) as Promise<RegistryColumn[]>,
    import: (order) => run({ kind: 'import', address, order }) as Promise<RegistryOutcome>,
  }
}

function runOnThread(script: URL, deadlineMs: number, workerData: RegistryTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    })
    const deadline = setTimeout(() => void worker.terminate(), deadlineMs)
    worker.once('message', (report: RegistryReport) => {
      if (report.ok) resolve(report.value)
      else reject(new AppError(report.problem.code, report.problem.message, report.problem.fields))
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
    )
    // Told only now: its connection is closed, so that nothing of it is written any more.
    worker.once('exit', () => {
      clearTimeout(deadline)
      reject(tooMuch())
    })
  })
}

function tooMuch(): AppError {
  const message = 'Nothing was written: reading the file takes too much time or memory. Send it in parts.'
  return new AppError('invalid_input', message, { file: [message] })
}
