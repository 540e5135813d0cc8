import { useSettings, type Indicator } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  formatPeriod,
  periodColumn,
  valueColumn,
  useKeptHidden,
} from '@msdat/sdk/kit'
import { LineChart } from '@msdat/sdk/kit/charts'
import type { ComparisonSettings } from './ComparisonSettings.ts'
import { indexSeries } from './indexSeries.ts'
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
  const { base, series, left } = indexSeries(toSeries(indicators, figures, places), baseYear)
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
              {...{ series, format, height, legend }}
            />
          ),
        },
      ]}
      table={{
        caption: `${title}, ${source.datasource}, ${where}`,
        columns: [
          { id: 'indicator', header: 'Indicator', value: ({ label }: Row) => label, isRowHeader: true },
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
