import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/adapters/serve'
import {
  mostCustomDashboards,
  type CustomDashboard,
  type NewCustomDashboard,
} from '@msdat/sdk/contracts/customDashboards'
import { AppError } from '@msdat/sdk/contracts/problem'
import { toColumns } from './composition.ts'
import type { CustomDashboardTable, CustomDashboardTables } from './customDashboardMigrations.ts'
import { toCustomDashboard, unknownDashboard } from './readCustomDashboards.ts'

type Database = Kysely<CustomDashboardTables>
type Tables = Transaction<CustomDashboardTables>

/** Makes a dashboard that belongs to who is signed in. */
export async function addCustomDashboard(
  db: Database,
  given: NewCustomDashboard,
  actor: Actor,
): Promise<CustomDashboard> {
  return db.transaction().execute(async (tables) => {
    checkOwner(given, await holdOwner(tables, actor.id))
    await checkRoom(tables, actor.id)
    const columns = toColumns(given)
    await checkTitle(tables, { title_key: columns.title_key, owner: actor.id })
    const now = new Date().toISOString()
    const row = await tables
      .insertInto('custom_dashboards')
      .values({ ...columns, owner: actor.id, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toCustomDashboard(row)
  })
}

/** The owner stays who it was, also where an admin corrects it. */
export async function changeCustomDashboard(
  db: Database,
  { id, ...given }: NewCustomDashboard & { id: number },
  actor: Actor,
): Promise<CustomDashboard> {
  return db.transaction().execute(async (tables) => {
    const { owner } = await findChangeable(tables, id, actor)
    checkOwner(given, await holdOwner(tables, owner))
    const columns = toColumns(given)
    await checkTitle(tables, { title_key: columns.title_key, owner, except: id })
    const row = await tables
      .updateTable('custom_dashboards')
      .set({ ...columns, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return row ? toCustomDashboard(row) : unknownDashboard(id)
  })
}

export async function removeCustomDashboard(
  db: Database,
  id: number,
  actor: Actor,
): Promise<CustomDashboard> {
  return db.transaction().execute(async (tables) => {
    await findChangeable(tables, id, actor)
    const removed = tables.deleteFrom('custom_dashboards').where('id', '=', id).returningAll()
    const row = await removed.executeTakeFirst()
    return row ? toCustomDashboard(row) : unknownDashboard(id)
  })
}

async function findChangeable(
  tables: Tables,
  id: number,
  actor: Actor,
): Promise<Selectable<CustomDashboardTable>> {
  const row = await tables.selectFrom('custom_dashboards').selectAll().where('id', '=', id).executeTakeFirst()
  if (row && (row.owner === actor.id || actor.role === 'admin')) return row
  // Whether there is a private one under this id is nobody else's business.
  if (!row || row.is_private === 1) return unknownDashboard(id)
  throw new AppError('not_allowed', 'Only its owner or an admin can change this dashboard.')
}

interface Owner {
  id: string
  username: string
}

/**
 * Writes the owner's row as it is: who writes dashboards of the same owner meanwhile waits, on both
 * databases, so that neither the count nor the title is looked at twice at the same time.
 */
async function holdOwner(tables: Tables, id: string): Promise<Owner> {
  const row = await tables
    .updateTable('users')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', id)
    .returning(['id', 'username'])
    .executeTakeFirst()
  if (row) return row
  throw new AppError('unauthenticated', 'Your account is no longer there. Please sign in again.')
}

function checkOwner({ user }: NewCustomDashboard, owner: Owner): void {
  if (user === undefined || user === owner.id || user.toLowerCase() === owner.username) return
  const message =
    'A dashboard belongs to who makes it. Leave user out, or give the id or username of its owner.'
  throw new AppError('not_allowed', message, { user: ['is not the owner'] })
}

async function checkRoom(tables: Tables, owner: string): Promise<void> {
  const { count } = await tables
    .selectFrom('custom_dashboards')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  if (Number(count) < mostCustomDashboards) return
  throw new AppError(
    'conflict',
    `You have ${mostCustomDashboards} dashboards, and there is no room for more. Remove one first.`,
  )
}

async function checkTitle(
  tables: Tables,
  wanted: { title_key: string; owner: string; except?: number },
): Promise<void> {
  const same = await tables
    .selectFrom('custom_dashboards')
    .select('id')
    .where('owner', '=', wanted.owner)
    .where('title_key', '=', wanted.title_key)
    .executeTakeFirst()
  if (!same || same.id === wanted.except) return
  const message = 'There is a dashboard of this title already. Please choose another title.'
  throw new AppError('conflict', message, { title: [`is that of dashboard ${same.id}`] })
}
