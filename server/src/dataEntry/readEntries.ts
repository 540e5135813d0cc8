import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { Entry, EntryLine, EntryState } from '@msdat/sdk/contracts/dataEntry'
import type { Rows } from '@msdat/sdk/contracts/page'
import { AppError } from '@msdat/sdk/contracts/problem'
import { hasRole } from '@msdat/sdk/contracts/roles'
import { checkPage, spanOf, type Paging } from '../data/pageOf.ts'
import type { DataTables } from '../db/DataTables.ts'
import { fromKept } from '../stored/rowValues.ts'
import { entryTable, type EntryRow, type EntryTables } from './entryTable.ts'

export type EntryDb = Kysely<DataTables & EntryTables>

export interface EntryFilter extends Paging {
  ordering?: string | undefined
  state?: EntryState | undefined
  mine?: boolean | undefined
}

/** What somebody may read: their own tables, and for moderators what others have handed in. */
function readable(db: EntryDb, actor: Actor) {
  const own = db.selectFrom('data_entries')
  return hasRole(actor.role, 'moderator')
    ? own.where((where) => where.or([where('owner', '=', actor.id), where('state', '!=', 'draft')]))
    : own.where('owner', '=', actor.id)
}

// An approval that is still under way after this belongs to a process that died.
const longestApprovalMs = 10 * 60_000
const lastOfLeft = (): string => new Date(Date.now() - longestApprovalMs).toISOString()

const isLeft = (where: ExpressionBuilder<DataTables & EntryTables, 'data_entries'>) =>
  where.and([where('state', '=', 'approving'), where('updated_at', '<', lastOfLeft())])

/** Whether somebody is to decide about it: an approval whose process died is to be decided anew. */
export const isWaiting = ({ state, updated_at }: Pick<EntryRow, 'state' | 'updated_at'>): boolean =>
  state === 'submitted' || (state === 'approving' && updated_at < lastOfLeft())

/** What a list shows; the cells of a table can be a quarter of a megabyte. */
const lineColumns = [
  'id',
  'owner',
  'state',
  'datasource',
  'period',
  'author',
  'decided_by',
  'import_job',
  'figures',
  'created_at',
  'updated_at',
  'submitted_at',
] as const satisfies (keyof EntryRow)[]
type LineRow = Pick<EntryRow, (typeof lineColumns)[number]>

export async function listEntryLines(
  db: EntryDb,
  { state, mine, ordering = '-id', ...paging }: EntryFilter,
  actor: Actor,
): Promise<Rows<EntryLine>> {
  let matching = readable(db, actor)
  if (state === 'submitted')
    matching = matching.where((where) => where.or([where('state', '=', state), isLeft(where)]))
  else if (state !== undefined) matching = matching.where('state', '=', state)
  if (mine !== undefined) matching = matching.where('owner', mine ? '=' : '!=', actor.id)
  const { count } = await matching.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  checkPage(paging, Number(count))
  const direction = ordering.startsWith('-') ? 'desc' : 'asc'
  const { offset, limit } = spanOf(paging)
  const rows = await matching
    .select(lineColumns)
    .orderBy(ordering.replace(/^-/, '') as 'id', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const imports = await importsOf(db, rows)
  return { count: Number(count), results: rows.map((row) => toLine(row, actor, imports)) }
}

/** A table that somebody may read; any other is not there. */
export async function findEntry(db: EntryDb, id: number, actor: Actor): Promise<EntryRow> {
  const row = await readable(db, actor).selectAll().where('id', '=', id).executeTakeFirst()
  if (row) return fromKept(entryTable, row)
  throw new AppError('not_found', `There is no table ${id}.`)
}

export async function readEntry(db: EntryDb, id: number, actor: Actor): Promise<Entry> {
  const row = await findEntry(db, id, actor)
  const { indicators, locations, citation, note, cells, comments } = row
  const line = toLine(row, actor, await importsOf(db, [row]))
  return { ...line, indicators, locations, citation, note, cells, comments }
}

type ImportOf = Pick<EntryLine, 'import' | 'import_state'>

async function importsOf(db: EntryDb, rows: readonly LineRow[]): Promise<Map<number, ImportOf>> {
  const ids = rows.flatMap(({ import_job }) => import_job ?? [])
  if (ids.length === 0) return new Map()
  const jobs = await db
    .selectFrom('import_jobs')
    .select(['id', 'import', 'state'])
    .where('id', 'in', ids)
    .execute()
  return new Map(jobs.map(({ id, import: number, state }) => [id, { import: number, import_state: state }]))
}

function toLine(row: LineRow, actor: Actor, imports: ReadonlyMap<number, ImportOf>): EntryLine {
  const { id, datasource, period, author, decided_by, figures } = row
  const state = isWaiting(row) ? 'submitted' : row.state
  // Of an approval that has not ended nobody knows yet whether it brings anything in.
  const import_job = row.state === 'approving' ? null : row.import_job
  const { created_at, updated_at, submitted_at } = row
  const none: ImportOf = { import: null, import_state: null }
  return {
    id,
    state,
    datasource,
    period,
    author,
    is_own: row.owner === actor.id,
    decided_by,
    import_job,
    ...(import_job === null ? none : (imports.get(import_job) ?? none)),
    figures,
    created_at,
    updated_at,
    submitted_at,
  }
}
