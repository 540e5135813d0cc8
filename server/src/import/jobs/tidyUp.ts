import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { settleAsItGrows, settleLog } from '../../db/bulkWriting.ts'
import type { DataTables } from '../../db/DataTables.ts'
import type { ImportState } from '../ImportTables.ts'
import type { ImportDatabase } from './stageRows.ts'

/** States of imports whose rows nobody will ask for again. */
const ended: readonly ImportState[] = ['committed', 'undone', 'rejected', 'cancelled', 'interrupted']

/** A few milliseconds of writing. */
const rowsPerStep = 2_000

/** After a step of an import, and at the start of a server: an earlier one may have been stopped in between. */
export async function tidyUp(database: ImportDatabase): Promise<void> {
  await settleAsItGrows(database)
  // Rows cannot be dropped where the disk is full; what the log gives back may be the room that was missing.
  await dropLeftRows(database).finally(() => settleLog(database))
}

/** Imports that have ended and have rows all the same. */
export async function findLeft(db: Kysely<DataTables>): Promise<number[]> {
  const rowsIn = (table: LeftRows['table']) =>
    sql<boolean>`exists (select 1 from ${sql.table(table)} as l where l.job = import_jobs.id)`
  const left = await db
    .selectFrom('import_jobs')
    .select('id')
    .where('state', 'in', ended)
    .where(sql<boolean>`(${rowsIn('import_rows')} or ${rowsIn('import_flagged')})`)
    .execute()
  return left.map(({ id }) => id)
}

/** In short steps: an import may have left millions of rows, and others write meanwhile. */
export async function dropLeftRows(database: ImportDatabase): Promise<void> {
  const isSqlite = database.dialect === 'sqlite'
  const rowKey = ['job', 'indicator', 'datasource', 'location', 'period', 'value_type', 'line']
  const place = [isSqlite ? 'rowid' : 'ctid']
  for (const job of await findLeft(database.db)) {
    await dropInSteps(database, { table: 'import_rows', key: isSqlite ? rowKey : place, job })
    await dropInSteps(database, { table: 'import_flagged', key: place, job })
  }
}

interface LeftRows {
  table: 'import_rows' | 'import_flagged'
  /** Columns that name one row. */
  key: readonly string[]
  job: number
}

async function dropInSteps(database: ImportDatabase, { table, key, job }: LeftRows): Promise<void> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  const some = sql`select ${columns} from ${sql.table(table)} where job = ${job} limit ${rowsPerStep}`
  let dropped = rowsPerStep
  while (dropped === rowsPerStep && !(await database.isEnding?.())) {
    const { numAffectedRows } =
      await sql`delete from ${sql.table(table)} where (${columns}) in (${some})`.execute(database.db)
    dropped = Number(numAffectedRows)
    await setImmediate()
  }
}
