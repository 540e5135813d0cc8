import { formatPeriod, formatsOf, standingOf, tellTrends } from '@msdat/sdk/kit'
import type { CardView, Hidden, SourceTrend, Subject } from '@msdat/sdk/kit'
import { columnView, lineView, type ColumnDatum, type LineSeries } from '@msdat/sdk/kit/charts'
import type { PinnedTrend } from './pinnedTrends.ts'

interface Trends {
  trends: readonly SourceTrend[]
  /** The chosen source in the pinned places. */
  beside: readonly PinnedTrend[]
  /** The source whose range is drawn. */
  ranged: number | null
  legend: Hidden
}

/** All sources as lines, and the chosen one in pinned places; as columns the chosen source alone. */
export function trendViews(subject: Subject, { trends, beside, ranged, legend }: Trends): CardView[] {
  const { indicator, place, source, factor, targets } = subject
  const title = `${indicator.short_name}, ${place.name}`
  const single = trends.find((trend) => trend.source.id === source.id) ?? trends[0]
  const formats = formatsOf(factor)
  // Beside other places, the chosen one has its name too.
  const named = (one: LineSeries) =>
    beside.length > 0 ? { ...one, label: `${place.name}, ${one.label}` } : one
  const words = { ...formats, summary: tellTrends(trends, formats.format), targets }
  const lines = lineView({
    ...words,
    name: `Lines: ${title}`,
    series: [
      ...trends.map((trend) => toSeries(trend, ranged, source.id)).map(named),
      ...beside.map(toPinnedSeries),
    ],
    legend,
  })
  const columns = columnView(
    {
      ...words,
      isTime: true,
      name: `Columns: ${title}, ${single?.source.datasource}`,
      data: single ? toColumns(single, subject, ranged) : [],
    },
    { id: 'column', label: 'Column' },
  )
  const alone = single && trends.length + beside.length > 1 && (
    <p className="k-muted">
      {single.source.datasource} alone; the line shows all sources
      {beside.length > 0 && ' and the pinned places'}.
    </p>
  )
  const render: CardView['render'] = (height) => (
    <>
      {alone}
      {columns.render(height)}
    </>
  )
  return [lines, { ...columns, render }]
}

function toSeries(
  { source, figures, hasRange }: SourceTrend,
  ranged: number | null,
  chosen: number,
): LineSeries {
  return {
    id: String(source.id),
    label: source.simulated ? `${source.datasource} (simulated)` : source.datasource,
    points: figures,
    hasBand: hasRange && source.id === ranged,
    isChosen: source.id === chosen,
  }
}

/** Bold as the chosen line: a reader has asked for both. */
function toPinnedSeries({ place, source, figures }: PinnedTrend): LineSeries {
  return {
    id: `place-${place.id}`,
    label: `${place.name}, ${source.datasource}`,
    points: figures,
    isChosen: true,
  }
}

function toColumns({ source, figures }: SourceTrend, subject: Subject, ranged: number | null): ColumnDatum[] {
  const hasRange = source.id === ranged
  return figures.map(({ period, value, lower, upper }) => ({
    id: period,
    label: formatPeriod(period),
    period,
    value,
    lower: hasRange ? lower : null,
    upper: hasRange ? upper : null,
    standing: standingOf(subject, { value, lower, upper }),
  }))
}
