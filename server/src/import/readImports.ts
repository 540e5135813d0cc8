import { sql, type Kysely } from 'kysely'
import type { ImportFinding, ImportJob } from '@msdat/sdk/contracts/imports'
import type { Rows } from '@msdat/sdk/contracts/page'
import { csvLine } from '../csv/csvLine.ts'
import { checkPage, spanOf, type ListInput } from '../data/pageOf.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { ImportState } from './ImportTables.ts'
import type { Job } from './jobs/jobStates.ts'

/** A job as the contract gives it. */
export function toImportJob(job: Job): ImportJob {
  const { source, meanings, checked_version, checked_import, flagged_series, runner, alive_at, ...told } = job
  void [source, meanings, checked_version, checked_import, flagged_series, runner, alive_at]
  const { dry_run, remove_missing, ...rest } = told
  return { ...rest, dry_run: dry_run === 1, remove_missing: remove_missing === 1 }
}

export async function listJobs(
  db: Kysely<DataTables>,
  { state, ...input }: ListInput & { state?: ImportState | undefined },
): Promise<Rows<ImportJob>> {
  const jobs =
    state === undefined
      ? db.selectFrom('import_jobs')
      : db.selectFrom('import_jobs').where('state', '=', state)
  const { offset, limit } = spanOf(input)
  const { name, direction } = orderOf(input.ordering ?? '-id')
  const { count } = await jobs
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  checkPage(input, count)
  const rows = await jobs.selectAll().orderBy(sql.ref(name), direction).limit(limit).offset(offset).execute()
  return { count, results: rows.map(toImportJob) }
}

const orderOf = (ordering: string): { name: string; direction: 'asc' | 'desc' } => ({
  name: ordering.replace(/^-/, ''),
  direction: ordering.startsWith('-') ? 'desc' : 'asc',
})

export async function listFindings(
  db: Kysely<DataTables>,
  job: number,
  { severity, ...input }: ListInput & { severity?: ImportFinding['severity'] | undefined },
): Promise<Rows<ImportFinding>> {
  const all = db.selectFrom('import_findings').where('job', '=', job)
  const findings = severity === undefined ? all : all.where('severity', '=', severity)
  const { offset, limit } = spanOf(input)
  const { name, direction } = orderOf(input.ordering ?? 'sequence')
  const { count } = await findings
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  checkPage(input, count)
  const results = await findings
    .select(['sequence', 'severity', 'kind', 'line', 'column_name as column', 'value', 'problem', 'remedy'])
    .orderBy(sql.ref(name), direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { count, results }
}

/** All findings that were kept, as a file for the desk of whoever mends the table. */
export async function* findingsAsCsv(db: Kysely<DataTables>, job: number): AsyncGenerator<string> {
  yield csvLine(['line', 'column', 'value', 'problem', 'remedy', 'severity', 'kind'])
  const rows = await db
    .selectFrom('import_findings')
    .selectAll()
    .where('job', '=', job)
    .orderBy('sequence')
    .execute()
  for (const { line, column_name, value, problem, remedy, severity, kind } of rows)
    yield csvLine([line, column_name, value, problem, remedy, severity, kind])
}
