import type { DataTables } from '../../db/DataTables.ts'
import { prepareForBulk } from '../../db/bulkWriting.ts'
import { openDatabase, type Database } from '../../db/openDatabase.ts'
import { takeOrder } from '../../processes/takeOrder.ts'
import type { ImportOrder } from './runInWorker.ts'
import { runTask } from './runTask.ts'
import { tidyUp } from './tidyUp.ts'

const { order, isEnding, answer } = await takeOrder<ImportOrder>()
let database: Database<DataTables> | undefined
await answer(async () => {
  database = await openDatabase<DataTables>(order.address)
  // A file that is still being checked can be sent again; what was committed stays.
  await prepareForBulk(database, { isLasting: order.kind !== 'check' })
  await runTask({ ...database, isEnding }, order)
})
try {
  if (database) await tidyUp(database)
} finally {
  await database?.close()
}
