import { AppError } from '@msdat/sdk/contracts/problem'
import type { ImportJobs } from '../import/jobs/ImportJobs.ts'
import { readJob } from '../import/jobs/jobStates.ts'
import { entryFile } from './entryFile.ts'
import type { EntryRow } from './entryTable.ts'
import type { EntryDb } from './readEntries.ts'

export interface Approvals {
  db: EntryDb
  jobs: ImportJobs
}

/**
 * Brings the figures of a table in through the import: checked again, numbered, undoable. `note` is told the id of the
 * import before it is written. Throws `conflict` where the import refuses the figures.
 */
export async function importEntry(
  { db, jobs }: Approvals,
  entry: EntryRow,
  note: (job: number) => Promise<void>,
): Promise<void> {
  const citation = await citationId(db, entry.citation)
  const { id, done } = await jobs.start({
    name: `data-entry-${entry.id}.csv`,
    bytes: entryFile(entry.cells, entry.period, citation),
    actor: entry.author_email,
    source: entry.datasource,
    dryRun: false,
    removeMissing: false,
  })
  await Promise.all([note(id), done])
  const checked = await readJob(db, id)
  if (checked.state !== 'ready') throw refused(`${checked.message} ${await firstFinding(db, id)}`)
  const { done: written } = await jobs.commit(id)
  await written
  const { state, message } = await readJob(db, id)
  if (state !== 'committed') throw refused(message)
}

const refused = (reason: string): AppError =>
  new AppError('conflict', `The figures could not be brought in. ${reason}`.trim())

async function firstFinding(db: EntryDb, job: number): Promise<string> {
  const found = await db
    .selectFrom('import_findings')
    .select(['problem', 'remedy'])
    .where('job', '=', job)
    .where('severity', '=', 'error')
    .orderBy('sequence')
    .executeTakeFirst()
  return found ? `${found.problem} ${found.remedy}` : ''
}

/** The citation with this text; a new one where there is none yet. */
async function citationId(db: EntryDb, text: string): Promise<number> {
  const known = await db.selectFrom('citations').select('id').where('text', '=', text).executeTakeFirst()
  if (known) return known.id
  const added = await db
    .insertInto('citations')
    .values({ text, licence: '', vintage: '', is_secondary: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return added.id
}
