import { useCoverage, useSetSelection } from '@msdat/sdk'
import {
  aboutSubject,
  ChartCard,
  citationsOf,
  figureKey,
  figureNotes,
  figureTable,
  formatSpan,
  nationOf,
  pinnedPlaces,
  shownPlaces,
  standIn,
  tellShownPlaces,
  trendsBySource,
  useFigures,
  useKeptHidden,
  valueOf,
  type FigurePart,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { pinnedTrends } from './pinnedTrends.ts'
import { trendViews } from './trendViews.tsx'
import { useRange } from './useRange.tsx'

const height = 380
const parts: readonly FigurePart[] = ['source', 'class', 'period', 'value', 'bounds']

/** All sources over time for one place; as columns, the chosen source alone. */
export function TrendCard({ subject }: { subject: Subject }) {
  const { catalog, selection, indicator, source, place, factor } = subject
  const pinned = useMemo(() => pinnedPlaces(subject), [subject])
  const places = shownPlaces(subject)
  const query = { indicators: [indicator.id], locations: places.map(({ id }) => id) }
  const { figures: read, answer } = useFigures(query, catalog)
  const figures = useMemo(() => read.filter(({ location }) => location === place.id), [read, place.id])
  const beside = useMemo(() => pinnedTrends(read, pinned, source), [read, pinned, source])
  const trends = useMemo(() => trendsBySource(figures, catalog, source.id), [figures, catalog, source.id])
  const range = useRange(trends, source.id)
  const legend = useKeptHidden('trendHidden')
  const alternatives = useNation(subject)
  const sources = trends.map(({ source }) => source)
  const rows = [...trends, ...beside].flatMap((trend) => trend.figures)
  const empty = { detail: `No source has a figure for ${place.name}.`, alternatives }
  return (
    <ChartCard
      {...aboutSubject(subject)}
      {...{ sources, height }}
      title={`${indicator.short_name} over time`}
      place={tellShownPlaces(subject)}
      period={formatSpan(figures.map(({ period }) => period))}
      notes={figureNotes({ indicator, factor, sources, figures })}
      tools={range.control}
      settings={{ view: 'trend', sort: 'trendSort' }}
      views={trendViews(subject, { trends, beside, ranged: range.ranged, legend })}
      table={figureTable(catalog, rows, {
        caption: `${indicator.short_name}, ${place.name}: all sources and years`,
        parts: pinned.length > 0 ? ['place', ...parts] : parts,
      })}
      selectedRow={rows
        .filter((one) => one.datasource === source.id && one.period === selection.period)
        .map(figureKey)}
      citations={citationsOf([...figures, ...beside.flatMap((one) => one.figures)])}
      instead={standIn([answer], height, figures.length === 0 && empty)}
    />
  )
}

/** The nation in place of the chosen place, where any source has figures of it. */
function useNation({ catalog, indicator }: Subject) {
  const setSelection = useSetSelection()
  const coverage = valueOf(useCoverage(indicator.id))
  const nation = nationOf(catalog.locations)
  if (!nation || !coverage?.results.some(({ location }) => location === nation.id)) return []
  return [{ label: nation.name, onChoose: () => void setSelection({ location: nation.id }) }]
}
