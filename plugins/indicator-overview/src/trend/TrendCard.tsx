import {
  aboutSubject,
  ChartCard,
  citationsOf,
  figureNotes,
  formatSpan,
  pinnedPlaces,
  standIn,
  useFigures,
  useKeptHidden,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { NoTrend } from './NoTrend.tsx'
import { trendColumns } from './trendColumns.ts'
import { pinnedTrends } from './pinnedTrends.ts'
import { trendSeries } from './trendSeries.ts'
import { trendViews } from './trendViews.tsx'
import { useRange } from './useRange.tsx'

const height = 380

/** All sources over time for one place; as columns, the chosen source alone. */
export function TrendCard({ subject }: { subject: Subject }) {
  const { catalog, selection, indicator, source, place, factor } = subject
  const pinned = useMemo(() => pinnedPlaces(subject), [subject])
  const places = [place, ...pinned]
  const query = { indicators: [indicator.id], locations: places.map(({ id }) => id) }
  const { figures: read, answer } = useFigures(query, catalog)
  const figures = useMemo(() => read.filter(({ location }) => location === place.id), [read, place.id])
  const beside = useMemo(() => pinnedTrends(read, pinned, source), [read, pinned, source])
  const trends = useMemo(() => trendSeries(figures, catalog, source.id), [figures, catalog, source.id])
  const range = useRange(trends, source.id)
  const legend = useKeptHidden('trendHidden')
  const sources = trends.map(({ source }) => source)
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={`${indicator.short_name} over time`}
      place={places.map(({ name }) => name).join(', ')}
      period={formatSpan(figures.map(({ period }) => period))}
      sources={sources}
      notes={figureNotes({ indicator, factor, sources, figures, missing: 0 })}
      tools={range.control}
      settings={{ view: 'trend', sort: 'trendSort' }}
      views={trendViews(subject, { trends, beside, ranged: range.ranged, legend })}
      table={{
        caption: `${indicator.short_name}, ${place.name}: all sources and years`,
        columns: trendColumns(subject, pinned.length > 0),
        rows: [
          ...trends.flatMap(({ source, figures }) => figures.map((figure) => ({ place, source, figure }))),
          ...beside.flatMap((trend) => trend.figures.map((figure) => ({ ...trend, figure }))),
        ],
        rowKey: ({ place, source, figure }) => `${place.id} ${source.id} ${figure.period}`,
      }}
      selectedRow={places.map(({ id }) => `${id} ${source.id} ${selection.period}`)}
      citations={citationsOf([...figures, ...beside.flatMap((one) => one.figures)])}
      height={height}
      instead={
        standIn([answer], height) ??
        (figures.length === 0 ? <NoTrend subject={subject} height={height} /> : undefined)
      }
    />
  )
}
