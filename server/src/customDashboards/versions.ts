import { sql, type Kysely, type Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { DashboardContent } from '@msdat/sdk/contracts/customDashboards'
import type { DashboardVersion } from '@msdat/sdk/contracts/customDashboardWork'
import { letOthersIn } from '../http/letOthersIn.ts'
import { contentOf } from './content.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { boundPictures } from './ownPictures.ts'
import { nameOf, type Row } from './seenDashboards.ts'

const mostVersions = 30
/** Of all dashboards of one owner together. */
const mostBytes = 20_000_000

/** Keeps what a dashboard is from now on, and forgets the oldest. Who writes holds its owner, so nobody counts beside. */
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
  await forgetBeyondBytes(tables, row.owner)
}

async function forgetBeyondBytes(tables: Transaction<CustomDashboardTables>, owner: string): Promise<void> {
  const own = tables.selectFrom('custom_dashboards').select('id').where('owner', '=', owner)
  // Both databases know the number of bytes without reading them.
  const kept = await tables
    .selectFrom('custom_dashboard_versions')
    .select(['id', sql<number>`octet_length(content)`.as('bytes')])
    .where('dashboard', 'in', own)
    .orderBy('id', 'desc')
    .execute()
  let bytesSoFar = 0
  const oldest = kept.find(({ bytes }) => {
    bytesSoFar += bytes
    return bytesSoFar > mostBytes
  })
  if (!oldest) return
  await tables
    .deleteFrom('custom_dashboard_versions')
    .where('dashboard', 'in', own)
    .where('id', '<=', oldest.id)
    .execute()
}

/** What a dashboard was, newest first. An account that is gone has no name. */
export async function listVersions(
  db: Kysely<CustomDashboardTables>,
  dashboard: number,
): Promise<DashboardVersion[]> {
  const rows = await db
    .selectFrom('custom_dashboard_versions')
    .select(['id', 'saved_by'])
    .where('dashboard', '=', dashboard)
    .orderBy('edition', 'desc')
    .execute()
  const people = await db
    .selectFrom('users')
    .select(['id', 'username', 'display_username', 'email', 'first_name', 'last_name'])
    .where('id', 'in', ['', ...rows.map(({ saved_by }) => saved_by)])
    .execute()
  const versions: DashboardVersion[] = []
  for (const { id, saved_by } of rows) {
    const saver = people.find((person) => person.id === saved_by)
    const version = await readVersion(db, id, saver ? nameOf(saver) : 'an account that is gone')
    if (version) versions.push(version)
    await letOthersIn()
  }
  return versions
}

/** Each is read by itself: thirty of them can hold six million letters. */
async function readVersion(
  db: Kysely<CustomDashboardTables>,
  id: number,
  saved_by: string,
): Promise<DashboardVersion | null> {
  const row = await db
    .selectFrom('custom_dashboard_versions')
    .select(['edition', 'content', 'saved_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const content = boundPictures(JSON.parse(row.content) as DashboardContent)
  return { edition: row.edition, title: content.title, saved_by, saved_at: row.saved_at, content }
}
