import type { Kysely, Selectable } from 'kysely'
import { levels } from '@msdat/sdk/contracts/levels'
import type { DataSource, Indicator } from '@msdat/sdk/contracts/reference'
import type { DataSourceSpecificIndicator } from '@msdat/sdk/contracts/sourceSpecific'
import type { DataSourceSpecificIndicatorTable, DataTables } from '../db/DataTables.ts'
import type { ReferenceLists } from './ReferenceLists.ts'
import type { SourceLevels } from './sourceLevels.ts'

type Stored = Selectable<DataSourceSpecificIndicatorTable>

/**
 * One row for each pair of indicator and source that has values. What an installation has written
 * about the pair goes before what follows from the two lists; the levels come from the values themselves.
 */
export async function readSourceSpecificIndicators(
  db: Kysely<DataTables>,
  lists: ReferenceLists,
  sourceLevels: SourceLevels,
): Promise<DataSourceSpecificIndicator[]> {
  const rows = await db.selectFrom('datasource_specific_indicators').selectAll().execute()
  const stored = new Map(rows.map((row) => [pairId(row.indicator, row.datasource), row]))
  const sources = new Map(lists.datasources.map((source) => [source.id, source]))
  return lists.indicators.flatMap((indicator) =>
    indicator.datasources.flatMap((id) => {
      const source = sources.get(id)
      if (!source) return []
      const row = describe(indicator, source, stored.get(pairId(indicator.id, id)))
      return { ...row, ...levelsOf(sourceLevels.get(indicator.id)?.get(id) ?? [], lists) }
    }),
  )
}

const pairId = (indicator: number, datasource: number): number => indicator * 10_000 + datasource

function describe(indicator: Indicator, source: DataSource, stored: Stored | undefined) {
  return {
    id: pairId(indicator.id, source.id),
    indicator: indicator.id,
    datasource: source.id,
    datasource_indicator: stored?.datasource_indicator || indicator.full_name,
    measurement_numerator: stored?.measurement_numerator ?? '',
    measurement_denominator: stored?.measurement_denominator ?? '',
    frequency: stored?.frequency || source.period_available,
    methodology_estimation: stored?.methodology_estimation || source.methodology,
    indicator_definition: stored?.indicator_definition || indicator.description,
  }
}

function levelsOf(found: readonly number[], lists: ReferenceLists) {
  return {
    data_level: levelNames(found, lists),
    national: found.includes(levels.national),
    zonal: found.includes(levels.zone),
    state: found.includes(levels.state),
    // The hierarchy of places has no senatorial districts, so there are no values for them.
    senatorial: false,
    lga: found.includes(levels.lga),
  }
}

export const levelNames = (found: readonly number[], lists: ReferenceLists): string =>
  lists.levels
    .filter(({ id }) => found.includes(id))
    .map(({ name }) => name)
    .join(',')
