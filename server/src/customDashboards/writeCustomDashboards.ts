import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import {
  mostCustomDashboards,
  type DashboardContent,
  type NewCustomDashboard,
} from '@msdat/sdk/contracts/customDashboards'
import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import { AppError } from '@msdat/sdk/contracts/problem'
import { appendChange } from '../audit/appendChange.ts'
import { completed, contentOf, titleKeyOf, toApprovedColumns, toColumns } from './content.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { originalFieldsOf } from './originalRecord.ts'
import { boundPictures, drawPictures } from './ownPictures.ts'
import { unknownDashboard } from './readCustomDashboards.ts'
import type { Row } from './seenDashboards.ts'
import { keepVersion } from './versions.ts'

type Database = Kysely<CustomDashboardTables>
export type Tables = Transaction<CustomDashboardTables>

/** What a whole dashboard is held against; throws where it does not hold together. */
export type CheckContent = (content: DashboardContent, before: DashboardContent | null) => Promise<void>

interface Rules {
  check: CheckContent
  /** Of a dashboard that says nothing of sections. */
  usualSections: readonly CustomSection[]
}

/** Makes a dashboard that belongs to who is signed in. */
export async function addCustomDashboard(
  db: Database,
  given: NewCustomDashboard,
  { actor, rules }: { actor: Actor; rules: Rules },
): Promise<Row> {
  const wanted = completed(given, null, rules.usualSections)
  const title_key = titleKeyOf(wanted.title)
  const mayBeAdded = async (tables: Database, owner: Owner): Promise<void> => {
    checkOwner(given, owner)
    await checkRoom(tables, owner.id)
    await checkTitle(tables, { title_key, owner: owner.id })
  }
  // To draw costs much, so all that can be refused is refused before it.
  await rules.check(boundPictures(wanted), null)
  await mayBeAdded(db, await findOwner(db, actor.id))
  const content = await drawPictures(wanted, null, actor.id)
  await rules.check(content, null)
  return db.transaction().execute(async (tables) => {
    await mayBeAdded(tables, await holdOwner(tables, actor.id))
    const now = new Date().toISOString()
    const row = await tables
      .insertInto('custom_dashboards')
      .values({
        ...toColumns(content),
        // Nobody publishes by leaving something out.
        is_private: given.is_private === false ? 0 : 1,
        organization: given.organization ?? '',
        request_reason: requestReason(given) ?? '',
        original: JSON.stringify(originalFieldsOf(given)),
        edition: 1,
        approval: 'awaiting',
        decision_reason: '',
        ...toApprovedColumns(null),
        owner: actor.id,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await keepVersion(tables, row, actor)
    return row
  })
}

/** The owner stays who it was, also where somebody else may edit it. Moderators look anew at what is public. */
export async function changeCustomDashboard(
  db: Database,
  { id, ...given }: NewCustomDashboard & { id: number },
  { actor, rules }: { actor: Actor; rules: Rules },
): Promise<Row> {
  const before = await findChangeable(db, id, actor)
  const standing = contentOf(before)
  const wanted = completed(given, standing, rules.usualSections)
  const title_key = titleKeyOf(wanted.title)
  const mayBeChanged = async (tables: Database, row: Row, owner: Owner): Promise<void> => {
    if (row.edition !== before.edition || (given.edition ?? row.edition) !== row.edition)
      throw changedMeanwhile()
    checkOwner(given, owner)
    await checkTitle(tables, { title_key, owner: row.owner, except: id })
  }
  await rules.check(boundPictures(wanted), standing)
  await mayBeChanged(db, before, await findOwner(db, before.owner))
  const content = await drawPictures(wanted, standing, actor.id)
  await rules.check(content, standing)
  return db.transaction().execute(async (tables) => {
    const owner = await holdOwner(tables, before.owner)
    const row = await findChangeable(tables, id, actor)
    await mayBeChanged(tables, row, owner)
    const isPrivate = given.is_private !== false
    const changed = await tables
      .updateTable('custom_dashboards')
      .set({
        ...toColumns(content),
        is_private: isPrivate ? 1 : 0,
        organization: given.organization ?? row.organization,
        request_reason: requestReason(given) ?? row.request_reason,
        // What was built here is told anew in the old fields.
        original: JSON.stringify(originalFieldsOf(given)),
        edition: row.edition + 1,
        approval: 'awaiting',
        decision_reason: '',
        ...(isPrivate && toApprovedColumns(null)),
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await keepVersion(tables, changed, actor)
    await logForeign(tables, changed, { actor, action: 'change' })
    return changed
  })
}

export async function removeCustomDashboard(db: Database, id: number, actor: Actor): Promise<Row> {
  return db.transaction().execute(async (tables) => {
    await holdOwner(tables, actor.id)
    const row = await findChangeable(tables, id, actor)
    if (row.owner !== actor.id && actor.role !== 'admin')
      throw new AppError('not_allowed', 'Only its owner or an admin can remove this dashboard.')
    await tables.deleteFrom('custom_dashboards').where('id', '=', id).execute()
    await tables.deleteFrom('custom_dashboard_drafts').where('dashboard', '=', id).execute()
    await logForeign(tables, row, { actor, action: 'remove' })
    return row
  })
}

/** The row of a dashboard that this caller may change. */
export async function findChangeable(db: Database, id: number, actor: Actor): Promise<Row> {
  const row = await db.selectFrom('custom_dashboards').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return unknownDashboard(id)
  if (row.owner === actor.id || actor.role === 'admin') return row
  const share = await db
    .selectFrom('custom_dashboard_shares')
    .select('may')
    .where('dashboard', '=', id)
    .where('person', '=', actor.id)
    .executeTakeFirst()
  if (share?.may === 'edit') return row
  // Whether there is a private one under this id, or one that nobody has approved, is nobody else's business.
  if (!share && (row.is_private === 1 || row.approved === null)) return unknownDashboard(id)
  throw new AppError('not_allowed', 'Only its owner or an admin can change this dashboard.')
}

export const changedMeanwhile = (): AppError =>
  new AppError('conflict', 'Somebody else has changed this dashboard meanwhile.')

/** What somebody does to what is not their own stands in the change log. */
export async function logForeign(
  tables: Tables,
  row: Pick<Row, 'id' | 'owner'>,
  { actor, action }: { actor: Actor; action: string },
): Promise<void> {
  if (row.owner === actor.id) return
  await appendChange(tables, actor, { action, thing: 'custom_dashboards', thing_id: String(row.id) })
}

const requestReason = ({ request_reason, reason, Reason }: NewCustomDashboard): string | undefined =>
  request_reason ?? reason ?? Reason

interface Owner {
  id: string
  username: string
}

/**
 * Writes the owner's row as it is: who writes dashboards of the same owner meanwhile waits, on both
 * databases, so that neither the count nor the title is looked at twice at the same time.
 */
export async function holdOwner(tables: Tables, id: string): Promise<Owner> {
  const row = await tables
    .updateTable('users')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', id)
    .returning(['id', 'username'])
    .executeTakeFirst()
  return row ?? goneAccount()
}

/** The same without holding it. */
async function findOwner(db: Database, id: string): Promise<Owner> {
  const row = await db.selectFrom('users').select(['id', 'username']).where('id', '=', id).executeTakeFirst()
  return row ?? goneAccount()
}

function goneAccount(): never {
  throw new AppError('unauthenticated', 'Your account is no longer there. Please sign in again.')
}

function checkOwner({ user }: NewCustomDashboard, owner: Owner): void {
  if (user === undefined || user === owner.id || user.toLowerCase() === owner.username) return
  const message =
    'A dashboard belongs to who makes it. Leave user out, or give the id or username of its owner.'
  throw new AppError('not_allowed', message, { user: ['is not the owner'] })
}

async function checkRoom(tables: Database, owner: string): Promise<void> {
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
  tables: Database,
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
