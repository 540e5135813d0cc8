import { ChartCard, citationsOf, formatPeriod, formatR, relationColumns, type Relation } from '@msdat/sdk/kit'
import { DotPlot } from '@msdat/sdk/kit/charts'
import { tellStrongest } from './relations.ts'
import type { Compared } from './useCompared.ts'

interface RelationsCardProps {
  compared: Compared
  relations: readonly Relation[]
  /** The chosen place, and over the years those pinned beside it. */
  places: readonly string[]
  notes: readonly string[]
}

/** How closely each two indicators move together: r with its interval and n. */
export function RelationsCard({ compared, relations, places, notes }: RelationsCardProps) {
  const { source, period, compareBy, catalog, figures } = compared
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
      views={[
        {
          id: 'dots',
          label: 'Dots',
          render: () => (
            <DotPlot
              {...{ summary }}
              format={formatR}
              name={title}
              data={relations.map(({ id, label, place, r, n, interval, strength, remark }) => ({
                id,
                label: [label, place].filter(Boolean).join(', '),
                isEmphasised: places.length > 1 && place === places[0],
                value: r,
                lower: interval?.[0] ?? null,
                upper: interval?.[1] ?? null,
                note: [strength, n === null ? '' : `n = ${n}`, remark].filter(Boolean).join(', '),
              }))}
            />
          ),
        },
      ]}
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
