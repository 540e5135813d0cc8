import type { Catalog, Location } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  DataTable,
  formatExact,
  formatPeriod,
  formatValue,
  indicatorColumn,
  Light,
  numberColumn,
  scoreOf,
  standIn,
  StandingTag,
  tellScoreChange,
  tellStandings,
  withBeneath,
  type Column,
  type Measure,
  type Score,
} from '@msdat/sdk/kit'
import { Sparkline } from '@msdat/sdk/kit/plots'
import type { useMeasures } from './useMeasures.ts'

interface Row {
  measure: Measure
  score: Score | null
}

interface PlaceCardProps {
  catalog: Catalog
  place: Location
  /** Each has a column of its own, of the same source and year. */
  pinned: readonly Location[]
  found: ReturnType<typeof useMeasures>
}

/** One place: each indicator with its figure, target, change, course and rank. */
export function PlaceCard({ catalog, place, pinned, found }: PlaceCardProps) {
  const rows = found.measures.map((measure): Row => ({ measure, score: scoreOf(measure, place.id) }))
  const scores = rows.flatMap(({ score }) => score ?? [])
  const hasRanks = scores.some(({ rank }) => rank)
  const table = {
    caption: `Scorecard of ${place.name}`,
    columns: [...columnsOf(place.name, hasRanks), ...pinned.map(pinnedColumn)],
    rows,
    rowKey: ({ measure }: Row) => String(measure.indicator.id),
  }
  const columns = withBeneath(table.columns, 'value', 'of')
  const without =
    found.without.length > 0 ? [`No figure for this kind of place: ${found.without.join(', ')}.`] : []
  return (
    <ChartCard
      id="place"
      title={`${place.name}: scorecard`}
      place={[place, ...pinned].map(({ name }) => name).join(', ')}
      period="newest of each"
      sources={[...new Set(rows.map(({ measure }) => measure.source))]}
      count={{ have: scores.length, expected: rows.length + found.without.length, of: 'indicators' }}
      updatedAt={catalog.updated_at}
      notes={[tellStandings(place.name, scores), ...without]}
      views={[{ id: 'lights', label: 'Scorecard', render: () => <DataTable {...table} {...{ columns }} /> }]}
      table={table}
      citations={citationsOf(scores.map(({ figure }) => figure))}
      instead={standIn(found.answers, 320)}
    />
  )
}

/** The same figure in a pinned place, on its light. */
function pinnedColumn(place: Location): Column<Row> {
  return {
    id: `p${place.id}`,
    header: place.name,
    isNumber: true,
    value: ({ measure }) => scoreOf(measure, place.id)?.figure.value ?? null,
    render: ({ measure }) => {
      const score = scoreOf(measure, place.id)
      return (
        score && <Light standing={score.standing}>{formatValue(score.figure.value, measure.factor)}</Light>
      )
    },
  }
}

function columnsOf(place: string, hasRanks: boolean): Column<Row>[] {
  const all: Column<Row>[] = [
    indicatorColumn(({ measure }) => measure),
    numberColumn({
      id: 'value',
      header: 'Value',
      value: ({ score }) => score?.figure.value ?? null,
      format: (value, { measure }) => formatExact(value, measure.factor),
    }),
    {
      id: 'of',
      header: 'Source, year',
      value: ({ measure }) => `${measure.source.datasource}, ${formatPeriod(measure.period)}`,
    },
    {
      id: 'standing',
      header: 'Standing',
      value: ({ score }) => score?.standing.words ?? null,
      render: ({ score }) => score && <StandingTag standing={score.standing} />,
    },
    numberColumn({
      id: 'target',
      header: 'Target',
      value: ({ measure }) => measure.target,
      format: (value, { measure }) => formatValue(value, measure.factor),
      missing: '–',
    }),
    {
      id: 'change',
      header: 'Change',
      value: ({ score }) => score?.change?.difference ?? null,
      render: ({ score, measure }) => (score?.change ? tellScoreChange(score.change, measure.factor) : '–'),
    },
    {
      id: 'course',
      header: 'Course',
      value: ({ score }) =>
        score?.points.map(({ period, value }) => `${period}: ${value}`).join('; ') ?? null,
      render: ({ score, measure }) =>
        score && (
          <Sparkline
            label={`${measure.indicator.short_name} in ${place}`}
            points={score.points}
            format={(value) => formatValue(value, measure.factor)}
          />
        ),
    },
  ]
  const rank: Column<Row> = {
    id: 'rank',
    header: 'Rank',
    isNumber: true,
    value: ({ score }) => score?.rank?.at ?? null,
    render: ({ score }) => (score?.rank ? `${score.rank.at} of ${score.rank.of}` : '–'),
  }
  return hasRanks ? [...all, rank] : all
}
