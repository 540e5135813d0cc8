import type { Kysely, Selectable } from 'kysely'
import type { Actor } from '@msdat/sdk/adapters/serve'
import type { CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Rows } from '@msdat/sdk/contracts/page'
import { checkPage, spanOf, type Paging } from '../data/pageOf.ts'
import { titleKeyOf } from './composition.ts'
import type { CustomDashboardTable, CustomDashboardTables } from './customDashboardMigrations.ts'

type Database = Kysely<CustomDashboardTables>

interface CustomDashboardList extends Paging {
  ordering?: string
  user?: string
  title?: string
}

/** A page of what this caller may see, newest first. */
export async function listCustomDashboards(
  db: Database,
  { user, title, ordering = '-created_at', ...paging }: CustomDashboardList,
  actor: Actor | null,
): Promise<Rows<CustomDashboard>> {
  let seen = visibleTo(db, actor)
  if (user !== undefined) seen = seen.where('owner', '=', await ownerNamed(db, user, actor))
  if (title !== undefined) seen = seen.where('title_key', '=', titleKeyOf(withoutNul(title)))
  const { count } = await seen
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  checkPage(paging, Number(count))
  const { offset, limit } = spanOf(paging)
  const name = ordering.replace(/^-/, '') as 'id' | 'title' | 'created_at' | 'updated_at'
  const direction = ordering.startsWith('-') ? 'desc' : 'asc'
  const rows = await seen
    .selectAll()
    .orderBy(name === 'title' ? 'title_key' : name, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { count: Number(count), results: rows.map(toCustomDashboard) }
}

/** Somebody else's private one is not there, whoever asks. */
export async function getCustomDashboard(
  db: Database,
  id: number,
  actor: Actor | null,
): Promise<CustomDashboard> {
  const row = await visibleTo(db, actor).selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toCustomDashboard(row) : unknownDashboard(id)
}

function visibleTo(db: Database, actor: Actor | null) {
  return db
    .selectFrom('custom_dashboards')
    .where((where) =>
      where.or([where('is_private', '=', 0), ...(actor ? [where('owner', '=', actor.id)] : [])]),
    )
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

export function toCustomDashboard(row: Selectable<CustomDashboardTable>): CustomDashboard {
  return {
    id: row.id,
    title: row.title,
    indicators: JSON.parse(row.indicators) as number[],
    dataSources: JSON.parse(row.datasources) as number[],
    defaultIndicators: JSON.parse(row.default_indicators) as number[],
    initialDataSource: row.initial_datasource,
    is_private: row.is_private === 1,
    user: row.owner,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
