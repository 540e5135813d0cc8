import { sql, type Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type {
  approvalStates,
  CustomDashboard,
  CustomDashboardEntry,
} from '@msdat/sdk/contracts/customDashboards'
import { AppError } from '@msdat/sdk/contracts/problem'
import { checkPage, spanOf, type Paging } from '../data/pageOf.ts'
import { letOthersIn } from '../http/letOthersIn.ts'
import { titleKeyOf } from './content.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { selectEntries, toEntries, toSeen, visibleTo, type Asking } from './seenDashboards.ts'

type Database = Kysely<CustomDashboardTables>

interface CustomDashboardList extends Paging {
  ordering?: string
  user?: string
  title?: string
  is_private?: boolean
  approval?: (typeof approvalStates)[number]
  search?: string
}

/** Read in one piece of work. */
const rowsAtOnce = 20
/** Likewise: an entry can hold 150,000 letters that a client of the first platform sent. */
const bytesAtOnce = 500_000

interface Found {
  id: number
  bytes: number
}

/** Which stand on a page of what this caller may see, newest first, and how many there are in all. */
export async function findCustomDashboards(
  db: Database,
  { user, title, is_private, approval, search, ordering = '-created_at', ...paging }: CustomDashboardList,
  actor: Actor | null,
): Promise<{ count: number; found: Found[] }> {
  let seen = visibleTo(db, actor)
  if (user !== undefined) seen = seen.where('owner', '=', await ownerNamed(db, user, actor))
  if (title !== undefined) seen = seen.where('title_key', '=', titleKeyOf(withoutNul(title)))
  if (is_private !== undefined) seen = seen.where('is_private', '=', is_private ? 1 : 0)
  if (approval !== undefined) seen = seen.where('is_private', '=', 0).where('approval', '=', approval)
  if (search !== undefined) {
    const words = titleKeyOf(withoutNul(search)).replace(/[\\%_]/g, '')
    seen = seen.where('title_key', 'like', `%${words}%`)
  }
  const { count } = await seen
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  checkPage(paging, Number(count))
  const { offset, limit } = spanOf(paging)
  const name = ordering.replace(/^-/, '') as 'id' | 'title' | 'created_at' | 'updated_at'
  const direction = ordering.startsWith('-') ? 'desc' : 'asc'
  const rows = await seen
    // Both databases know the number of bytes without reading them.
    .select(['id', sql<number>`octet_length(original)`.as('bytes')])
    .orderBy(name === 'title' ? 'title_key' : name, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { count: Number(count), found: rows }
}

/** These dashboards in this order, some at a time. */
export async function* readEntries(
  db: Database,
  found: readonly Found[],
  asking: Asking,
): AsyncGenerator<CustomDashboardEntry[]> {
  let isFirst = true
  for (const ids of inPieces(found)) {
    if (!isFirst) await letOthersIn()
    isFirst = false
    const rows = await selectEntries(db, asking.actor).where('id', 'in', ids).execute()
    const inOrder = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    yield await toEntries(db, inOrder, asking)
  }
}

function inPieces(found: readonly Found[]): number[][] {
  const pieces: number[][] = []
  let left = 0
  for (const { id, bytes } of found) {
    const last = pieces.at(-1)
    left -= bytes
    if (last && last.length < rowsAtOnce && left >= 0) last.push(id)
    else {
      pieces.push([id])
      left = bytesAtOnce - bytes
    }
  }
  return pieces
}

/** Somebody else's private one is not there, whoever asks. */
export async function getCustomDashboard(db: Database, id: number, asking: Asking): Promise<CustomDashboard> {
  const row = await visibleTo(db, asking.actor).selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toSeen(db, row, asking) : unknownDashboard(id)
}

// A username may be an e-mail address, so nobody finds out here which names there are.
async function ownerNamed(db: Database, user: string, actor: Actor | null): Promise<string> {
  if (!actor) return withoutNul(user)
  const { username } = (await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', actor.id)
    .executeTakeFirst()) ?? { username: null }
  return user.toLowerCase() === username ? actor.id : withoutNul(user)
}

// PostgreSQL has no text with a NUL in it and would answer with a fault.
const withoutNul = (text: string): string => text.replaceAll('\0', '\u{FFFD}')

export function unknownDashboard(id: number): never {
  throw new AppError('not_found', `There is no custom dashboard ${id}.`)
}
