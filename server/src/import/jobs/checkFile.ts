import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { importLimits } from '@msdat/sdk/contracts/imports'
import { readReferenceLists, type ReferenceLists } from '../../data/ReferenceLists.ts'
import type { DataTables } from '../../db/DataTables.ts'
import { mapHeadings, type Meanings } from '../columns/mapHeadings.ts'
import { FileFault } from '../files/FileFault.ts'
import { readFileRows } from '../files/readFileRows.ts'
import { findFlags } from '../flags/findFlags.ts'
import { crowdedWords, findCrowded, findLongNotes, longNotesWords } from './crowded.ts'
import { diffStaged, findDuplicates } from './diffStaged.ts'
import { Findings } from './Findings.ts'
import { changeJob, readJob, type Job } from './jobStates.ts'
import { readDataState } from './refuseStale.ts'
import { RowReader, type StagedRow } from './RowReader.ts'
import { stageRows, type ImportDatabase } from './stageRows.ts'

// A cancel and the end of the server are looked for after so many rows, good or bad, and after so long, rows or not.
const rowsPerLook = 5000
const lookEveryMs = 1000
const mostColumns = 200
/** Enough to see what is wrong with a file. Each may take as long as a thousand right cells. */
const mostErrors = 100_000

/** Somebody cancelled the import while it was being checked. */
class Cancelled extends Error {}

/** The server ends. */
class Ending extends Error {}

interface Check extends ImportDatabase {
  job: Job
  bytes: Buffer
  findings: Findings
  lists: ReferenceLists
  counts: { rows: number; blank_rows: number }
  noteLetters: number
}

/** Reads, checks and compares a file: the job ends ready, rejected or cancelled. Values are not touched. */
export async function checkFile(database: ImportDatabase, jobId: number, bytes: Buffer): Promise<void> {
  const { db } = database
  const job = await readJob(db, jobId)
  const lists = await readReferenceLists(db)
  const counts = { rows: 0, blank_rows: 0 }
  const check: Check = { ...database, job, bytes, findings: new Findings(), lists, counts, noteLetters: 0 }
  try {
    await readRows(check)
    await compare(check)
  } catch (error) {
    if (error instanceof Cancelled) return
    if (!(error instanceof FileFault)) {
      await fail(check, error instanceof Ending ? whenEnding : whenFailed)
      throw error
    }
    const { kind, line, remedy, message } = error
    check.findings.add({ kind, severity: 'error', line, column: null, value: null, problem: message, remedy })
    await reject(check)
  }
}

async function readRows(check: Check): Promise<void> {
  let reader: RowReader | null = null
  let batch: StagedRow[] = []
  let rowsSince = 0
  let share = 0
  let lookedAt = performance.now()
  const look = async (): Promise<void> => {
    if (rowsSince < rowsPerLook && performance.now() - lookedAt < lookEveryMs) return
    const kept = batch
    batch = []
    rowsSince = 0
    await keepBatch(check, kept, share)
    lookedAt = performance.now()
  }
  // Also where no row comes: a small workbook may unpack to hundreds of megabytes without one.
  const file = readFileRows(check.bytes, look)
  for await (const row of file.rows) {
    if (!reader) {
      reader = readerFor(check, row.cells, file)
      if (!reader) return
      continue
    }
    const read = reader.read(row)
    if (read === null) check.counts.blank_rows += 1
    else if (Array.isArray(read)) read.forEach((finding) => check.findings.add(finding))
    else batch.push(read)
    rowsSince += 1
    share = row.read
    await look()
  }
  if (!reader) throw new FileFault('file_is_empty', 'The file is empty.', 'Send a table with headings.')
  await keepBatch(check, batch, 1)
}

function readerFor(
  { job, lists, findings }: Check,
  cells: readonly string[],
  file: { decimalComma: boolean; leavesOutEmptyEnds: boolean },
): RowReader | null {
  if (cells.length > mostColumns) {
    const remedy = 'Keep the columns of the table, and one value in each row.'
    throw new FileFault('too_many_columns', `The file has ${cells.length} columns.`, remedy, 1)
  }
  const { columns, names, faults } = mapHeadings(
    cells,
    job.source !== null,
    JSON.parse(job.meanings) as Meanings,
  )
  for (const fault of faults) findings.add({ ...fault, severity: 'error', line: 1, value: null })
  // Without the right headings every cell would be judged by the wrong rule.
  if (faults.length > 0) return null
  return new RowReader(lists, { columns, names, ...file, source: job.source, now: new Date() })
}

async function keepBatch(check: Check, batch: readonly StagedRow[], share: number): Promise<void> {
  check.noteLetters += batch.reduce((sum, { note }) => sum + note.length, 0)
  if (check.findings.errors > mostErrors) throw tooManyErrors()
  if (check.noteLetters > importLimits.noteLettersPerFile) throw tooManyNotes()
  await stageRows(check, check.job.id, batch)
  check.counts.rows += batch.length
  await report(check, share * 80)
}

const tooManyErrors = (): FileFault =>
  new FileFault(
    'too_many_errors',
    `The file has more than ${mostErrors} errors, and was read no further.`,
    'Mend what is listed, and bring it in again.',
  )

