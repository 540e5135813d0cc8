import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { DashboardShare } from '@msdat/sdk/contracts/customDashboardWork'
import { AppError } from '@msdat/sdk/contracts/problem'
import { notify } from '../notifications/notify.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { unknownDashboard } from './readCustomDashboards.ts'
import { holdOwner } from './writeCustomDashboards.ts'

type Database = Kysely<CustomDashboardTables>

/** With whom a dashboard is shared by name. */
export async function listShares(db: Database, id: number, actor: Actor): Promise<DashboardShare[]> {
  await checkOwned(db, id, actor)
  const rows = await db
    .selectFrom('custom_dashboard_shares')
    .innerJoin('users', 'users.id', 'custom_dashboard_shares.person')
    .select(['users.username', 'custom_dashboard_shares.may'])
    .where('custom_dashboard_shares.dashboard', '=', id)
    .orderBy('users.username')
    .execute()
  return rows.map(({ username, may }) => ({ person: username, may }))
}

/** Shares it with these and nobody else. */
export async function setShares(
  db: Database,
  { id, shares }: { id: number; shares: readonly DashboardShare[] },
  actor: Actor,
): Promise<DashboardShare[]> {
  await db.transaction().execute(async (tables) => {
    await holdOwner(tables, actor.id)
    const title = await checkOwned(tables, id, actor)
    const before = await tables
      .selectFrom('custom_dashboard_shares')
      .select('person')
      .where('dashboard', '=', id)
      .execute()
    const wanted = new Map<string, 'view' | 'edit'>()
    for (const { person, may } of shares) wanted.set(await accountOf(tables, person), may)
    wanted.delete(actor.id)
    await tables.deleteFrom('custom_dashboard_shares').where('dashboard', '=', id).execute()
    for (const [person, may] of wanted)
      await tables.insertInto('custom_dashboard_shares').values({ dashboard: id, person, may }).execute()
    for (const owner of wanted.keys())
      if (!before.some(({ person }) => person === owner))
        await notify(tables, {
          owner,
          title: 'A dashboard was shared with you',
          text: title,
          link: `/custom/private/${id}`,
        })
  })
  return listShares(db, id, actor)
}

/** The title of a dashboard that is this caller's own. */
async function checkOwned(db: Database, id: number, actor: Actor): Promise<string> {
  const row = await db
    .selectFrom('custom_dashboards')
    .select(['owner', 'title'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.owner === actor.id ? row.title : unknownDashboard(id)
}

async function accountOf(db: Database, person: string): Promise<string> {
  const name = person.trim().toLowerCase().replaceAll('\0', '')
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([where('username', '=', name), where('email', '=', name)]))
    .where('banned', '=', 0)
    .executeTakeFirst()
  if (row) return row.id
  throw new AppError('invalid_input', `There is no account ${person.trim()}.`, {
    shares: [`has ${person.trim()}, and there is no such account`],
  })
}
