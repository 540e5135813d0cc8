import { useSetSettings, useTheme } from '@msdat/sdk'
import {
  aboutSubject,
  caution,
  ChartCard,
  citationsOf,
  comparedColumn,
  comparedColumns,
  differenceFormatsOf,
  EmptyState,
  formatPeriod,
  formatsOf,
  isPercentage,
  leastDifference,
  levels,
  placesAt,
  tellEcho,
  shownPlaces,
  sharingPair,
  unitText,
  usePlaceChoice,
  useSharedLineage,
  type ComparedRow,
  type NearestPair,
} from '@msdat/sdk/kit'
import { mapView } from '@msdat/sdk/kit/maps'
import { comparePlaces } from '@msdat/sdk/methods'
import type { Panel } from './Panel.ts'

/** A - B in each state, of the years of the panels; null where the units differ. */
export function differences(a: Panel, b: Panel): ComparedRow[] | null {
  if (unitText(a.factor) !== unitText(b.factor)) return null
  const sets = [a.states.figures, b.states.figures]
  return comparePlaces(placesAt(a.catalog.locations, levels.state), sets, isPercentage(a.factor))
}

type Side = 'A' | 'same' | 'B'

/** Up to 10 points of a percentage count as the same; in other units only what reads the same. */
const toleranceOf = ({ factor }: Panel): number => (isPercentage(factor) ? 10 : leastDifference)

export const sideOf = (difference: number, tolerance: number): Side =>
  Math.abs(difference) <= tolerance ? 'same' : difference > 0 ? 'A' : 'B'

/** Where A is higher, where B is, and where they say the same. */
export function DifferenceCard({ a, b }: { a: Panel; b: Panel }) {
  const { tokens } = useTheme()
  const { chart, choose } = usePlaceChoice(a)
  const sources = [...new Set([a, b].flatMap(({ states }) => states.source ?? []))]
  const isOne = a.indicator.id === b.indicator.id
  const lineage = useSharedLineage(sources, isOne ? a.indicator.id : null)
  const rows = differences(a, b)
  const tolerance = toleranceOf(a)
  const [one, other] = [a, b].map(
    ({ letter, indicator, states, period }) =>
      `${letter}: ${indicator.short_name}, ${states.source?.datasource ?? ''} ${formatPeriod(period)}`,
  )
  const { unit, signed: format } = differenceFormatsOf(a.factor)
  const have = rows?.filter(({ difference }) => difference !== null).length ?? 0
  const same = tolerance === 10 ? 'Within 10 points' : 'The same'
  const categories: { id: Side; label: string; colour: string }[] = [
    { id: 'A', label: 'A is higher', colour: tokens['color-chart-1'] ?? '' },
    { id: 'same', label: same, colour: tokens['color-border-strong'] ?? '' },
    { id: 'B', label: 'B is higher', colour: tokens['color-chart-2'] ?? '' },
  ]
  const [nameA, nameB] = [a.indicator.short_name, b.indicator.short_name]
  const title = isOne ? `Difference in ${nameA}: A minus B` : `Difference: A. ${nameA} minus B. ${nameB}`
  const setSettings = useSetSettings()
  const pair = rows && sharingPair(a, b)
  const choosePair = ({ one, other }: NearestPair) => {
    const [sourceA, sourceB] = [one.datasource, other.datasource]
    void setSettings({ sourceA, sourceB, yearA: one.period, yearB: other.period })
  }
  const alternatives = pair ? [{ label: pair.label, onChoose: () => choosePair(pair) }] : []
  const detail = rows
    ? `No state has a figure in both: ${one}; ${other}.`
    : 'A and B have different units: no difference is taken.'
  const areas = (rows ?? []).map(({ place, difference }) => ({
    id: String(place.id),
    name: place.name,
    value: difference,
    category: difference === null ? undefined : sideOf(difference, tolerance),
  }))
  const summary = `${have} states can be compared.`
  return (
    <ChartCard
      {...aboutSubject(a)}
      {...{ title, sources }}
      height={380}
      indicator={undefined}
      unit={unit}
      count={{ have, expected: rows?.length ?? 0, of: 'states in both' }}
      settings={{ view: 'difference', sort: 'differenceSort' }}
      notes={[`${one}. ${other}.`, ...[a, b].flatMap(tellEcho), ...lineage.map(caution)]}
      views={[mapView({ ...chart, categories, format, areas, name: title, summary })]}
      table={{
        caption: `${title}. ${one}. ${other}.`,
        columns: [
          ...comparedColumns(['A', 'B'], formatsOf(a.factor).format, choose),
          comparedColumn('A minus B', ({ difference }) => difference, format),
        ],
        rows: rows ?? [],
        rowKey: ({ place }) => String(place.id),
      }}
      selectedRow={shownPlaces(a).map(({ id }) => String(id))}
      citations={citationsOf([a, b].flatMap(({ states }) => states.figures))}
      instead={have === 0 ? <EmptyState {...{ detail, alternatives }} /> : undefined}
    />
  )
}
