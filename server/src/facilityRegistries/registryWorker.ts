import type { DataTables } from '../db/DataTables.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { takeOrder } from '../processes/takeOrder.ts'
import { removeRegistry } from './changeRegistry.ts'
import { importRegistry } from './importRegistry.ts'
import { readRegistryColumns } from './readRegistryColumns.ts'
import type { RegistryTask } from './RegistryRunner.ts'

const { order: task, answer } = await takeOrder<RegistryTask>()
await answer(async () => {
  if (task.kind === 'columns') return readRegistryColumns(task.bytes)
  const database = await openDatabase<DataTables>(task.address)
  try {
    if (task.kind === 'remove') return await removeRegistry(database.db, task, task.actor)
    return await importRegistry(database.db, task)
  } finally {
    // Before the answer, so that nothing of it is written any more once that is told.
    await database.close()
  }
})
