import type { SourceFreshness } from '@msdat/sdk/contracts/adminSummary'
import { letOthersInAfterSome } from '../http/letOthersIn.ts'
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
    changesOfSources(db),
  ])
  const rows = sources.map(({ id, datasource: name }) => {
    const own = figures.find(({ datasource }) => datasource === id)
    return {
      datasource: id,
      name,
      values: Number(own?.values ?? 0),
      newest_period: own?.newest ?? null,
      changed_at: changes.get(id) ?? null,
    }
  })
  const placeOf = ({ newest_period }: SourceFreshness): string => newest_period ?? '9999'
  return rows.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
}

/** When each source was changed last. Indicator by indicator, with turns for others between: all values are looked at. */
async function changesOfSources(db: AdminDb): Promise<ReadonlyMap<number, string>> {
  const indicators = await db.selectFrom('indicator_datasources').select('indicator').distinct().execute()
  const lastImports = new Map<number, number>()
  for (const { indicator } of indicators) {
    const rows = await db
      .selectFrom('data_values')
      .select(({ fn }) => ['datasource', fn.max('updated_import').as('last')])
      .where('indicator', '=', indicator)
      .groupBy('datasource')
      .execute()
    for (const { datasource, last } of rows)
      lastImports.set(datasource, Math.max(Number(last), lastImports.get(datasource) ?? 0))
    await letOthersInAfterSome()
  }
  const imports = await db.selectFrom('imports').select(['id', 'committed_at']).execute()
  const timeOf = new Map(imports.map(({ id, committed_at }) => [id, committed_at]))
  return new Map([...lastImports].map(([datasource, last]) => [datasource, timeOf.get(last) ?? '']))
}
