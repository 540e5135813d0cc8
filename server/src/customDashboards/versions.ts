import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { DashboardContent } from '@msdat/sdk/contracts/customDashboards'
import type { DashboardVersion } from '@msdat/sdk/contracts/customDashboardWork'
import { contentOf } from './content.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { boundPictures } from './ownPictures.ts'
import { nameOf, type Row } from './seenDashboards.ts'

const mostVersions = 30

/** Keeps what a dashboard is from now on, and forgets the oldest. */
export async function keepVersion(
  tables: Transaction<CustomDashboardTables>,
  row: Row,
  actor: Actor,
): Promise<void> {
  await tables
    .insertInto('custom_dashboard_versions')
    .values({
      dashboard: row.id,
      edition: row.edition,
      content: JSON.stringify(contentOf(row)),
      saved_by: actor.id,
      saved_at: row.updated_at,
    })
    .execute()
  await tables
    .deleteFrom('custom_dashboard_versions')
    .where('dashboard', '=', row.id)
    .where('edition', '<=', row.edition - mostVersions)
    .execute()
}

/** What a dashboard was, newest first. An account that is gone has no name. */
export async function listVersions(
  db: Kysely<CustomDashboardTables>,
  dashboard: number,
): Promise<DashboardVersion[]> {
  const rows = await db
    .selectFrom('custom_dashboard_versions')
    .selectAll()
    .where('dashboard', '=', dashboard)
    .orderBy('edition', 'desc')
    .execute()
  const people = await db
    .selectFrom('users')
    .select(['id', 'username', 'display_username', 'email', 'first_name', 'last_name'])
    .where('id', 'in', ['', ...rows.map(({ saved_by }) => saved_by)])
    .execute()
  return rows.map((row) => {
    const content = boundPictures(JSON.parse(row.content) as DashboardContent)
    const saver = people.find(({ id }) => id === row.saved_by)
    return {
      edition: row.edition,
      title: content.title,
      saved_by: saver ? nameOf(saver) : 'an account that is gone',
      saved_at: row.saved_at,
      content,
    }
  })
}
