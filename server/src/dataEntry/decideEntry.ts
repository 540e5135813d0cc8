import type { Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { EntryComment, EntryDecision, EntryState } from '@msdat/sdk/contracts/dataEntry'
import { AppError } from '@msdat/sdk/contracts/problem'
import { appendChange } from '../audit/appendChange.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { ImportJobs } from '../import/jobs/ImportJobs.ts'
import type { EntryRow } from './entryTable.ts'
import { importEntry } from './importEntry.ts'
import { findEntry, type EntryDb } from './readEntries.ts'
import { moveEntry, savedElsewhere } from './writeEntries.ts'

// An approval that is still under way after this belongs to a process that died.
const longestApprovalMs = 10 * 60_000

const nextStates = { request_changes: 'changes_requested', reject: 'rejected' } as const

/** Decides about somebody else's table; an approval ends when its figures are in the data. Answers the table. */
export async function decideEntry(
  { db, jobs }: { db: EntryDb; jobs: ImportJobs },
  { id, decision, comment = '', cells = [], updated_at }: EntryDecision & { id: number },
  actor: Actor,
): Promise<EntryRow> {
  const entry = await findEntry(db, id, actor)
  if (entry.owner === actor.id)
    throw new AppError('not_allowed', 'Somebody else must decide about figures that you entered yourself.')
  refuseUnlessWaiting(entry)
  if (updated_at !== undefined && updated_at !== entry.updated_at) throw savedElsewhere()
  if (decision !== 'approve' && comment.trim() === '')
    throw new AppError('invalid_input', 'Say what is to be changed, or why it is rejected.', {
      comment: ['is required'],
    })
  const comments = [...entry.comments, ...commentsOf({ comment, cells }, actor)]
  const said = { comments, decided_by: actor.name }
  if (decision === 'approve') await approve({ db, jobs }, entry, said)
  else await moveEntry(db, entry, { ...said, state: nextStates[decision] })
  await db.transaction().execute(async (tx) => {
    const told = { action: decision, thing: 'data_entries', thing_id: String(id) }
    await appendChange(tx as unknown as Transaction<DataTables>, actor, told)
  })
  return entry
}

function refuseUnlessWaiting({ state, updated_at }: EntryRow): void {
  const isLeft = state === 'approving' && Date.now() - Date.parse(updated_at) > longestApprovalMs
  if (state === 'submitted' || isLeft) return
  throw new AppError('conflict', `This table is ${state.replace('_', ' ')}, so nothing is to be decided.`)
}

/** One of two who approve at once wins; where the import refuses the figures, the table waits again. */
async function approve(
  { db, jobs }: { db: EntryDb; jobs: ImportJobs },
  entry: EntryRow,
  said: Pick<EntryRow, 'comments' | 'decided_by'>,
): Promise<void> {
  await moveEntry(db, entry, { state: 'approving' })
  const set = (state: EntryState, more: Partial<EntryRow> = {}) =>
    findRow(db, entry.id).then((row) => moveEntry(db, row, { state, ...more }))
  try {
    const import_job = await importEntry(db, jobs, entry)
    await set('approved', { ...said, import_job })
  } catch (error) {
    await set('submitted')
    throw error
  }
}

const findRow = (db: EntryDb, id: number) =>
  db
    .selectFrom('data_entries')
    .select(['id', 'state', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

function commentsOf(
  { comment, cells }: Required<Pick<EntryDecision, 'comment' | 'cells'>>,
  { name }: Actor,
): EntryComment[] {
  const said = { author: name, at: new Date().toISOString() }
  const whole = comment.trim() === '' ? [] : [{ text: comment.trim(), indicator: null, location: null }]
  return [...whole, ...cells].map((one) => ({ ...said, ...one }))
}
