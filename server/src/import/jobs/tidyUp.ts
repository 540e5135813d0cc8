import type { Kysely } from 'kysely'
import { settleLog } from '../../db/bulkWriting.ts'
import type { DataTables } from '../../db/DataTables.ts'
import type { ImportState } from '../ImportTables.ts'
import type { ImportDatabase } from './stageRows.ts'

/** States of imports whose rows nobody will ask for again. */
const ended: readonly ImportState[] = ['committed', 'undone', 'rejected', 'cancelled', 'interrupted']

/** After a step of an import, and at the start of a server: an earlier one may have been stopped in between. */
export async function tidyUp({ db, dialect }: ImportDatabase): Promise<void> {
  await dropLeftRows(db)
  await settleLog({ db, dialect })
}

export async function dropLeftRows(db: Kysely<DataTables>): Promise<void> {
  const over = db.selectFrom('import_jobs').select('id').where('state', 'in', ended)
  await db.deleteFrom('import_rows').where('job', 'in', over).execute()
  await db.deleteFrom('import_flagged').where('job', 'in', over).execute()
}
