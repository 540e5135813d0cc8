import type { Catalog, DataSource, Factor, Indicator, Location } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  DataTable,
  factorOf,
  formatChange,
  formatExact,
  indicatorColumn,
  formatInterval,
  formatSpan,
  formatValue,
  isPercentage,
  type Column,
} from '@msdat/sdk/kit'
import { Dumbbell } from '@msdat/sdk/kit/plots'
import { judgeChange, type ChangeVerdict as Verdict } from '@msdat/sdk/methods'
import { roundsOf, type RoundFigure } from './readRounds.ts'
import { significanceNote, tellVerdict, VerdictTag } from './tellVerdict.tsx'

interface Row {
  indicator: Indicator
  factor: Factor | undefined
  byRound: ReadonlyMap<string, RoundFigure>
  /** The two newest rounds that have a figure. */
  pair: readonly RoundFigure[]
  verdict: Verdict | null
}

interface RoundsCardProps {
  catalog: Catalog
  source: DataSource
  place: Location
  indicators: readonly Indicator[]
  figures: readonly RoundFigure[]
}

/** Indicators down, rounds across, and at the end what changed since the round before. */
export function RoundsCard({ catalog, source, place, indicators, figures }: RoundsCardProps) {
  const rounds = roundsOf(figures)
  const rows = indicators
    .flatMap((indicator) => rowOf(indicator, catalog, figures))
    .toSorted((one, other) => other.byRound.size - one.byRound.size)
  const shares = rows.filter(({ factor, pair }) => isPercentage(factor) && pair.length === 2)
  const table = {
    caption: `${source.datasource}, ${place.name}: figures of each round`,
    // The newest first: on a phone only one or two fit beside the names.
    columns: columnsOf(rounds.toReversed()),
    rows,
    rowKey: ({ indicator }: Row) => String(indicator.id),
  }
  return (
    <ChartCard
      title={`${source.datasource} in ${place.name}, round by round`}
      place={place.name}
      period={formatSpan(rounds)}
      sources={[source]}
      count={{ have: figures.length, expected: rows.length * rounds.length, of: 'figures' }}
      updatedAt={catalog.updated_at}
      settings={{ view: 'view', sort: 'sort' }}
      notes={[tellChanges(rows), significanceNote]}
      views={[
        {
          id: 'rounds',
          label: 'Rounds',
          render: () => <DataTable {...table} maxHeight={760} />,
        },
        ...(shares.length === 0
          ? []
          : [
              {
                id: 'last',
                label: 'Last two rounds',
                render: () => (
                  <Dumbbell
                    name={`${source.datasource}, the last two rounds of each indicator`}
                    summary={tellChanges(rows)}
                    sets={['Round before', 'Newest round']}
                    format={(value) => `${value.toFixed(1)}%`}
                    formatTick={(value) => `${value}%`}
                    data={shares.map(({ indicator, pair }) => ({
                      id: String(indicator.id),
                      label: `${indicator.short_name} (${pair.map(({ period }) => period).join(', ')})`,
                      values: pair.map(({ value }) => value),
                    }))}
                  />
                ),
              },
            ]),
      ]}
      table={table}
      citations={citationsOf(figures)}
    />
  )
}

function rowOf(indicator: Indicator, catalog: Catalog, figures: readonly RoundFigure[]): Row[] {
  const own = figures
    .filter((figure) => figure.indicator === indicator.id)
    .toSorted((one, other) => one.period.localeCompare(other.period))
  if (own.length === 0) return []
  const factor = factorOf(catalog, indicator)
  const pair = own.slice(-2)
  const verdict = judgeChange(pair[0], pair[1], isPercentage(factor))
  return [{ indicator, factor, byRound: new Map(own.map((one) => [one.period, one])), pair, verdict }]
}

/** How many changes are clear, of how many that can be compared. */
function tellChanges(rows: readonly Row[]): string {
  const verdicts = rows.flatMap(({ verdict }) => verdict ?? [])
  const count = (wanted: Verdict['change'][]): number =>
    verdicts.filter(({ change }) => wanted.includes(change)).length
  const single = rows.length - verdicts.length
  return `${verdicts.length} indicators have two rounds: ${count(['rise', 'fall'])} changed clearly, ${count(['none'])} did not, ${count(['unknown'])} cannot be told. ${single} have one round only.`
}

function columnsOf(rounds: readonly string[]): Column<Row>[] {
  return [
    indicatorColumn((row) => row),
    ...rounds.map((round): Column<Row> => ({
      id: `r${round}`,
      header: round,
      isNumber: true,
      value: ({ byRound }) => byRound.get(round)?.value ?? null,
      render: ({ byRound, factor }) => {
        const figure = byRound.get(round)
        return figure ? formatExact(figure.value, factor) : '–'
      },
    })),
    {
      id: 'change',
      header: 'Change since the round before',
      isNumber: true,
      value: ({ verdict }) => verdict?.difference ?? null,
      render: ({ verdict, factor, pair }) =>
        verdict ? `${formatChange(verdict.difference, factor)} (${pair[0]?.period})` : 'One round only',
    },
    {
      id: 'verdict',
      header: 'Beyond chance?',
      value: ({ verdict, indicator }) => verdict && tellVerdict(verdict, indicator.desirable_slope),
      render: ({ verdict, indicator }) =>
        verdict ? <VerdictTag verdict={verdict} slope={indicator.desirable_slope} /> : '–',
    },
    {
      id: 'interval',
      header: 'Range of the newest',
      value: ({ pair }) => formatInterval(pair.at(-1), String),
      render: ({ pair, factor }) => formatInterval(pair.at(-1), (value) => formatValue(value, factor)) ?? '–',
    },
  ]
}
