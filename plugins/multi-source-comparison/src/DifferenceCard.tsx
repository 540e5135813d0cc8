import { useSetSelection, useTheme, type Catalog } from '@msdat/sdk'
import {
  caution,
  ChartCard,
  citationsOf,
  EmptyState,
  formatPeriod,
  formatValue,
  numberColumn,
  placeColumn,
  unitText,
  useSharedLineage,
} from '@msdat/sdk/kit'
import { Choropleth } from '@msdat/sdk/kit/maps'
import { differences, sideOf, toleranceOf, type Side, type StateDifference } from './differences.ts'
import { drawnFigures, type Panel } from './usePanel.ts'

const height = 380

type ValueOf = (row: StateDifference) => number | null

const number = (header: string, value: ValueOf, format: (value: number) => string) =>
  numberColumn({ header, value, format, missing: '–' })

/** Where A is higher, where B is, and where they say the same. */
export function DifferenceCard({ a, b, catalog }: { a: Panel; b: Panel; catalog: Catalog }) {
  const setSelection = useSetSelection()
  const { tokens } = useTheme()
  const sources = [a, b].flatMap(({ source }) => source ?? [])
  const lineage = useSharedLineage(sources, a.indicator.id === b.indicator.id ? a.indicator.id : null)
  const rows = differences(a, b, catalog)
  const tolerance = toleranceOf(a)
  const [one, other] = [a, b].map(
    ({ letter, indicator, source, period }) =>
      `${letter}: ${indicator.short_name}, ${source?.datasource ?? ''} ${formatPeriod(period)}`,
  )
  const format = (value: number) => `${value > 0 ? '+' : ''}${formatValue(value)}`
  const choose = (location: number) => void setSelection({ location })
  const have = rows?.filter(({ difference }) => difference !== null).length ?? 0
  const categories: { id: Side; label: string; colour: string }[] = [
    { id: 'A', label: 'A is higher', colour: tokens['color-chart-1'] ?? '' },
    {
      id: 'same',
      label: tolerance === 10 ? 'Within 10 points' : 'The same',
      colour: tokens['color-border'] ?? '',
    },
    { id: 'B', label: 'B is higher', colour: tokens['color-chart-2'] ?? '' },
  ]
  const title = 'Difference, A minus B'
  const detail = rows
    ? 'No state has a figure in both panels.'
    : 'A and B have different units: no difference is taken.'
  return (
    <ChartCard
      {...{ title, sources, height }}
      place="Nigeria"
      unit={unitText(a.factor) === '%' ? 'points' : unitText(a.factor)}
      count={{ have, expected: rows?.length ?? 0, of: 'states in both' }}
      updatedAt={catalog.updated_at}
      settings={{ view: 'difference', sort: 'differenceSort' }}
      notes={[`${one}. ${other}.`, ...lineage.map(caution)]}
      views={[
        {
          id: 'map',
          label: 'Map',
          render: (maxHeight) => (
            <Choropleth
              {...{ categories, format, maxHeight }}
              name={title}
              summary={`${have} states can be compared.`}
              areas={(rows ?? []).map(({ place, difference }) => ({
                id: String(place.id),
                name: place.name,
                value: difference,
                category: difference === null ? undefined : sideOf(difference, tolerance),
              }))}
              selected={String(a.place.id)}
              marked={a.pinned.map(({ id }) => String(id))}
              onSelect={(id) => choose(Number(id))}
            />
          ),
        },
      ]}
      table={{
        caption: `${title}. ${one}. ${other}.`,
        columns: [
          placeColumn<StateDifference>(({ place }) => place, choose),
          number('A', (row) => row.a, formatValue),
          number('B', (row) => row.b, formatValue),
          number('A minus B', (row) => row.difference, format),
        ],
        rows: rows ?? [],
        rowKey: ({ place }) => String(place.id),
      }}
      selectedRow={[a.place, ...a.pinned].map(({ id }) => String(id))}
      citations={citationsOf(
        [a, b].flatMap((panel) => drawnFigures({ ...panel, drawn: 'state_map' }, catalog)),
      )}
      instead={have === 0 ? <EmptyState {...{ detail, height }} /> : undefined}
    />
  )
}
