import {
  aboutSubject,
  ChartCard,
  citationsOf,
  formatsOf,
  levels,
  usePlaceChoice,
  withoutTotals,
  type Subject,
} from '@msdat/sdk/kit'
import { dumbbellView } from '@msdat/sdk/kit/plots'
import { setTable, tellRow } from './setColumns.ts'
import type { Sets } from './useSets.ts'

/** Each place in all sets, joined by a line as long as they disagree. */
export function ValuesCard({ subject, sets }: { subject: Subject; sets: Sets }) {
  const { indicator, factor } = subject
  const { names, rows, sources, figures, notes } = sets
  const { format, formatTick } = formatsOf(factor)
  const title = `${indicator.short_name}: ${names.join(', ')}`
  const states = rows.filter(({ place }) => place.level === levels.state)
  const nation = rows.find(({ place }) => place.level === levels.national)
  const isTwo = names.length === 2
  const { chart, rows: chosen, choose } = usePlaceChoice(subject)
  const summary = nation && isTwo ? tellRow(nation, names, format) : `${names.length} sets, place by place.`
  // Places without any figure stand in the table alone.
  const drawn = withoutTotals(
    rows.filter((row) => row.figures.some((figure) => figure !== null)),
    (row) => row.figures.find((figure) => figure !== null)?.value,
  )
  const data = drawn.map((row) => ({
    id: String(row.place.id),
    label: row.place.name,
    values: row.figures.map((figure) => figure?.value ?? null),
    note: isTwo ? tellRow(row, names, format) : undefined,
  }))
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={title}
      sources={sources}
      count={{
        have: states.filter((row) => row.figures.every((figure) => figure !== null)).length,
        expected: states.length,
        of: 'states in all sets',
      }}
      settings={{ view: 'values', sort: 'valuesSort' }}
      notes={notes}
      views={[dumbbellView({ ...chart, name: title, summary, sets: names, data, format, formatTick })]}
      table={setTable(title, sets, { format, choose })}
      selectedRow={chosen}
      citations={citationsOf(figures)}
    />
  )
}
