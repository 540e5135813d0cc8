import type { Kysely, Selectable } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { CustomDashboard, DashboardContent } from '@msdat/sdk/contracts/customDashboards'
import { hasRole } from '@msdat/sdk/contracts/roles'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { contentOf } from './content.ts'
import type { CustomDashboardTable, CustomDashboardTables } from './customDashboardMigrations.ts'
import { toConfig } from './originalRecord.ts'
import { boundPictures } from './ownPictures.ts'

type Database = Kysely<CustomDashboardTables>
export type Row = Selectable<CustomDashboardTable>
export type Lists = Pick<ReferenceLists, 'indicators' | 'datasources' | 'locations'>

/** Rows that somebody may read at all; somebody else's private one is not there, whoever asks. */
export function visibleTo(db: Database, actor: Actor | null) {
  return db
    .selectFrom('custom_dashboards')
    .where((where) =>
      where.or([
        where.and([where('is_private', '=', 0), where('approved', 'is not', null)]),
        ...(actor ? [where('owner', '=', actor.id), where('id', 'in', sharedWith(db, actor))] : []),
        ...(isModerator(actor) ? [where('is_private', '=', 0)] : []),
      ]),
    )
}

const sharedWith = (db: Database, actor: Actor) =>
  db.selectFrom('custom_dashboard_shares').select('dashboard').where('person', '=', actor.id)

const isModerator = (actor: Actor | null): boolean => actor !== null && hasRole(actor.role, 'moderator')

/** Rows as this caller sees them: who has no part in a dashboard sees what was approved of it. */
export async function toSeen(
  db: Database,
  rows: readonly Row[],
  { actor, lists }: { actor: Actor | null; lists: Lists },
): Promise<CustomDashboard[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const owners = await db
    .selectFrom('users')
    .select(['id', 'username', 'display_username', 'email', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(rows.map(({ owner }) => owner))])
    .execute()
  const shares = actor
    ? await db
        .selectFrom('custom_dashboard_shares')
        .select(['dashboard', 'may'])
        .where('person', '=', actor.id)
        .where('dashboard', 'in', ids)
        .execute()
    : []
  return rows.map((row) => {
    const share = shares.find(({ dashboard }) => dashboard === row.id)?.may ?? null
    const owner = owners.find(({ id }) => id === row.owner)
    return toOutput(row, { owner, lists, actor, share })
  })
}

interface Owner {
  username: string
  display_username: string
  email: string
  first_name: string
  last_name: string
}

interface Seeing {
  owner: Owner | undefined
  lists: Lists
  actor: Actor | null
  share: 'view' | 'edit' | null
}

function toOutput(row: Row, { owner, lists, actor, share }: Seeing): CustomDashboard {
  const may = row.owner === actor?.id ? 'own' : share === 'edit' || actor?.role === 'admin' ? 'edit' : 'view'
  const isInside = may !== 'view' || share !== null || isModerator(actor)
  const approved = row.approved === null ? null : boundPictures(JSON.parse(row.approved) as DashboardContent)
  const content = isInside ? contentOf(row) : (approved ?? contentOf(row))
  const approval = row.is_private === 1 ? null : isInside ? row.approval : 'approved'
  const knowsOwner = may === 'own' || isModerator(actor)
  const original = isInside ? (JSON.parse(row.original) as Record<string, string>) : {}
  return {
    id: row.id,
    ...content,
    is_private: row.is_private === 1,
    approval,
    decision_reason: isInside ? row.decision_reason : '',
    organization: isInside ? row.organization : '',
    request_reason: isInside ? row.request_reason : '',
    edition: row.edition,
    may,
    owner_name: nameOf(owner),
    user: row.owner,
    created_at: row.created_at,
    updated_at: row.updated_at,
    name: knowsOwner ? (owner?.display_username ?? '') : '',
    email: knowsOwner ? (owner?.email ?? '') : '',
    name_of_dashboard: content.title,
    config: original['config'] ?? toConfig(content, lists),
    link: original['link'] ?? `/custom/${row.is_private === 1 ? 'private' : 'public'}/${row.id}`,
    embedded_url: original['embedded_url'] ?? '',
    embedded_url_title: original['embedded_url_title'] ?? '',
    embedded_iframe: original['embedded_iframe'] ?? '',
    embedded_iframe_title: original['embedded_iframe_title'] ?? '',
    embedded_dashboard_description: original['embedded_dashboard_description'] ?? '',
    created: row.created_at,
    lastEdited: row.updated_at,
    is_confirmed: approval === 'approved',
    isConfirmed: approval === 'approved',
    disapproved: approval === 'disapproved',
  }
}

/** What readers are told of an author: a name, and never an address. */
export function nameOf(owner: Owner | undefined): string {
  const name = `${owner?.first_name ?? ''} ${owner?.last_name ?? ''}`.trim()
  const username = owner?.display_username ?? ''
  return name || (username.includes('@') ? '' : username) || 'its author'
}
