import { useSettings, type Indicator } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  formatPeriod,
  nameColumn,
  periodColumn,
  useKeptHidden,
  valueColumn,
} from '@msdat/sdk/kit'
import { LineChart } from '@msdat/sdk/kit/charts'
import { rebaseSeries } from '@msdat/sdk/methods'
import type { ComparisonSettings } from './ComparisonSettings.ts'
import { toSeries } from './toSeries.ts'
import type { Compared } from './useCompared.ts'

const format = (value: number) => value.toFixed(1)

interface Row {
  id: string
  label: string
  period: string
  value: number
}

/** All indicators on one scale, whatever their units: each in % of its own base year. */
export function IndexCard({ compared, indicators }: { compared: Compared; indicators: Indicator[] }) {
  const { baseYear } = useSettings<ComparisonSettings>()
  const { figures, source, place, pinned, catalog } = compared
  const places = [place, ...pinned]
  const where = places.map(({ name }) => name).join(', ')
  const legend = useKeptHidden('hidden')
  const { base, series, left } = rebaseSeries(toSeries(indicators, figures, places), baseYear)
  const title = base ? `Index, ${formatPeriod(base)} = 100` : 'Index'
  const rows: Row[] = series.flatMap(({ id, label, points }) =>
    points.map(({ period, value }) => ({ id: `${id} ${period}`, label, period, value })),
  )
  const notes = [
    base
      ? 'Each line is a percentage of its own figure in the base year: compare how much they changed, not how high they are.'
      : 'These indicators share no year with a figure other than 0: choose a base year, or fewer indicators.',
    ...(base && left.length > 0
      ? [`Without a figure to divide by in ${formatPeriod(base)}: ${left.join('; ')}.`]
      : []),
  ]
  return (
    <ChartCard
      id="base-year"
      title={title}
      place={where}
      unit="index"
      sources={[source]}
      updatedAt={catalog.updated_at}
      notes={notes}
      views={[
        {
          id: 'line',
          label: 'Line',
          render: (height) => (
            <LineChart
              name={`${title}, ${where}, ${source.datasource}`}
              summary={`${series.length} indicators, each in percent of its base year.`}
              {...{ series: series.map((one) => ({ ...one, hasBand: false })), format, height, legend }}
            />
          ),
        },
      ]}
      table={{
        caption: `${title}, ${source.datasource}, ${where}`,
        columns: [
          nameColumn<Row>('indicator', 'Indicator', ({ label }) => label),
          periodColumn<Row>(({ period }) => period),
          valueColumn<Row>(({ value }) => value, format),
        ],
        rows,
        rowKey: ({ id }) => id,
      }}
      citations={citationsOf(figures)}
    />
  )
}
