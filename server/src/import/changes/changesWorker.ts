import { workerData } from 'node:worker_threads'
import type { DataTables } from '../../db/DataTables.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import { answerOnThread } from '../../threads/answerOnThread.ts'
import { readJob } from '../jobs/jobStates.ts'
import { listChanges } from './listChanges.ts'
import type { ChangesOrder } from './readChangesBeside.ts'

const { address, job, input } = workerData as ChangesOrder
const { db, close } = await openDatabase<DataTables>(address)
try {
  await answerOnThread(async () => listChanges(db, await readJob(db, job), input))
} finally {
  await close()
}
