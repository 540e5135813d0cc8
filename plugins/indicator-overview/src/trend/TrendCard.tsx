import { useData } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  figureNotes,
  formatPeriod,
  readFigures,
  standIn,
  unitText,
  valueOf,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { NoTrend } from './NoTrend.tsx'
import { trendColumns } from './trendColumns.ts'
import { trendSeries } from './trendSeries.ts'
import { trendViews } from './trendViews.tsx'
import { useRange } from './useRange.tsx'

const height = 380

/** All sources over time for one place; as columns, the chosen source alone. */
export function TrendCard({ subject }: { subject: Subject }) {
  const { catalog, selection, indicator, source, place, factor } = subject
  const answer = useData({ indicators: [indicator.id], locations: [place.id] })
  const table = valueOf(answer)
  const figures = useMemo(() => (table ? readFigures(table, catalog.datasources) : []), [table, catalog])
  const trends = useMemo(() => trendSeries(figures, catalog, source.id), [figures, catalog, source.id])
  const range = useRange(trends, source.id)
  const sources = trends.map(({ source }) => source)
  return (
    <ChartCard
      title={`${indicator.short_name} over time`}
      indicator={indicator.short_name}
      place={place.name}
      period={spanOf(figures)}
      unit={unitText(factor)}
      sources={sources}
      updatedAt={catalog.updated_at}
      notes={figureNotes({ indicator, factor, sources, figures, missing: 0 })}
      tools={range.control}
      settings={{ view: 'trend', sort: 'trendSort' }}
      views={trendViews(subject, trends, range.ranged)}
      table={{
        caption: `${indicator.short_name}, ${place.name}: all sources and years`,
        columns: trendColumns(subject),
        rows: trends.flatMap(({ source, figures }) => figures.map((figure) => ({ source, figure }))),
        rowKey: ({ source, figure }) => `${source.id} ${figure.period}`,
      }}
      selectedRow={`${source.id} ${selection.period}`}
      citations={citationsOf(figures)}
      height={height}
      instead={
        standIn([answer], height) ??
        (figures.length === 0 ? <NoTrend subject={subject} height={height} /> : undefined)
      }
    />
  )
}

function spanOf(figures: readonly Figure[]): string {
  const periods = figures.map(({ period }) => period).sort()
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return ''
  return first === last ? formatPeriod(first) : `${formatPeriod(first)} to ${formatPeriod(last)}`
}
