import { useSetSelection } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  formatTick,
  formatValue,
  levels,
  markPlaces,
  nationOf,
  unitText,
  type Subject,
} from '@msdat/sdk/kit'
import { Dumbbell } from '@msdat/sdk/kit/plots'
import { setColumns, tellRow } from './setColumns.ts'
import type { Sets } from './useSets.ts'

/** Each place in all sets, joined by a line as long as they disagree. */
export function ValuesCard({ subject, sets }: { subject: Subject; sets: Sets }) {
  const { catalog, indicator, factor } = subject
  const { names, rows, sources, figures, notes } = sets
  const setSelection = useSetSelection()
  const format = (value: number) => formatValue(value, factor)
  const choose = (location: number) => void setSelection({ location })
  const title = `${indicator.short_name}: ${names.join(', ')}`
  const states = rows.filter(({ place }) => place.level === levels.state)
  const nation = rows.find(({ place }) => place.level === levels.national)
  const isTwo = names.length === 2
  const { selected, marked, rows: chosen } = markPlaces(subject)
  return (
    <ChartCard
      title={title}
      indicator={indicator.short_name}
      place={nationOf(catalog.locations)?.name ?? ''}
      unit={unitText(factor)}
      sources={sources}
      count={{
        have: states.filter((row) => row.figures.every((figure) => figure !== null)).length,
        expected: states.length,
        of: 'states in all sets',
      }}
      updatedAt={catalog.updated_at}
      settings={{ view: 'values', sort: 'valuesSort' }}
      notes={notes}
      views={[
        {
          id: 'dots',
          label: 'Dots',
          render: () => (
            <Dumbbell
              name={title}
              summary={
                nation && isTwo ? tellRow(nation, names, format) : `${names.length} sets, place by place.`
              }
              sets={names}
              data={rows.map((row) => ({
                id: String(row.place.id),
                label: row.place.name,
                values: row.figures.map((figure) => figure?.value ?? null),
                note: isTwo ? tellRow(row, names, format) : undefined,
              }))}
              format={format}
              formatTick={(value) => formatTick(value, factor)}
              {...{ selected, marked }}
              onSelect={(id) => choose(Number(id))}
            />
          ),
        },
      ]}
      table={{
        caption: title,
        columns: setColumns(sets, { format, choose }),
        rows,
        rowKey: ({ place }) => String(place.id),
      }}
      selectedRow={chosen}
      citations={citationsOf(figures)}
    />
  )
}
