import type { Actor } from '@msdat/sdk/http/serve'
import type { EntryState, NewEntry } from '@msdat/sdk/contracts/dataEntry'
import { AppError } from '@msdat/sdk/contracts/problem'
import { refuseOtherSource } from '../accounts/invitations/ownSources.ts'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { toKept } from '../stored/rowValues.ts'
import { checkCells } from './checkCells.ts'
import { entryTable, type EntryRow } from './entryTable.ts'
import { findEntry, type EntryDb } from './readEntries.ts'

const mostOpenEntries = 100
const mostWaiting = 100
const writable: readonly EntryState[] = ['draft', 'changes_requested']

export async function addEntry(db: EntryDb, given: NewEntry, actor: Actor): Promise<number> {
  await refuseOtherSource(db, actor, given.datasource)
  if ((await countOwn(db, actor, writable)) >= mostOpenEntries)
    throw new AppError('conflict', `You have ${mostOpenEntries} open tables. Hand some in or remove them.`)
  const now = new Date().toISOString()
  const added = await db
    .insertInto('data_entries')
    .values(
      kept({
        ...columnsOf(given),
        owner: actor.id,
        author: actor.name,
        author_email: actor.email,
        state: 'draft',
        comments: [],
        decided_by: '',
        import_job: null,
        created_at: now,
        updated_at: now,
        submitted_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return added.id
}

/** Saves over what was read. Refused where it was saved elsewhere meanwhile, or is no longer its author's to change. */
export async function changeEntry(
  db: EntryDb,
  { id, updated_at, ...given }: NewEntry & { id: number },
  actor: Actor,
): Promise<void> {
  const entry = await findOwn(db, id, actor)
  refuseUnlessWritable(entry)
  await refuseOtherSource(db, actor, given.datasource)
  if (updated_at !== undefined && updated_at !== entry.updated_at) throw savedElsewhere()
  const changed = await db
    .updateTable('data_entries')
    .set(kept({ ...columnsOf(given), updated_at: momentAfter(entry.updated_at) }))
    .where('id', '=', id)
    .where('updated_at', '=', entry.updated_at)
    .executeTakeFirst()
  if (Number(changed.numUpdatedRows) === 0) throw savedElsewhere()
}

export async function removeEntry(db: EntryDb, id: number, actor: Actor): Promise<void> {
  const { state } = await findOwn(db, id, actor)
  if (!writable.includes(state) && state !== 'rejected')
    throw new AppError('conflict', `This table is ${state.replace('_', ' ')} and cannot be removed.`)
  await db.deleteFrom('data_entries').where('id', '=', id).where('state', '=', state).execute()
}

/** Hands a table in: every figure must be readable, and it must say where the figures stand. */
export async function submitEntry(
  db: EntryDb,
  { id, lists }: { id: number; lists: ReferenceLists },
  actor: Actor,
): Promise<void> {
  const entry = await findOwn(db, id, actor)
  refuseUnlessWritable(entry)
  await refuseOtherSource(db, actor, entry.datasource)
  if ((await countOwn(db, actor, ['submitted', 'approving'])) >= mostWaiting)
    throw new AppError(
      'conflict',
      `${mostWaiting} of your tables wait already. Hand this one in once some are decided.`,
    )
  if (entry.figures === 0) throw new AppError('conflict', 'No cell is filled in. Enter a figure first.')
  if (entry.citation.trim() === '')
    throw new AppError('invalid_input', 'Say where the figures stand, so that they can be cited.', {
      citation: ['is required'],
    })
  const { errors, problem } = await checkCells(db, lists, entry)
  if (errors > 0 || problem !== '')
    throw new AppError('conflict', problem || `${errors} figures cannot be read. Mend them first.`)
  await moveEntry(db, entry, { state: 'submitted', submitted_at: new Date().toISOString() })
}

/** From the state in which it was read; refused where somebody else was quicker. */
export async function moveEntry(
  db: EntryDb,
  entry: Pick<EntryRow, 'id' | 'state' | 'updated_at'>,
  set: Partial<EntryRow>,
): Promise<void> {
  const moved = await db
    .updateTable('data_entries')
    .set(kept({ ...set, updated_at: momentAfter(entry.updated_at) }))
    .where('id', '=', entry.id)
    .where('state', '=', entry.state)
    .where('updated_at', '=', entry.updated_at)
    .executeTakeFirst()
  if (Number(moved.numUpdatedRows) === 0) throw savedElsewhere()
}

async function countOwn(db: EntryDb, actor: Actor, states: readonly EntryState[]): Promise<number> {
  const { count } = await db
    .selectFrom('data_entries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner', '=', actor.id)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function findOwn(db: EntryDb, id: number, actor: Actor): Promise<EntryRow> {
  const entry = await findEntry(db, id, actor)
  if (entry.owner === actor.id) return entry
  throw new AppError('not_allowed', 'Only its author can change this table.')
}

function refuseUnlessWritable({ state }: EntryRow): void {
  if (writable.includes(state)) return
  throw new AppError('conflict', `This table is ${state.replace('_', ' ')} and cannot be changed.`)
}

export const savedElsewhere = (): AppError =>
  new AppError('conflict', 'This table was changed elsewhere meanwhile. Load it anew, then try again.')

/** Now, but never the same moment twice: it tells one edition from the next. */
const momentAfter = (last: string): string =>
  new Date(Math.max(Date.now(), Date.parse(last) + 1)).toISOString()

function columnsOf({ updated_at: _updatedAt, ...given }: NewEntry) {
  const figures = given.cells.filter(({ value }) => value.trim() !== '').length
  return { ...given, period: given.period.trim(), citation: given.citation.trim(), figures }
}

// The columns are checked one by one against the table.
const kept = (row: Partial<EntryRow>) => toKept(entryTable, row) as never
