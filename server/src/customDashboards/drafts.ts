import type { Kysely, Selectable } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { DashboardDraft, DraftContent } from '@msdat/sdk/contracts/customDashboardWork'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { boundPictures } from './ownPictures.ts'
import { findChangeable } from './writeCustomDashboards.ts'

type Database = Kysely<CustomDashboardTables>

/** Longest draft, written as JSON. */
const mostCharacters = 220_000

export async function getDraft(
  db: Database,
  dashboard: number,
  actor: Actor,
): Promise<DashboardDraft | null> {
  const row = await ownDraft(db, dashboard, actor).executeTakeFirst()
  return row ? toDraft(row) : null
}

/** Keeps unfinished work. There is one piece for each dashboard that this caller may change, and one for a new one. */
export async function keepDraft(
  db: Database,
  { dashboard, content, based_on }: Pick<DashboardDraft, 'dashboard' | 'content' | 'based_on'>,
  actor: Actor,
): Promise<DashboardDraft> {
  if (dashboard !== 0) await findChangeable(db, dashboard, actor)
  const text = JSON.stringify(content)
  if (text.length > mostCharacters)
    throw new AppError('too_large', 'This is too large to keep. Use fewer or smaller pictures.')
  const kept = { content: text, based_on, updated_at: new Date().toISOString() }
  const row = await db
    .insertInto('custom_dashboard_drafts')
    .values({ owner: actor.id, dashboard, ...kept })
    .onConflict((conflict) => conflict.columns(['owner', 'dashboard']).doUpdateSet(kept))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toDraft(row)
}

export async function dropDraft(
  db: Database,
  dashboard: number,
  actor: Actor,
): Promise<DashboardDraft | null> {
  const row = await ownDraft(db, dashboard, actor).executeTakeFirst()
  if (row) await db.deleteFrom('custom_dashboard_drafts').where('id', '=', row.id).execute()
  return row ? toDraft(row) : null
}

const ownDraft = (db: Database, dashboard: number, actor: Actor) =>
  db
    .selectFrom('custom_dashboard_drafts')
    .selectAll()
    .where('owner', '=', actor.id)
    .where('dashboard', '=', dashboard)

function toDraft(row: Selectable<CustomDashboardTables['custom_dashboard_drafts']>): DashboardDraft {
  const { dashboard, content, based_on, updated_at } = row
  return { dashboard, content: boundPictures(JSON.parse(content) as DraftContent), based_on, updated_at }
}
