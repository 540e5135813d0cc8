import {
  ChartCard,
  citationsOf,
  formatPeriod,
  relationColumns,
  shownPlaces,
  tellStrongest,
  type Relation,
} from '@msdat/sdk/kit'
import { relationView } from '@msdat/sdk/kit/charts'
import type { Compared } from './useCompared.ts'

interface RelationsCardProps {
  compared: Compared
  relations: readonly Relation[]
  notes: readonly string[]
}

/** How closely each two indicators move together: r with its interval and n. */
export function RelationsCard({ compared, relations, notes }: RelationsCardProps) {
  const { source, period, compareBy, catalog, figures } = compared
  const places = shownPlaces(compared).map(({ name }) => name)
  const isOverTime = compareBy === 'Period'
  const title = `How the indicators are related, ${isOverTime ? 'over the years' : 'over the states'}`
  const summary = tellStrongest(relations)
  return (
    <ChartCard
      title={title}
      place={isOverTime ? places.join(', ') : 'Nigeria'}
      period={isOverTime ? undefined : formatPeriod(period)}
      unit="correlation coefficient r, -1 to 1"
      sources={[source]}
      updatedAt={catalog.updated_at}
      settings={{ view: 'relations', sort: 'relationsSort' }}
      notes={[`${summary} Computed, not official.`, ...notes]}
      views={[relationView(relations, { name: title, summary, places })]}
      table={{
        caption: `${title}, ${source.datasource}`,
        columns: relationColumns(relations),
        rows: relations,
        rowKey: ({ id }) => id,
      }}
      citations={citationsOf(figures)}
    />
  )
}
