import { useSettings, useSetSettings, type Catalog, type Location } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  DataTable,
  formatPeriod,
  formatValue,
  Light,
  nameWithUnit,
  placeColumn,
  scoreOf,
  standIn,
  type Column,
  type Measure,
  type Score,
  type Sort,
} from '@msdat/sdk/kit'
import type { ScorecardSettings } from './ScorecardSettings.ts'
import type { useMeasures } from './useMeasures.ts'

interface Row {
  place: Location
  scores: ReadonlyMap<number, Score | null>
}

interface PlacesCardProps {
  catalog: Catalog
  places: readonly Location[]
  found: ReturnType<typeof useMeasures>
  pinned: readonly Location[]
}

/** Places down, indicators across, a light in each cell. A place that is chosen opens above. */
export function PlacesCard({ catalog, places, found, pinned }: PlacesCardProps) {
  const { place: chosen, sort: kept } = useSettings<ScorecardSettings>()
  const setSettings = useSetSettings()
  const { measures, without } = found
  const selected = [chosen, ...pinned.map(({ id }) => id)].map(String)
  const rows = places.map((place): Row => {
    const scores = measures.map((measure) => [measure.indicator.id, scoreOf(measure, place.id)] as const)
    return { place, scores: new Map(scores) }
  })
  const figures = rows.flatMap(({ scores }) => [...scores.values()].flatMap((score) => score?.figure ?? []))
  const table = {
    caption: 'Figures by place and indicator, with their standing to the target',
    columns: [
      placeColumn<Row>(
        ({ place }) => place,
        (place) => void setSettings({ place }),
      ),
      ...measures.map(columnOf),
    ],
    rows,
    rowKey: ({ place }: Row) => String(place.id),
  }
  return (
    <ChartCard
      id="places"
      title="Places compared"
      place="Nigeria"
      period="newest of each"
      sources={[...new Set(measures.map(({ source }) => source))]}
      count={{ have: figures.length, expected: places.length * measures.length, of: 'figures' }}
      updatedAt={catalog.updated_at}
      notes={[
        'Each column is one source in one year, named in its head, so that places can be compared. Green meets the target, red does not, grey cannot be judged; the sign and the words say the same. Where a survey publishes no interval, one is approximated from its sample size.',
        ...(without.length > 0 ? [`Without figures here: ${without.join(', ')}.`] : []),
      ]}
      views={[
        {
          id: 'lights',
          label: 'Lights',
          render: () => (
            <DataTable
              {...table}
              selected={selected}
              maxHeight={720}
              sort={readSort(kept)}
              onSort={({ column, direction }) => void setSettings({ sort: `${column}.${direction}` })}
            />
          ),
        },
      ]}
      table={table}
      citations={citationsOf(figures)}
      selectedRow={selected}
      instead={standIn(found.answers, 480)}
    />
  )
}

function columnOf(measure: Measure): Column<Row> {
  const { indicator, factor, source, period } = measure
  return {
    id: `i${indicator.id}`,
    header: nameWithUnit(indicator, factor),
    headerNote: `${source.datasource} ${formatPeriod(period)}`,
    isNumber: true,
    value: ({ scores }) => scores.get(indicator.id)?.figure.value ?? null,
    render: ({ scores }) => {
      const score = scores.get(indicator.id)
      if (!score) return undefined
      return (
        <Light standing={score.standing}>
          {formatValue(score.figure.value, factor)}
          {score.rank && <small style={{ minWidth: '3ch' }}> #{score.rank.at}</small>}
        </Light>
      )
    },
  }
}

function readSort(kept: string): Sort | null {
  const [column, direction] = kept.split('.')
  return column && (direction === 'ascending' || direction === 'descending') ? { column, direction } : null
}
