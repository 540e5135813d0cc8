import { AppError } from '@msdat/sdk/contracts/problem'
import type { ImportJobs } from '../import/jobs/ImportJobs.ts'
import { readJob } from '../import/jobs/jobStates.ts'
import { entryFile } from './entryFile.ts'
import type { EntryRow } from './entryTable.ts'
import type { EntryDb } from './readEntries.ts'

/**
 * Brings the figures of a table in through the import: checked again, numbered, undoable. Answers the id of
 * the import. Throws `conflict`, with nothing written, where the import refuses them.
 */
export async function importEntry(db: EntryDb, jobs: ImportJobs, entry: EntryRow): Promise<number> {
  const citation = await citationId(db, entry.citation)
  const { id, done } = await jobs.start({
    name: `data-entry-${entry.id}.csv`,
    bytes: entryFile(entry.cells, entry.period, citation),
    actor: entry.author_email,
    source: entry.datasource,
    dryRun: false,
    removeMissing: false,
  })
  await done
  const checked = await readJob(db, id)
  if (checked.state !== 'ready') throw refused(`${checked.message} ${await firstFinding(db, id)}`)
  const failure = await jobs.commit(id).then(({ done }) => done.then(() => null, asIs), asIs)
  // Its process may have died between the figures and its answer: what the job says counts.
  const written = await readJob(db, id)
  if (written.state === 'committed') return id
  // The table waits again and may be rejected, so nobody is to find its figures among the imports.
  await jobs.cancel(id).catch(() => {})
  throw failure ?? refused(written.message)
}

const asIs = (error: unknown): unknown => error

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
