/**
 * Draw a chart in a card with its table, files and sources
 * ChartCard brings the title, the table behind the chart, the menu that saves pictures and tables, and where the
 * figures come from. Needs data:read and selection:read; files:save for the menu.
 */
import { useCatalog, useData, useSelection } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  EmptyState,
  findSubject,
  formatValue,
  periodColumn,
  readFigures,
  standIn,
  unitText,
  valueColumn,
  valueOf,
  type Figure,
} from '@msdat/sdk/kit'
import { LineChart } from '@msdat/sdk/kit/charts'

export function Course() {
  const selection = useSelection()
  const { indicator, datasource, location } = selection
  const catalog = useCatalog()
  const data = useData({ indicators: [indicator], datasources: [datasource], locations: [location] })
  const names = valueOf(catalog)
  const values = valueOf(data)
  const subject = names && findSubject(names, selection)
  if (!names || !values || !subject) return standIn([catalog, data], 320) ?? <EmptyState height={320} />
  const figures = readFigures(values, names.datasources).toSorted((one, other) =>
    one.period.localeCompare(other.period),
  )
  const title = subject.indicator.short_name
  const format = (value: number): string => formatValue(value, subject.factor)
  const series = [{ id: 'course', label: subject.source.datasource, points: figures }]
  return (
    <ChartCard
      title={title}
      place={subject.place.name}
      unit={unitText(subject.factor)}
      sources={[subject.source]}
      citations={citationsOf(figures)}
      instead={figures.length === 0 ? <EmptyState height={320} /> : null}
      views={[
        {
          id: 'line',
          label: 'Line',
          render: (height) => (
            <LineChart
              name={title}
              summary={`${figures.length} figures.`}
              series={series}
              format={format}
              height={height}
            />
          ),
        },
      ]}
      table={{
        caption: title,
        rows: figures,
        rowKey: ({ period }) => period,
        columns: [
          periodColumn<Figure>(({ period }) => period),
          valueColumn<Figure>(({ value }) => value, format),
        ],
      }}
    />
  )
}
