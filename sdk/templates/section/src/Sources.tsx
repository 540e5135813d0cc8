import { useSettings } from '@msdat/sdk'
import {
  aboutSubject,
  AnswerLine,
  ChartCard,
  citationsOf,
  figureTable,
  formatsOf,
  formatSpan,
  forSubject,
  standIn,
  tellTrends,
  trendsBySource,
  useFigures,
  type Subject,
} from '@msdat/sdk/kit'
import { lineView } from '@msdat/sdk/kit/charts'
import { newestSpread, tellSpread } from './newestSpread.ts'

const height = 360

/** What each source says of the indicator, side by side: the setting `sources` chooses among them. */
export const Sources = forSubject(({ subject }) => (
  <div className="k-page">
    <AnswerLine subject={subject} />
    <SourcesCard subject={subject} />
  </div>
))

function SourcesCard({ subject }: { subject: Subject }) {
  const { catalog, indicator, source, place, factor } = subject
  const { sources } = useSettings<{ sources: number[] }>()
  const chosen = sources.length > 0 ? { datasources: sources } : {}
  const query = { indicators: [indicator.id], locations: [place.id], ...chosen }
  const { figures, answer } = useFigures(query, catalog)
  const trends = trendsBySource(figures, catalog, source.id)
  const spread = newestSpread(trends.flatMap((trend) => trend.figures))
  const title = indicator.short_name
  const { format, formatTick } = formatsOf(factor)
  const series = trends.map((trend) => ({
    id: String(trend.source.id),
    label: trend.source.datasource,
    points: trend.figures,
  }))

  return (
    <ChartCard
      {...aboutSubject(subject)}
      {...{ title, height }}
      id="sources"
      place={place.name}
      period={formatSpan(figures.map(({ period }) => period))}
      sources={trends.map((trend) => trend.source)}
      notes={spread ? [tellSpread(spread, format)] : []}
      citations={citationsOf(figures)}
      instead={standIn([answer], height, figures.length === 0 && {})}
      views={[lineView({ name: title, summary: tellTrends(trends, format), series, format, formatTick })]}
      table={figureTable(catalog, figures, {
        caption: `${title}, ${place.name}`,
        parts: ['source', 'class', 'period', 'value', 'bounds'],
      })}
    />
  )
}
