import { useSettings } from '@msdat/sdk'
import {
  aboutSubject,
  ChartCard,
  citationsOf,
  EmptyState,
  formatsOf,
  forSubject,
  periodColumn,
  sourceColumn,
  standIn,
  useFigures,
  valueColumn,
  type Subject,
} from '@msdat/sdk/kit'
import { LineChart } from '@msdat/sdk/kit/charts'
import { figuresBySource, type SourceRow } from './figuresBySource.ts'

const usualHeight = 360

/** What each source says of the indicator, side by side: the setting `sources` chooses among them. */
export const Sources = forSubject(SourcesCard)

function SourcesCard({ subject }: { subject: Subject }) {
  const { catalog, indicator, place, factor } = subject
  const { sources } = useSettings<{ sources: number[] }>()
  const chosen = sources.length > 0 ? { datasources: sources } : {}
  const query = { indicators: [indicator.id], locations: [place.id], ...chosen }
  const { figures, answer } = useFigures(query, catalog)
  const shown = figuresBySource(figures, catalog.datasources)
  const title = indicator.short_name
  const { format, formatTick } = formatsOf(factor)

  return (
    <ChartCard
      {...aboutSubject(subject)}
      id="sources"
      title={title}
      place={place.name}
      sources={shown.map(({ source }) => source)}
      citations={citationsOf(figures)}
      height={usualHeight}
      instead={
        standIn([answer], usualHeight) ?? (shown.length === 0 ? <EmptyState height={usualHeight} /> : null)
      }
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
              {...{ format, formatTick, height }}
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
