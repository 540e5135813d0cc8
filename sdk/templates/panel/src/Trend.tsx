import { useCatalog, useCoverage, useData, useSelection } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  EmptyState,
  findSubject,
  formatTick,
  formatValue,
  nearestAvailable,
  readFigures,
  standIn,
  unitText,
  valueOf,
} from '@msdat/sdk/kit'
import { LineChart } from '@msdat/sdk/kit/charts'
import { inOrderOfTime } from './inOrderOfTime.ts'

const usualHeight = 320

/** How the indicator that the visitor looks at changed over the years. */
export function Trend() {
  const selection = useSelection()
  const { indicator, datasource, location, period } = selection
  const catalog = useCatalog()
  const coverage = useCoverage(indicator)
  const known = valueOf(coverage)
  // The chosen source where it has figures for this place, and the nearest one that has where it has none.
  const nearest = known && nearestAvailable(known, { datasource, period, locations: [location] }, 1)[0]
  const shown = nearest?.datasource ?? datasource
  const data = useData(
    known ? { indicators: [indicator], datasources: [shown], locations: [location] } : null,
  )
  const waiting = standIn([catalog, coverage, data], usualHeight)

  const names = valueOf(catalog)
  const subject = names && findSubject(names, selection)
  if (!names || !subject) return waiting ?? <EmptyState height={usualHeight} />
  const { place, factor } = subject
  const source = names.datasources.find(({ id }) => id === shown) ?? subject.source

  const values = valueOf(data)
  const figures = inOrderOfTime(values ? readFigures(values, names.datasources) : [])
  const years = figures.length > 0 ? `${figures[0]?.period} to ${figures.at(-1)?.period}` : ''
  const title = subject.indicator.short_name
  const format = (value: number): string => formatValue(value, factor)
  const instead = `${subject.source.datasource} has no figures for ${place.name}; ${source.datasource} is shown instead.`
  const empty = figures.length === 0 ? <EmptyState height={usualHeight} /> : null

  return (
    <ChartCard
      title={title}
      indicator={title}
      place={place.name}
      period={years}
      unit={unitText(factor)}
      sources={[source]}
      notes={source === subject.source ? [] : [instead]}
      citations={citationsOf(figures)}
      height={usualHeight}
      instead={waiting ?? empty}
      views={[
        {
          id: 'line',
          label: 'Line',
          render: (height) => (
            <LineChart
              name={title}
              summary={`${figures.length} figures, ${years}.`}
              series={[{ id: 'trend', label: source.datasource, points: figures }]}
              format={format}
              formatTick={(value) => formatTick(value, factor)}
              height={height}
            />
          ),
        },
      ]}
      table={{
        caption: `${title}, ${place.name}`,
        rows: figures,
        rowKey: ({ period }) => period,
        columns: [
          { id: 'period', header: 'Year', isRowHeader: true, value: ({ period }) => period },
          {
            id: 'value',
            header: 'Value',
            isNumber: true,
            value: ({ value }) => value,
            render: ({ value }) => format(value),
          },
        ],
      }}
    />
  )
}
