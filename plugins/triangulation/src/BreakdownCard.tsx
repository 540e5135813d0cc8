import { ChartCard, nameColumn } from '@msdat/sdk/kit'
import { HeatMap } from '@msdat/sdk/kit/plots'
import { gradeText, metricRows, type MetricRow, type Scored } from './Scored.ts'
import type { Comparison } from './subjectOf.ts'

interface BreakdownProps {
  subject: Comparison
  sources: readonly Scored[]
}

const gradeEnds = [1, 5] as const

/** Metric rows by source columns, each "grade - label". */
export function BreakdownCard({ subject, sources }: BreakdownProps) {
  const rows = metricRows(sources)
  const title = 'Score breakdown'
  return (
    <ChartCard
      title={title}
      place={subject.place}
      unit="Grades: 1 Poor, 2 Fair, 3 Good, 4 Very Good, 5 Excellent"
      sources={subject.sources}
      updatedAt={subject.updatedAt}
      notes={greyedNotes(rows)}
      settings={{ view: 'breakdown' }}
      views={[
        {
          id: 'map',
          label: 'Colours',
          render: () => (
            <HeatMap
              name={`${title}, ${subject.about}`}
              summary={`${rows.length} metrics, graded from 1 to 5.`}
              rows={rows.map(({ id, title }) => ({ id, label: title }))}
              columns={sources.map(({ name }) => ({ id: name, label: name }))}
              cell={(row, column) => {
                const at = sources.findIndex(({ name }) => name === column)
                const found = rows.find(({ id }) => id === row)
                return { value: found?.cells[at]?.score ?? null, note: found?.reasons[at] || undefined }
              }}
              format={String}
              domain={gradeEnds}
            />
          ),
        },
      ]}
      table={{
        caption: `${title}, ${subject.about}, beside ${subject.primary}`,
        columns: [
          nameColumn<MetricRow>('metric', 'Metric', (row) => row.title),
          { id: 'part', header: 'Part of', value: ({ part }: MetricRow) => part },
          ...sources.map(({ name }, at) => ({
            id: `source${at}`,
            header: name,
            value: ({ cells, reasons }: MetricRow) => {
              const grade = cells[at]
              return grade ? gradeText(grade) : (reasons[at] ?? null)
            },
          })),
        ],
        rows,
        rowKey: ({ id }) => id,
      }}
      citations={[]}
      height={rows.length * 34 + 80}
    />
  )
}

function greyedNotes(rows: readonly MetricRow[]): string[] {
  const greyed = rows.filter(({ cells }) => cells.some((cell) => cell?.greyed))
  if (greyed.length === 0) return []
  return [
    `The sources define the indicator differently, so read these with care: ${greyed.map(({ title }) => title).join(', ')}.`,
  ]
}
