import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { importRegistry } from './importRegistry.ts'
import { readRegistryColumns } from './readRegistryColumns.ts'
import type { RegistryReport, RegistryTask } from './RegistryRunner.ts'

const task = workerData as RegistryTask
const report = (message: RegistryReport): void => parentPort?.postMessage(message)

try {
  report({ ok: true, value: await run() })
} catch (error) {
  if (!(error instanceof AppError)) throw error
  report({ ok: false, problem: error.toProblem() })
}

async function run() {
  if (task.kind === 'columns') {
    const { buffer, byteOffset, byteLength } = task.bytes
    return readRegistryColumns(Buffer.from(buffer, byteOffset, byteLength))
  }
  const database = await openDatabase<DataTables>(task.address)
  try {
    return await importRegistry(database.db, task.order)
  } finally {
    await database.close()
  }
}
