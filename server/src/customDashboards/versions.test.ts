import { beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { DashboardContent } from '@msdat/sdk/contracts/customDashboards'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { toApprovedColumns, toColumns } from './content.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { actor, toUserRow } from './people.fixture.ts'
import type { Row } from './seenDashboards.ts'
import { keepVersion, listVersions } from './versions.ts'

const [ada, ben] = [actor('id-ada'), actor('id-ben')]
const saved_at = '2026-01-01T00:00:00.000Z'
const contentOf = (title: string): DashboardContent => ({
  title,
  description: '',
  category: '',
  indicators: [1],
  dataSources: [1],
  defaultIndicators: [1],
  initialDataSource: 1,
  initialLocation: 1,
  sections: [],
  appearance: { layout: 'tabs', accent: 'green', logo: null },
})

describeDatabases('kept versions of a custom dashboard', ({ makeDatabase }) => {
  let tables: Kysely<CustomDashboardTables>
  beforeAll(async () => {
    tables = (await makeDatabase()).db.withTables<CustomDashboardTables>()
    await tables.insertInto('users').values([ada, ben].map(toUserRow)).execute()
  })
  const make = (owner: string, title: string): Promise<Row> =>
    tables
      .insertInto('custom_dashboards')
      .values({
        ...toColumns(contentOf(title)),
        ...toApprovedColumns(null),
        owner,
        is_private: 1,
        organization: '',
        request_reason: '',
        original: '{}',
        edition: 1,
        approval: 'awaiting',
        decision_reason: '',
        created_at: saved_at,
        updated_at: saved_at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  const keep = (row: Row) => tables.transaction().execute((tx) => keepVersion(tx, row, ada))
  const editionsOf = async ({ id }: Row): Promise<number[]> =>
    (await listVersions(tables, id)).map(({ edition }) => edition)

  it('are the newest thirty', async () => {
    const row = await make(ada.id, 'Often changed')
    for (let edition = 1; edition <= 33; edition += 1) await keep({ ...row, edition })
    expect(await editionsOf(row)).toEqual(Array.from({ length: 30 }, (_, index) => 33 - index))
    await tables.deleteFrom('custom_dashboards').where('id', '=', row.id).execute()
  })

  it('are at most 20 MB of all dashboards of one owner, and the oldest go first', async () => {
    const [first, second, foreign] = [
      await make(ada.id, 'First'),
      await make(ada.id, 'Second'),
      await make(ben.id, 'Foreign'),
    ]
    // A letter of two bytes: 1 MB each.
    const content = JSON.stringify({ ...contentOf('Long'), description: 'ë'.repeat(500_000) })
    for (let edition = 1; edition <= 25; edition += 1)
      for (const { id } of edition <= 12 ? [first, foreign] : [second])
        await tables
          .insertInto('custom_dashboard_versions')
          .values({ dashboard: id, edition, content, saved_by: ada.id, saved_at })
          .execute()
    await keep({ ...first, edition: 13 })
    expect(await editionsOf(first)).toEqual([13, 12, 11, 10, 9, 8, 7])
    expect(await editionsOf(second)).toHaveLength(13)
    expect(await editionsOf(foreign)).toHaveLength(12)
  })
})
