import {
  aboutSubject,
  ChartCard,
  citationsOf,
  figureKey,
  figureNotes,
  figureTable,
  formatPeriod,
  levels,
  placesAt,
  shownPlaces,
  standIn,
  tellShownPlaces,
  useKeptHidden,
  usePlaceChoice,
} from '@msdat/sdk/kit'
import type { ReactNode } from 'react'
import { panelView } from './panelView.ts'
import type { Scale } from './shareScale.ts'
import { drawnFigures, type Panel } from './Panel.ts'

const height = 320

/** One indicator of one source, drawn in one way; `tools` choose it, where the bar does not. */
export function PanelCard({ panel, scale, tools }: { panel: Panel; scale: Scale; tools?: ReactNode }) {
  const { letter, catalog, indicator, factor, source, period, drawn, answers } = panel
  const { chart, choose } = usePlaceChoice(panel)
  const legend = useKeptHidden('hidden')
  const figures = drawnFigures(panel)
  const isLine = drawn === 'line'
  const places = shownPlaces(panel)
  const where = tellShownPlaces(panel)
  const title = `${letter}. ${indicator.short_name}`
  const sources = source ? [source] : []
  const [level, of] = drawn === 'zone_map' ? [levels.zone, 'zones'] : [levels.state, 'states']
  const expected = new Set(placesAt(catalog.locations, level).map(({ id }) => id))
  const have = figures.filter(({ location }) => expected.has(location)).length
  const lacks = isLine ? `for ${where}` : `by ${of.slice(0, -1)} in ${formatPeriod(period)}`
  const detail = source ? `${source.datasource} has no figures ${lacks}.` : `No source has figures ${lacks}.`
  return (
    <ChartCard
      {...aboutSubject(panel)}
      id={`panel-${letter}`}
      {...{ title, sources, height, tools }}
      {...(isLine
        ? { place: where }
        : { period: formatPeriod(period), count: { have, expected: expected.size, of } })}
      notes={[...figureNotes({ indicator, factor, sources, figures, missing: 0 }), scale.note ?? []].flat()}
      views={[panelView(panel, { title, figures, scale, legend, chart })]}
      table={figureTable(catalog, figures, {
        caption: `${title}, ${source?.datasource ?? ''}`,
        parts: ['place', 'period', 'value', 'bounds'],
        choose,
      })}
      citations={citationsOf(figures)}
      instead={standIn(answers, height, figures.length === 0 && { detail })}
      selectedRow={figures
        .filter((one) => one.period === period && places.some(({ id }) => id === one.location))
        .map(figureKey)}
    />
  )
}
