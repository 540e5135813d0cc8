import type { UserInteraction } from '@msdat/sdk/contracts/interactions'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { RowOf } from '../db/defineTable.ts'
import type { interactionTable } from './interactionTables.ts'

type Lists = Pick<ReferenceLists, 'indicators' | 'datasources' | 'locations'>

/** With the names of what was looked at. */
export function toInteraction(
  { owner, ...row }: RowOf<typeof interactionTable>,
  { indicators, datasources, locations }: Lists,
): UserInteraction {
  const named = <Row extends { id: number }>(rows: readonly Row[], id: number | null) =>
    rows.find((one) => one.id === id)
  return {
    ...row,
    user: owner,
    page: row.dashboard,
    indicator_name: named(indicators, row.indicator)?.full_name ?? '',
    datasource_name: named(datasources, row.datasource)?.datasource ?? '',
    location_name: named(locations, row.location)?.name ?? '',
    datetime: row.viewed_at,
  }
}
