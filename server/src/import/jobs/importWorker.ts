import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../../db/DataTables.ts'
import { prepareForBulk } from '../../db/bulkWriting.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import type { WorkerOrder, WorkerReport } from './runInWorker.ts'
import { runTask } from './runTask.ts'
import { tidyUp } from './tidyUp.ts'

const { address, task, ending } = workerData as WorkerOrder
const report = (message: WorkerReport): void => parentPort?.postMessage(message)

const database = await openDatabase<DataTables>(address)
try {
  // A file that is still being checked can be sent again; what was committed stays.
  await prepareForBulk(database, { isLasting: task.kind !== 'check' })
  await runTask({ ...database, isEnding: () => Atomics.load(ending, 0) === 1 }, task)
  report({ ok: true })
} catch (error) {
  const problem = error instanceof AppError ? error.toProblem() : null
  report({
    ok: false,
    problem,
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  })
}
try {
  await tidyUp(database)
} finally {
  await database.close()
}
