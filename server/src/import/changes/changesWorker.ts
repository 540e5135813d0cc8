import type { DataTables } from '../../db/DataTables.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import { takeOrder } from '../../processes/takeOrder.ts'
import { readJob } from '../jobs/jobStates.ts'
import { listChanges } from './listChanges.ts'
import type { ChangesOrder } from './readChangesBeside.ts'

const { order, answer } = await takeOrder<ChangesOrder>()
await answer(async () => {
  const { db, close } = await openDatabase<DataTables>(order.address)
  try {
    return await listChanges(db, await readJob(db, order.job), order.input)
  } finally {
    await close()
  }
})
