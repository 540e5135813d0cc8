import { useSettings, type Catalog, type Location } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  EmptyState,
  factorOf,
  forCatalog,
  formatChange,
  formatsOf,
  isPercentage,
  levels,
  nameColumn,
  numberColumn,
  placesAt,
  standIn,
  unitText,
  useFigures,
} from '@msdat/sdk/kit'
import { Dumbbell } from '@msdat/sdk/kit/plots'
import { judgeChange, type ChangeVerdict as Verdict } from '@msdat/sdk/methods'
import { roundFigures, roundsOf, type RoundFigure } from './readRounds.ts'
import { significanceNote, tellVerdict, VerdictTag } from './tellVerdict.tsx'

interface PlacesSettings {
  survey: number
  indicator: number
  level: 'state' | 'zone'
}

interface Row {
  place: Location
  before: RoundFigure | undefined
  now: RoundFigure | undefined
  verdict: Verdict | null
}

/** One indicator in the last two rounds, place by place, the largest gain first. */
export const PlacesView = forCatalog(Places)

function Places({ catalog }: { catalog: Catalog }) {
  const { survey, indicator: id, level } = useSettings<PlacesSettings>()
  const query = { indicators: [id], datasources: [survey], levels: [levels[level]] }
  const found = useFigures(query, catalog)
  const waiting = standIn([found.answer], 600)
  if (waiting) return <div className="k-page">{waiting}</div>
  const figures = roundFigures(found.figures)
  const source = catalog.datasources.find((one) => one.id === survey)
  const indicator = catalog.indicators.find((one) => one.id === id)
  const [older, newer] = roundsOf(figures).slice(-2)
  if (!source || !indicator || !older || !newer)
    return (
      <div className="k-page">
        <EmptyState detail="This survey has no two rounds of this indicator at these places." />
      </div>
    )
  const factor = factorOf(catalog, indicator)
  const find = (place: number, period: string) =>
    figures.find((one) => one.location === place && one.period === period)
  const places = placesAt(catalog.locations, levels[level])
  const rows = places
    .map((place): Row => {
      const [before, now] = [find(place.id, older), find(place.id, newer)]
      return { place, before, now, verdict: judgeChange(before, now, isPercentage(factor)) }
    })
    .filter(({ before, now }) => before || now)
    .toSorted(
      (one, other) => (other.verdict?.difference ?? -Infinity) - (one.verdict?.difference ?? -Infinity),
    )
  const shown = rows.flatMap(({ before, now }) => [before, now].filter((one) => one !== undefined))
  const summary = tellPlaces(rows, older, newer)
  return (
    <div className="k-page">
      <ChartCard
        id="places"
        title={`${indicator.short_name}: ${older} to ${newer}`}
        indicator={indicator.short_name}
        place="Nigeria"
        period={`${older} and ${newer}`}
        unit={unitText(factor)}
        sources={[source]}
        count={{
          have: rows.filter(({ verdict }) => verdict).length,
          expected: places.length,
          of: level === 'state' ? 'states' : 'zones',
        }}
        updatedAt={catalog.updated_at}
        notes={[summary, significanceNote]}
        views={[
          {
            id: 'places',
            label: 'Places',
            render: () => (
              <Dumbbell
                name={`${indicator.short_name} by place, ${older} and ${newer}`}
                summary={summary}
                sets={[older, newer]}
                {...formatsOf(factor)}
                data={rows.map(({ place, before, now, verdict }) => ({
                  id: String(place.id),
                  label: place.name,
                  values: [before?.value ?? null, now?.value ?? null],
                  ...(verdict && { note: tellVerdict(verdict, indicator.desirable_slope) }),
                }))}
              />
            ),
          },
        ]}
        table={{
          caption: `${indicator.short_name}, ${source.datasource}, by place`,
          rows,
          rowKey: ({ place }) => String(place.id),
          columns: [
            nameColumn<Row>('place', 'Place', ({ place }) => place.name),
            { id: 'before', header: older, isNumber: true, value: ({ before }) => before?.value ?? null },
            { id: 'now', header: newer, isNumber: true, value: ({ now }) => now?.value ?? null },
            numberColumn<Row>({
              id: 'change',
              header: 'Change',
              value: ({ verdict }) => verdict?.difference ?? null,
              format: (difference) => formatChange(difference, factor),
            }),
            {
              id: 'verdict',
              header: 'Beyond chance?',
              value: ({ verdict }) => verdict && tellVerdict(verdict, indicator.desirable_slope),
              render: ({ verdict }) =>
                verdict && <VerdictTag verdict={verdict} slope={indicator.desirable_slope} />,
            },
          ],
        }}
        citations={citationsOf(shown)}
      />
    </div>
  )
}

function tellPlaces(rows: readonly Row[], older: string, newer: string): string {
  const known = rows.flatMap(({ verdict }) => verdict ?? [])
  const count = (change: Verdict['change']): number => known.filter((one) => one.change === change).length
  const unknown = count('unknown') > 0 ? `, and of ${count('unknown')} it cannot be told` : ''
  return `From ${older} to ${newer}, ${count('rise')} of ${known.length} places rose clearly, ${count('fall')} fell clearly, ${count('none')} did neither${unknown}.`
}
