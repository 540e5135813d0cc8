import { useCatalog, useData, useSettings, type Location } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  EmptyState,
  formatTick,
  formatValue,
  isPercentage,
  levels,
  standIn,
  unitText,
  valueOf,
} from '@msdat/sdk/kit'
import { Dumbbell } from '@msdat/sdk/kit/plots'
import { compareRounds, type Verdict } from './compareRounds.ts'
import { readRounds, roundsOf, type RoundFigure } from './readRounds.ts'
import { significanceNote, tellDifference, tellVerdict, VerdictTag } from './tellVerdict.tsx'

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
export function PlacesView() {
  const { survey, indicator: id, level } = useSettings<PlacesSettings>()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  const data = useData({ indicators: [id], datasources: [survey], levels: [levels[level]] })
  const table = valueOf(data)
  const waiting = standIn([answer, data], 600)
  if (waiting || !catalog || !table) return <div className="k-page">{waiting}</div>
  const figures = readRounds(table, catalog.datasources)
  const source = catalog.datasources.find((one) => one.id === survey)
  const indicator = catalog.indicators.find((one) => one.id === id)
  const [older, newer] = roundsOf(figures).slice(-2)
  if (!source || !indicator || !older || !newer)
    return (
      <div className="k-page">
        <EmptyState detail="This survey has no two rounds of this indicator at these places." />
      </div>
    )
  const factor = catalog.factors.find((one) => one.id === indicator.factor)
  const find = (place: number, period: string) =>
    figures.find((one) => one.location === place && one.period === period)
  const rows = catalog.locations
    .filter((place) => place.level === levels[level])
    .map((place): Row => {
      const [before, now] = [find(place.id, older), find(place.id, newer)]
      return { place, before, now, verdict: compareRounds(before, now, isPercentage(factor)) }
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
          expected: catalog.locations.filter((place) => place.level === levels[level]).length,
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
                format={(value) => formatValue(value, factor)}
                formatTick={(value) => formatTick(value, factor)}
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
            { id: 'place', header: 'Place', isRowHeader: true, value: ({ place }) => place.name },
            ...(
              [
                ['before', older],
                ['now', newer],
              ] as const
            ).map(([name, period]) => ({
              id: name,
              header: period,
              isNumber: true,
              value: (row: Row) => row[name]?.value ?? null,
            })),
            {
              id: 'change',
              header: 'Change',
              isNumber: true,
              value: ({ verdict }) => verdict?.difference ?? null,
              render: ({ verdict }) => verdict && tellDifference(verdict, factor),
            },
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
  return `From ${older} to ${newer}, ${count('rise')} of ${known.length} places rose clearly, ${count('fall')} fell clearly, ${count('none')} did neither, and of ${count('unknown')} it cannot be told.`
}
