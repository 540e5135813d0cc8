import { createHash } from 'node:crypto'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { writeSmallSet } from './builtInSet/testSet.fixture.ts'
import { ImportJobs } from './jobs/ImportJobs.ts'
import { readJob, type Job } from './jobs/jobStates.ts'

/** What stands in the data before a file comes. */
const stored = ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,60,1,', '2,2,2,2020,1,3,,']

export async function withSmallSet(
  makeDatabase: () => Promise<Database<DataTables>>,
): Promise<Database<DataTables>> {
  const database = await makeDatabase()
  await writeSmallSet(database, stored, new Date())
  return database
}

const heading = 'indicator,datasource,location,period,value_type,value,citation,note'

/** A file with the usual headings. */
export const csv = (...rows: string[]): Buffer => Buffer.from([heading, ...rows, ''].join('\n'))

interface Options {
  source?: number
  dryRun?: boolean
  removeMissing?: boolean
}

/** A file brought in and checked, in the test's own process. */
export async function bringIn(
  { db }: Database<DataTables>,
  bytes: Buffer,
  { source, dryRun = false, removeMissing = false }: Options = {},
): Promise<Job> {
  const file = {
    name: 'own.csv',
    bytes,
    actor: 'officer@example.org',
    source: source ?? null,
    dryRun,
    removeMissing,
  }
  const { id, done } = await new ImportJobs(db).start(file)
  await done
  return readJob(db, id)
}

export async function commit({ db }: Database<DataTables>, { id }: Job): Promise<Job> {
  await (
    await new ImportJobs(db).commit(id)
  ).done
  return readJob(db, id)
}

export async function undo({ db }: Database<DataTables>, { id }: Job): Promise<Job> {
  await (
    await new ImportJobs(db).undo(id, 'moderator@example.org')
  ).done
  return readJob(db, id)
}

/** Digest over all values, their flags and what is counted of them, without times. */
export async function digestOf({ db }: Database<DataTables>): Promise<string> {
  const values = await db
    .selectFrom('data_values')
    .select([
      'id',
      'indicator',
      'datasource',
      'location',
      'period',
      'value_type',
      'value',
      'citation',
      'note',
    ])
    .orderBy('id')
    .execute()
  const counts = await db
    .selectFrom('indicator_datasources')
    .selectAll()
    .orderBy('indicator')
    .orderBy('datasource')
    .execute()
  const flags = await db
    .selectFrom('value_flags')
    .select(['value_id', 'code', 'inputs'])
    .orderBy('value_id')
    .orderBy('code')
    .orderBy('inputs')
    .execute()
  return createHash('sha256')
    .update(JSON.stringify([values, counts, flags]))
    .digest('hex')
}
