import type { Catalog } from '@msdat/sdk'
import { ChartCard, EmptyState, nameColumn } from '@msdat/sdk/kit'
import { HeatMap } from '@msdat/sdk/kit/plots'
import { indicatorRows, type IndicatorRow } from './indicatorRows.ts'
import type { Scored } from './Scored.ts'
import type { Comparison } from './subjectOf.ts'

interface IndicatorsProps {
  catalog: Catalog
  subject: Comparison
  sources: readonly Scored[]
}

const scoreEnds = [0, 100] as const

/** Consistency and complementarity of every shared indicator. */
export function IndicatorsCard({ catalog, subject, sources }: IndicatorsProps) {
  const rows = indicatorRows(sources, catalog)
  const columns = sources.flatMap(({ name }) => [`${name}: consistency`, `${name}: complementarity`])
  const title = 'All shared indicators'
  return (
    <ChartCard
      title={title}
      place={subject.place}
      unit="Scores of 100"
      sources={subject.sources}
      updatedAt={subject.updatedAt}
      settings={{ view: 'indicators' }}
      views={[
        {
          id: 'map',
          label: 'Heat map',
          render: () => (
            <HeatMap
              name={`${title}, beside ${subject.primary}`}
              summary={`${rows.length} indicators; the least consistent stand first.`}
              rows={rows.map(({ id, label }) => ({ id, label }))}
              columns={columns.map((label) => ({ id: label, label }))}
              cell={(row, column) => ({
                value: rows.find(({ id }) => id === row)?.scores[columns.indexOf(column)] ?? null,
              })}
              format={(value) => value.toFixed(0)}
              domain={scoreEnds}
            />
          ),
        },
      ]}
      table={{
        caption: `${title}, beside ${subject.primary}`,
        columns: [
          nameColumn<IndicatorRow>('indicator', 'Indicator', ({ label }) => label),
          ...columns.map((header, at) => ({
            id: `score${at}`,
            header,
            isNumber: true,
            value: ({ scores }: IndicatorRow) => scores[at] ?? null,
          })),
        ],
        rows,
        rowKey: ({ id }) => id,
      }}
      citations={[]}
      height={rows.length * 30 + 80}
      instead={
        rows.length === 0 ? (
          <EmptyState detail="The sources share no indicator that can be scored." />
        ) : undefined
      }
    />
  )
}
