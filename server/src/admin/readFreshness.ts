import type { SourceFreshness } from '@msdat/sdk/contracts/adminSummary'
import type { AdminDb } from './AdminTables.ts'

/** How new the figures of each source are, the oldest first and those without figures last. */
export async function readFreshness(db: AdminDb): Promise<SourceFreshness[]> {
  const [sources, figures, changes] = await Promise.all([
    db.selectFrom('datasources').select(['id', 'datasource']).orderBy('datasource').execute(),
    db
      .selectFrom('indicator_datasources')
      .select(({ fn }) => [
        'datasource',
        fn.sum('values_count').as('values'),
        fn.max('last_period').as('newest'),
      ])
      .groupBy('datasource')
      .execute(),
    db
      .selectFrom('data_values')
      .innerJoin('imports', 'imports.id', 'data_values.updated_import')
      .select(({ fn }) => ['data_values.datasource', fn.max('imports.committed_at').as('at')])
      .groupBy('data_values.datasource')
      .execute(),
  ])
  const rows = sources.map(({ id, datasource: name }) => {
    const own = figures.find(({ datasource }) => datasource === id)
    return {
      datasource: id,
      name,
      values: Number(own?.values ?? 0),
      newest_period: own?.newest ?? null,
      changed_at: changes.find(({ datasource }) => datasource === id)?.at ?? null,
    }
  })
  const placeOf = ({ newest_period }: SourceFreshness): string => newest_period ?? '9999'
  return rows.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
}
