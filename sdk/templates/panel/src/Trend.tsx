import { useCoverage } from '@msdat/sdk'
import {
  aboutSubject,
  byPeriod,
  ChartCard,
  citationsOf,
  figureTable,
  formatsOf,
  formatSpan,
  forSubject,
  nearestAvailable,
  standIn,
  useFigures,
  valueOf,
  type Subject,
} from '@msdat/sdk/kit'
import { lineView } from '@msdat/sdk/kit/charts'
import { tellTrend } from './tellTrend.ts'

const height = 320

/** How the indicator that the visitor looks at changed over the years. */
export const Trend = forSubject(TrendCard)

function TrendCard({ subject }: { subject: Subject }) {
  const { catalog, selection, indicator, place, factor } = subject
  const coverage = useCoverage(indicator.id)
  const known = valueOf(coverage)
  // The chosen source where it has figures for this place, and the nearest one that has where it has none.
  const nearest = known && nearestAvailable(known, { ...selection, locations: [place.id] }, 1)[0]
  const source = catalog.datasources.find(({ id }) => id === nearest?.datasource) ?? subject.source
  const query = { indicators: [indicator.id], datasources: [source.id], locations: [place.id] }
  const { figures, answer } = useFigures(known && query, catalog)
  const title = indicator.short_name
  const { format, formatTick } = formatsOf(factor)
  const summary = tellTrend(figures, format)
  const instead = `${subject.source.datasource} has no figures for ${place.name}; ${source.datasource} is shown instead.`
  const series = [
    { id: 'trend', label: source.datasource, points: figures.toSorted(byPeriod), hasBand: true },
  ]

  return (
    <div className="k-page">
      <ChartCard
        {...aboutSubject(subject)}
        {...{ title, height }}
        place={place.name}
        period={formatSpan(figures.map(({ period }) => period))}
        sources={[source]}
        notes={source === subject.source ? [summary] : [instead, summary]}
        citations={citationsOf(figures)}
        instead={standIn([coverage, answer], height, figures.length === 0 && {})}
        views={[lineView({ name: title, summary, series, format, formatTick })]}
        table={figureTable(catalog, figures, {
          caption: `${title}, ${place.name}`,
          parts: ['period', 'value', 'bounds'],
        })}
      />
    </div>
  )
}
