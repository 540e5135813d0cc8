import { sql, type Kysely } from 'kysely'
import type { Flag } from '@msdat/sdk/methods'
import type { DataTables } from '../../db/DataTables.ts'
import type { Findings } from '../jobs/Findings.ts'
import { sameKey } from '../jobs/stagedSql.ts'
import type { ImportDatabase } from '../jobs/stageRows.ts'
import { flagTouched, type SeriesValue } from './flagTouched.ts'
import { isInWindow, type TouchedSeries } from './touchedSeries.ts'

const rowsPerStatement = 5000

interface FileValue extends SeriesValue {
  /** Null for a value of the series that is not in the file. */
  line: number | null
  /** 1 for a value that has flags now. */
  has_flags: number
}

/**
 * Tells what the data-quality rules will say of the file's values, beside those that are there already,
 * and keeps a list of the series that have flags or will have. Answers how many those are.
 */
export async function findFlags(
  { db, dialect }: ImportDatabase,
  job: number,
  findings: Findings,
): Promise<number> {
  const flagged: TouchedSeries[] = []
  await withoutLock({ db, dialect }).execute((transaction) =>
    flagTouched<FileValue>(transaction, {
      changed: sql`select indicator, datasource, location, period, value_type from import_rows
        where job = ${sql.lit(job)}`,
      now: new Date(),
      read: async (span) => [
        ...(await readFile(transaction, job, span)),
        ...(await readOthers(transaction, job, span)),
      ],
      keep({ series, flags, judged, older }) {
        for (const { value, flag } of flags) addFlag(findings, value, flag)
        const named = new Set(flags.map(({ value }) => value.n))
        for (const { n, has_flags } of [...judged, ...older]) if (has_flags === 1) named.add(n)
        flagged.push(...series.filter(({ n }) => named.has(n)))
      },
    }),
  )
  for (let start = 0; start < flagged.length; start += rowsPerStatement)
    await keepFlagged({ db, dialect }, job, flagged.slice(start, start + rowsPerStatement))
  return flagged.length
}

/** The one table that is made here is temporary: SQLite needs no lock for it, while PostgreSQL calls that a write. */
const withoutLock = ({ db, dialect }: ImportDatabase) =>
  dialect === 'sqlite' ? db.transaction().setAccessMode('read only') : db.transaction()

function addFlag(findings: Findings, { line, value }: FileValue, { code, severity, message }: Flag): void {
  // That a value is old is no news to whoever brings it in.
  if (line === null || severity === 'note') return
  findings.add({
    kind: code,
    severity: 'warning',
    line,
    column: null,
    value: String(value),
    problem: message,
    remedy: 'Compare it with your source; if it is right there, nothing has to be done.',
  })
}

async function keepFlagged(
  { db, dialect }: ImportDatabase,
  job: number,
  series: readonly TouchedSeries[],
): Promise<void> {
  const into = sql`insert into import_flagged (job, indicator, datasource, location)`
  if (dialect === 'sqlite') {
    const rows = series.map(({ indicator, datasource, location }) => [indicator, datasource, location])
    await sql`${into} select ${job}, value->>0, value->>1, value->>2 from json_each(${JSON.stringify(rows)})`.execute(
      db,
    )
    return
  }
  await sql`${into} select ${job}::int, t.* from unnest(${series.map((one) => one.indicator)}::int[],
    ${series.map((one) => one.datasource)}::int[], ${series.map((one) => one.location)}::int[]) as t`.execute(
    db,
  )
}

interface Span {
  after: number
  upTo: number
}

async function readFile(db: Kysely<DataTables>, job: number, { after, upTo }: Span): Promise<FileValue[]> {
  const { rows } = await sql<FileValue>`select t.n, v.line, v.period, v.value_type, v.value, 0 as has_flags
    from touched_series as t cross join import_rows as v
    where t.n > ${after} and t.n <= ${upTo} and v.job = ${job} and ${isInWindow}`.execute(db)
  return rows
}

/** The values of the series that the file adds to, but for those that it replaces. */
async function readOthers(db: Kysely<DataTables>, job: number, { after, upTo }: Span): Promise<FileValue[]> {
  const { rows } = await sql<FileValue>`select t.n, null as line, v.period, v.value_type, v.value,
      case when exists (select 1 from value_flags as f where f.value_id = v.id) then 1 else 0 end as has_flags
    from touched_series as t cross join data_values as v
    where t.n > ${after} and t.n <= ${upTo} and ${isInWindow}
      and not exists (select 1 from import_rows as r where r.job = ${job} and ${sameKey})`.execute(db)
  return rows
}
