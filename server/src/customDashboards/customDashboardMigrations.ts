import type { Kysely, Migration } from 'kysely'
import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import type {
  approvalStates,
  DashboardAppearance,
  DashboardContent,
} from '@msdat/sdk/contracts/customDashboards'
import type { UserTable } from '../accounts/AccountTables.ts'
import {
  code,
  createIndex,
  flag,
  integer,
  json,
  key,
  nullable,
  owner,
  text,
  type Column,
} from '../db/createTable.ts'
import { addingColumns, creating, defineTable, later, type KeptOf } from '../db/defineTable.ts'
import type { DialectName } from '../db/openDatabase.ts'

type Approval = (typeof approvalStates)[number]

const customDashboards = defineTable(
  'custom_dashboards',
  {
    id: key,
    owner,
    title: text,
    /** The title by which two are the same; the databases differ in what lower case is. */
    title_key: code,
    indicators: json<number[]>(),
    datasources: json<number[]>(),
    default_indicators: json<number[]>(),
    initial_datasource: integer,
    is_private: flag,
    created_at: text,
    updated_at: text,
    description: later(text, ''),
    category: later(text, ''),
    initial_location: later(integer, 1),
    sections: later(json<CustomSection[]>(), '[]'),
    appearance: later(json<DashboardAppearance>(), '{"layout":"tabs","accent":"green","logo":null}'),
    organization: later(text, ''),
    request_reason: later(text, ''),
    /** Fields as a client of the first platform sent them. */
    original: later(json<Record<string, string>>(), '{}'),
    edition: later(integer, 1),
    /** Of a public one; nobody has looked at those of before. */
    approval: later(code as Column<Approval, Approval>, 'awaiting'),
    decision_reason: later(text, ''),
    /** What others see: a later change does not reach them before it is approved too. */
    approved: later(nullable(json<DashboardContent>()), null),
    /** What a list tells of the sections: they themselves hold up to 200,000 letters. */
    section_titles: later(json<string[]>(), '[]'),
    /** What a list tells of `approved`. */
    approved_entry: later(nullable(json<ListedContent>()), null),
  },
  // Two calls may come at once: the title is still taken once only.
  [{ name: 'custom_dashboards_title', columns: ['owner', 'title_key'], isUnique: true }],
)

/** A dashboard as a list tells it. */
export type ListedContent = Omit<DashboardContent, 'sections' | 'appearance'> & { sectionTitles: string[] }

export function listedIn({ sections, appearance: _, ...rest }: DashboardContent): ListedContent {
  return { ...rest, sectionTitles: titlesOf(sections) }
}

export const titlesOf = (sections: readonly CustomSection[]): string[] => sections.map(({ title }) => title)

const laterColumns = [
  'description',
  'category',
  'initial_location',
  'sections',
  'appearance',
  'organization',
  'request_reason',
  'original',
  'edition',
  'approval',
  'decision_reason',
  'approved',
] as const

const partOf = (): Column<number, number> => ({
  type: 'integer',
  references: 'custom_dashboards',
  isPartOfIt: true,
})

const versions = defineTable(
  'custom_dashboard_versions',
  {
    id: key,
    dashboard: partOf(),
    edition: integer,
    content: json<DashboardContent>(),
    saved_by: text,
    saved_at: text,
  },
  [{ columns: ['dashboard', 'edition'], isUnique: true }],
)

const shares = defineTable(
  'custom_dashboard_shares',
  { id: key, dashboard: partOf(), person: owner, may: code as Column<'view' | 'edit', 'view' | 'edit'> },
  [{ columns: ['dashboard', 'person'], isUnique: true }, { columns: ['person'] }],
)

const drafts = defineTable(
  'custom_dashboard_drafts',
  {
    id: key,
    owner,
    /** 0: a new one. */
    dashboard: integer,
    content: json<Record<string, unknown>>(),
    based_on: integer,
    updated_at: text,
  },
  [{ columns: ['owner', 'dashboard'], isUnique: true }],
)

export type CustomDashboardTable = KeptOf<typeof customDashboards>

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type CustomDashboardTables = {
  custom_dashboards: CustomDashboardTable
  custom_dashboard_versions: KeptOf<typeof versions>
  custom_dashboard_shares: KeptOf<typeof shares>
  custom_dashboard_drafts: KeptOf<typeof drafts>
  users: UserTable
}

/** To run with those of the accounts: each dashboard belongs to one. */
export const customDashboardMigrations = (dialect: DialectName): Record<string, Migration> => ({
  ...creating(dialect, { custom_dashboards_001: customDashboards }),
  custom_dashboards_002: addingColumns(dialect, customDashboards, laterColumns),
  ...creating(dialect, { custom_dashboards_003: [versions, shares, drafts] }),
  custom_dashboards_004_lists: {
    up: async (db) => {
      await addingColumns(dialect, customDashboards, ['section_titles', 'approved_entry']).up(db)
      await fillListed(db as Kysely<CustomDashboardTables>)
      // Else a list of what awaits approval walks through the sections of all.
      const columns = ['is_private', 'approval']
      await createIndex(db, 'custom_dashboards_approval', { table: 'custom_dashboards', columns })
    },
  },
})

/** One after the other: all of them together can be more than fits into memory. */
async function fillListed(db: Kysely<CustomDashboardTables>): Promise<void> {
  for (const { id } of await db.selectFrom('custom_dashboards').select('id').execute()) {
    const { sections, approved } = await db
      .selectFrom('custom_dashboards')
      .select(['sections', 'approved'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const titles = titlesOf(JSON.parse(sections) as CustomSection[])
    const entry = approved === null ? null : listedIn(JSON.parse(approved) as DashboardContent)
    await db
      .updateTable('custom_dashboards')
      .set({ section_titles: JSON.stringify(titles), approved_entry: entry && JSON.stringify(entry) })
      .where('id', '=', id)
      .execute()
  }
}
