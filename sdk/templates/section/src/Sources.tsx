import { useCatalog, useData, useSelection, useSettings } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  EmptyState,
  findSubject,
  formatTick,
  formatValue,
  periodColumn,
  readFigures,
  sourceColumn,
  standIn,
  unitText,
  valueColumn,
  valueOf,
} from '@msdat/sdk/kit'
import { LineChart } from '@msdat/sdk/kit/charts'
import { figuresBySource, type SourceRow } from './figuresBySource.ts'

const usualHeight = 360

/** What each source says of the indicator, side by side: the setting `sources` chooses among them. */
export function Sources() {
  const selection = useSelection()
  const { sources } = useSettings<{ sources: number[] }>()
  const catalog = useCatalog()
  const { indicator, location } = selection
  const chosen = sources.length > 0 ? { datasources: sources } : {}
  const data = useData({ indicators: [indicator], locations: [location], ...chosen })

  const names = valueOf(catalog)
  const values = valueOf(data)
  const subject = names && findSubject(names, selection)
  const waiting = standIn([catalog, data], usualHeight)
  if (!names || !values || !subject) return waiting ?? <EmptyState height={usualHeight} />

  const { factor, place } = subject
  const figures = readFigures(values, names.datasources)
  const shown = figuresBySource(figures, names.datasources)
  const title = subject.indicator.short_name
  const format = (value: number): string => formatValue(value, factor)

  return (
    <ChartCard
      id="sources"
      title={title}
      indicator={title}
      place={place.name}
      unit={unitText(factor)}
      sources={shown.map(({ source }) => source)}
      citations={citationsOf(figures)}
      height={usualHeight}
      instead={shown.length === 0 ? <EmptyState height={usualHeight} /> : null}
      views={[
        {
          id: 'line',
          label: 'Line',
          render: (height) => (
            <LineChart
              name={title}
              summary={`${figures.length} figures of ${shown.length} sources.`}
              series={shown.map(({ source, points }) => ({
                id: String(source.id),
                label: source.datasource,
                points,
              }))}
              format={format}
              formatTick={(value) => formatTick(value, factor)}
              height={height}
            />
          ),
        },
      ]}
      table={{
        caption: `${title}, ${place.name}`,
        rows: shown.flatMap(({ source, points }) => points.map((point) => ({ ...point, source }))),
        rowKey: ({ source, period }) => `${source.id} ${period}`,
        columns: [
          sourceColumn<SourceRow>(({ source }) => source.datasource),
          periodColumn<SourceRow>(({ period }) => period),
          valueColumn<SourceRow>(({ value }) => value, format),
        ],
      }}
    />
  )
}
