import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import type { Findings } from '../jobs/Findings.ts'
import { sameKey } from '../jobs/stagedSql.ts'
import { flagTouched, type SeriesValue } from './flagTouched.ts'
import { isInWindow } from './touchedSeries.ts'

interface FileValue extends SeriesValue {
  /** Null for a value of the series that is not in the file. */
  line: number | null
}

/** Tells what the data-quality rules will say of the file's values, beside those that are there already. */
export async function findFlags(db: Kysely<DataTables>, job: number, findings: Findings): Promise<void> {
  await db.transaction().execute((transaction) =>
    flagTouched<FileValue>(transaction, {
      changed: sql`select indicator, datasource, location, period, value_type from import_rows
        where job = ${sql.lit(job)}`,
      now: new Date(),
      read: async (span) => [
        ...(await readFile(transaction, job, span)),
        ...(await readOthers(transaction, job, span)),
      ],
      keep({ flags }) {
        for (const { value, flag } of flags) {
          // That a value is old or replaces another one is no news to whoever brings it in.
          if (value.line === null || flag.severity === 'note') continue
          findings.add({
            kind: flag.code,
            severity: 'warning',
            line: value.line,
            column: null,
            value: String(value.value),
            problem: flag.message,
            remedy: 'Compare it with your source; if it is right there, nothing has to be done.',
          })
        }
      },
    }),
  )
}

interface Span {
  after: number
  upTo: number
}

async function readFile(db: Kysely<DataTables>, job: number, { after, upTo }: Span): Promise<FileValue[]> {
  const { rows } = await sql<FileValue>`select t.n, v.line, v.period, v.value_type, v.value
    from touched_series as t cross join import_rows as v
    where t.n > ${after} and t.n <= ${upTo} and v.job = ${job} and ${isInWindow}`.execute(db)
  return rows
}

/** The values of the series that the file adds to, but for those that it replaces. */
async function readOthers(db: Kysely<DataTables>, job: number, { after, upTo }: Span): Promise<FileValue[]> {
  const { rows } = await sql<FileValue>`select t.n, null as line, v.period, v.value_type, v.value
    from touched_series as t cross join data_values as v
    where t.n > ${after} and t.n <= ${upTo} and ${isInWindow}
      and not exists (select 1 from import_rows as r where r.job = ${job} and ${sameKey})`.execute(db)
  return rows
}
