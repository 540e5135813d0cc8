import { summaryDays, type AdminSummary } from '@msdat/sdk/contracts/adminSummary'
import { daysAgo, type AdminDb } from './AdminTables.ts'

type Counts = Pick<AdminSummary, 'users' | 'dashboards' | 'plugins'>

/** How many accounts, dashboards and plugins there are. */
export async function countThings(db: AdminDb): Promise<Counts> {
  const [users, signedIn, builtIn, custom, releases] = await Promise.all([
    db
      .selectFrom('users')
      .select(({ fn }) => ['banned as kind', fn.countAll().as('count')])
      .groupBy('banned')
      .execute(),
    db
      .selectFrom('users')
      .select(({ fn }) => ['banned as kind', fn.countAll().as('count')])
      .where('last_login', '>=', daysAgo(summaryDays))
      .groupBy('banned')
      .execute(),
    db
      .selectFrom('dashboards')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('custom_dashboards')
      .select(({ fn }) => ['is_private as kind', 'approval', fn.countAll().as('count')])
      .groupBy(['is_private', 'approval'])
      .execute(),
    db
      .selectFrom('registry_releases')
      .select(({ fn }) => ['state as kind', fn.countAll().as('count')])
      .groupBy('state')
      .execute(),
  ])
  const shown = custom.find(({ kind, approval }) => kind === 0 && approval === 'approved')
  const customPublic = Number(shown?.count ?? 0)
  const allCustom = custom.reduce((sum, { count }) => sum + Number(count), 0)
  return {
    users: { active: countOf(users, 0), deactivated: countOf(users, 1), signed_in: countOf(signedIn, 0) },
    dashboards: {
      built_in: Number(builtIn.count),
      custom_public: customPublic,
      custom_private: allCustom - customPublic,
    },
    plugins: { available: countOf(releases, 'live'), disabled: countOf(releases, 'disabled') },
  }
}

interface Counted {
  kind: string | number
  /** PostgreSQL counts in text. */
  count: string | number | bigint
}

const countOf = (rows: readonly Counted[], kind: string | number): number =>
  Number(rows.find((row) => row.kind === kind)?.count ?? 0)
