import { sql, type Kysely, type Selectable } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type {
  CustomDashboard,
  CustomDashboardEntry,
  DashboardContent,
} from '@msdat/sdk/contracts/customDashboards'
import { hasRole } from '@msdat/sdk/contracts/roles'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { composedColumns, contentOf, listedOf } from './content.ts'
import type {
  CustomDashboardTable,
  CustomDashboardTables,
  ListedContent,
} from './customDashboardMigrations.ts'
import { configWriter, type ToConfig } from './originalRecord.ts'
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

/** What a list reads of a row: nothing that is drawn. */
const entryColumns = [
  'id',
  'owner',
  ...composedColumns,
  'section_titles',
  'approved_entry',
  'is_private',
  'approval',
  'decision_reason',
  'organization',
  'request_reason',
  'edition',
  'created_at',
  'updated_at',
] as const satisfies (keyof Row)[]
type EntryRow = Pick<Row, (typeof entryColumns)[number] | 'original'>

/** Rows of a list that this caller may read. */
export const selectEntries = (db: Database, actor: Actor | null) =>
  visibleTo(db, actor).select(entryColumns).select(originalFor(db, actor).as('original'))

/** What was sent in the fields of the first platform is long, and read for its people alone. */
function originalFor(db: Database, actor: Actor | null) {
  if (!actor) return sql<string>`'{}'`
  if (isModerator(actor)) return sql<string>`original`
  return sql<string>`case when owner = ${actor.id} or id in ${sharedWith(db, actor)} then original else '{}' end`
}

export interface Asking {
  actor: Actor | null
  lists: Lists
}

/** Rows as this caller sees them in a list. */
export async function toEntries(
  db: Database,
  rows: readonly EntryRow[],
  asking: Asking,
): Promise<CustomDashboardEntry[]> {
  return (await seeRows(db, rows, asking)).map(({ entry }) => entry)
}

/** One row as this caller sees it. */
export async function toSeen(db: Database, row: Row, asking: Asking): Promise<CustomDashboard> {
  const [seen] = await seeRows(db, [row], asking)
  if (!seen) throw new Error('A row was given and none came back.')
  const { sections, appearance } =
    seen.isInside || row.approved === null
      ? contentOf(row)
      : boundPictures(JSON.parse(row.approved) as DashboardContent)
  return { ...seen.entry, sections, appearance }
}

interface SeenRow {
  entry: CustomDashboardEntry
  /** Who has no part in a dashboard sees what was approved of it. */
  isInside: boolean
}

async function seeRows(
  db: Database,
  rows: readonly EntryRow[],
  { actor, lists }: Asking,
): Promise<SeenRow[]> {
  if (rows.length === 0) return []
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
        .where(
          'dashboard',
          'in',
          rows.map(({ id }) => id),
        )
        .execute()
    : []
  const toConfig = configWriter(lists)
  return rows.map((row) => {
    const share = shares.find(({ dashboard }) => dashboard === row.id)?.may ?? null
    const owner = owners.find(({ id }) => id === row.owner)
    const may =
      row.owner === actor?.id ? 'own' : share === 'edit' || actor?.role === 'admin' ? 'edit' : 'view'
    const isInside = may !== 'view' || share !== null || isModerator(actor)
    const knowsOwner = may === 'own' || isModerator(actor)
    return { isInside, entry: toEntry(row, { owner, toConfig, may, isInside, knowsOwner }) }
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
  toConfig: ToConfig
  may: CustomDashboardEntry['may']
  isInside: boolean
  knowsOwner: boolean
}

function toEntry(
  row: EntryRow,
  { owner, toConfig, may, isInside, knowsOwner }: Seeing,
): CustomDashboardEntry {
  const listed =
    isInside || row.approved_entry === null
      ? listedOf(row)
      : (JSON.parse(row.approved_entry) as ListedContent)
  const { sectionTitles: _, ...content } = listed
  const approval = row.is_private === 1 ? null : isInside ? row.approval : 'approved'
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
    config: original['config'] ?? toConfig(listed),
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
