import { ChartCard, citationsOf, formatPeriod } from '@msdat/sdk/kit'
import { DotPlot } from '@msdat/sdk/kit/charts'
import { tellStrongest, type Relation } from './relations.ts'
import type { Compared } from './useCompared.ts'

interface RelationsCardProps {
  compared: Compared
  relations: readonly Relation[]
  notes: readonly string[]
}

const format = (value: number) => value.toFixed(2)
const optional = (value: number | null | undefined) => (typeof value === 'number' ? format(value) : '–')

/** How closely each two indicators move together: r with its interval and n. */
export function RelationsCard({ compared, relations, notes }: RelationsCardProps) {
  const { source, place, period, compareBy, catalog, figures } = compared
  const isOverTime = compareBy === 'Period'
  const title = `How the indicators are related, ${isOverTime ? 'over the years' : 'over the states'}`
  const summary = tellStrongest(relations)
  return (
    <ChartCard
      title={title}
      place={isOverTime ? place.name : 'Nigeria'}
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
              {...{ summary, format }}
              name={title}
              data={relations.map(({ id, label, r, n, interval, strength, remark }) => ({
                id,
                label,
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
        columns: [
          { id: 'pair', header: 'Indicators', value: ({ label }) => label, isRowHeader: true },
          { id: 'r', header: 'r', isNumber: true, value: ({ r }) => r, render: ({ r }) => optional(r) },
          { id: 'n', header: 'n', isNumber: true, value: ({ n }) => n },
          ...([0, 1] as const).map((end) => ({
            id: end === 0 ? 'lower' : 'upper',
            header: end === 0 ? '95% from' : '95% to',
            isNumber: true,
            value: ({ interval }: Relation) => interval?.[end] ?? null,
            render: ({ interval }: Relation) => optional(interval?.[end]),
          })),
          {
            id: 'q',
            header: 'q (chance, over all pairs)',
            isNumber: true,
            value: ({ q }) => q,
            render: ({ q }) => (q === null ? '–' : q < 0.001 ? '< 0.001' : q.toFixed(3)),
          },
          { id: 'strength', header: 'Strength', value: ({ strength }) => strength },
          { id: 'remark', header: 'Remark', value: ({ remark }) => remark },
        ],
        rows: relations,
        rowKey: ({ id }) => id,
      }}
      citations={citationsOf(figures)}
    />
  )
}
