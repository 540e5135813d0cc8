import type { Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { EntryComment, EntryDecision } from '@msdat/sdk/contracts/dataEntry'
import { AppError } from '@msdat/sdk/contracts/problem'
import { appendChange } from '../audit/appendChange.ts'
import type { DataTables } from '../db/DataTables.ts'
import { approveEntry, isBroughtIn } from './approveEntry.ts'
import type { EntryRow } from './entryTable.ts'
import type { Approvals } from './importEntry.ts'
import { findEntry, isWaiting } from './readEntries.ts'
import { moveEntry, savedElsewhere } from './writeEntries.ts'

const nextStates = { request_changes: 'changes_requested', reject: 'rejected' } as const

/** Decides about somebody else's table; an approval ends when its figures are in the data. Answers the table. */
export async function decideEntry(
  { db, jobs }: Approvals,
  { id, decision, comment = '', cells = [], updated_at }: EntryDecision & { id: number },
  actor: Actor,
): Promise<EntryRow> {
  const entry = await findEntry(db, id, actor)
  if (entry.owner === actor.id)
    throw new AppError('not_allowed', 'Somebody else must decide about figures that you entered yourself.')
  if (!isWaiting(entry))
    throw new AppError(
      'conflict',
      `This table is ${entry.state.replace('_', ' ')}, so nothing is to be decided.`,
    )
  if (updated_at !== undefined && updated_at !== entry.updated_at) throw savedElsewhere()
  if (decision !== 'approve' && comment.trim() === '')
    throw new AppError('invalid_input', 'Say what is to be changed, or why it is rejected.', {
      comment: ['is required'],
    })
  const comments = [...entry.comments, ...commentsOf({ comment, cells }, actor)]
  const said = { comments, decided_by: actor.name }
  if (decision === 'approve') await approveEntry({ db, jobs }, entry, said)
  else if (await isBroughtIn({ db, jobs }, entry)) throw isInData()
  else await moveEntry(db, entry, { ...said, state: nextStates[decision], import_job: null })
  await db.transaction().execute(async (tx) => {
    const told = { action: decision, thing: 'data_entries', thing_id: String(id) }
    await appendChange(tx as unknown as Transaction<DataTables>, actor, told)
  })
  return entry
}

const isInData = (): AppError =>
  new AppError(
    'conflict',
    'The figures are in the data already. Approve the table; take its import back afterwards if they are wrong.',
  )

function commentsOf(
  { comment, cells }: Required<Pick<EntryDecision, 'comment' | 'cells'>>,
  { name }: Actor,
): EntryComment[] {
  const said = { author: name, at: new Date().toISOString() }
  const whole = comment.trim() === '' ? [] : [{ text: comment.trim(), indicator: null, location: null }]
  return [...whole, ...cells].map((one) => ({ ...said, ...one }))
}
