import { ChartCard, gradeRows } from '@msdat/sdk/kit'
import { heatTable } from '@msdat/sdk/kit/plots'
import { aboutComparison, type Compared } from './Choice.ts'

/** Metric rows by source columns, each "grade - label". */
export function BreakdownCard({ subject, sources }: Compared) {
  const rows = gradeRows(sources)
  const title = 'Score breakdown'
  const greyed = rows.flatMap(({ label, isGreyed }) => (isGreyed ? [label] : [])).join(', ')
  return (
    <ChartCard
      {...aboutComparison(subject)}
      {...heatTable({
        name: `${title}, ${subject.about}`,
        summary: `${rows.length} metrics, graded from 1 to 5.`,
        caption: `${title}, ${subject.about}, beside ${subject.primary}`,
        header: 'Metric',
        columns: sources.map(({ name }) => name),
        rows,
        extra: [{ id: 'part', header: 'Part of', value: ({ part }) => part }],
        format: String,
        domain: [1, 5],
        view: { id: 'map', label: 'Colours' },
      })}
      title={title}
      unit="Grades: 1 Poor, 2 Fair, 3 Good, 4 Very Good, 5 Excellent"
      notes={
        greyed ? [`The sources define the indicator differently, so read these with care: ${greyed}.`] : []
      }
      settings={{ view: 'breakdown' }}
      height={rows.length * 34 + 80}
    />
  )
}