const tooManyNotes = (): FileFault =>
  new FileFault(
    'too_many_notes',
    `All notes together have more than ${importLimits.noteLettersPerFile} characters.`,
    'Say in the citation what holds for all values, or split the file up.',
  )

async function report({ db, job, counts, findings, isEnding }: Check, progress: number): Promise<void> {
  const set = {
    ...counts,
    progress: Math.floor(progress),
    errors: findings.errors,
    warnings: findings.warnings,
  }
  if (!(await changeJob(db, job.id, { from: ['checking'], set }))) throw new Cancelled()
  if (await isEnding?.()) throw new Ending('The server ends.')
}

async function compare(check: Check): Promise<void> {
  const { db, dialect, job, findings, counts } = check
  if (dialect === 'postgres') await sql`analyze import_rows`.execute(db)
  await addDuplicates(check)
  await addCrowded(check)
  if (counts.rows === 0 && findings.errors === 0) {
    throw new FileFault('no_values', 'No row of the file has a value.', 'Fill the value column.')
  }
  if (findings.errors > 0) return reject(check)
  await report(check, 85)
  addNotes(check)
  const compared = await readDataState(db)
  const flagged_series = await findFlags(check, job.id, findings)
  await report(check, 95)
  const changes = await diffStaged(db, job.id, job.remove_missing === 1)
  await keepFindings(check)
  const { warnings } = findings
  const message =
    job.dry_run === 1
      ? 'The file is right. This was a trial run: nothing will be written.'
      : 'The file is right and waits for its commit.'
  await finish(check, { state: 'ready', message, warnings, ...changes, ...compared, flagged_series })
}

async function addDuplicates({ db, job, findings }: Check): Promise<void> {
  const { count, first } = await findDuplicates(db, job.id, importLimits.findingsPerKind)
  first.forEach(({ line, earlier }, at) =>
    findings.add(
      {
        kind: 'row_twice',
        severity: 'error',
        line,
        column: null,
        value: null,
        problem: `Line ${earlier} already has this indicator, source, place, period and value type.`,
        remedy: 'Keep one of the two rows.',
      },
      // The rest is counted with the last one that is listed.
      at === first.length - 1 ? count - first.length + 1 : 1,
    ),
  )
}

async function addCrowded({ db, job, findings }: Check): Promise<void> {
  const add = (kind: string, words: { problem: string; remedy: string }): void =>
    findings.add({ kind, severity: 'error', line: null, column: null, value: null, ...words })
  for (const indicator of await findCrowded(db, job.id)) add('too_many_values', crowdedWords(indicator))
  for (const indicator of await findLongNotes(db, job.id)) add('too_long_notes', longNotesWords(indicator))
}

function addNotes({ bytes, counts, findings }: Check): void {
  const note = (kind: string, severity: 'warning' | 'note', problem: string, remedy: string): void =>
    findings.add({ kind, severity, line: null, column: null, value: null, problem, remedy })
  if (counts.blank_rows > 0) {
    const left =
      counts.blank_rows === 1
        ? '1 row has no value and was left out.'
        : `${counts.blank_rows} rows have no value and were left out.`
    note('MISSING', 'note', left, 'Write 0 only where 0 was counted.')
  }
  const isText = bytes[0] !== 0x50 || bytes[1] !== 0x4b
  if (isText && ![0x0a, 0x0d, 0x00].includes(bytes.at(-1) ?? 0)) {
    const problem = 'The last line does not end with a line break, so the file may have been cut off.'
    note('end_is_open', 'warning', problem, 'Compare the last row with your own file.')
  }
}

async function reject(check: Check): Promise<void> {
  const { errors } = check.findings
  await keepFindings(check)
  const message = `The file has ${errors} ${errors === 1 ? 'error' : 'errors'}; nothing was written. Mend them and bring it in again.`
  await finish(check, { state: 'rejected', message })
}

const whenEnding =
  'The server was stopped while the file was checked; nothing was written. Please bring it in again.'
const whenFailed = 'Something went wrong on the server while the file was checked. Please bring it in again.'

/** The pipeline itself failed; the file is not to blame. */
async function fail(check: Check, message: string): Promise<void> {
  await changeJob(check.db, check.job.id, { from: ['checking'], set: { state: 'interrupted', message } })
}

async function finish(
  { db, job, counts, findings }: Check,
  set: Parameters<typeof changeJob>[2]['set'],
): Promise<void> {
  const { errors, warnings } = findings
  const all = { ...counts, errors, warnings, progress: 100, ...set }
  if (!(await changeJob(db, job.id, { from: ['checking'], set: all }))) throw new Cancelled()
}

async function keepFindings({ db, job, findings }: Check): Promise<void> {
  const rows = findings.toRows(job.id)
  for (let start = 0; start < rows.length; start += 500)
    await insertFindings(db, rows.slice(start, start + 500))
}

async function insertFindings(db: Kysely<DataTables>, rows: ReturnType<Findings['toRows']>): Promise<void> {
  await db.insertInto('import_findings').values(rows).execute()
}
