import {
  formatPeriod,
  formatsOf,
  levels,
  type CardView,
  type PlaceChoice,
  type Subject,
} from '@msdat/sdk/kit'
import { ColumnChart, DotPlot } from '@msdat/sdk/kit/charts'
import { Choropleth } from '@msdat/sdk/kit/maps'
import { onOneScale, tellBars, type StateBars } from './stateBars.ts'

/** The states as dots with their intervals, as bars, and on the map where any of them has a figure. */
export function stateViews(subject: Subject, bars: StateBars, chart: PlaceChoice['chart']): CardView[] {
  const { selection, indicator, source, factor, targets } = subject
  const formats = formatsOf(factor)
  const words = { ...chart, ...formats, summary: tellBars(bars, formats.format) }
  const drawn = onOneScale(bars)
  const states = bars.bars.filter(({ place }) => place.level === levels.state)
  const title = `${indicator.short_name} by state, ${source.datasource} ${formatPeriod(selection.period)}`
  const dots: CardView = {
    id: 'dots',
    label: 'Dots',
    render: () => <DotPlot {...words} name={`Dots: ${title}`} data={drawn} targets={targets} />,
  }
  const columns: CardView = {
    id: 'columns',
    label: 'Bars',
    render: (height) => (
      <ColumnChart {...words} name={`Bars: ${title}`} data={drawn} targets={targets} height={height} />
    ),
  }
  const map: CardView = {
    id: 'map',
    label: 'Map',
    render: (height) => (
      <Choropleth {...words} name={`Map: ${title}`} areas={states} maxHeight={height + 60} />
    ),
  }
  return [dots, columns, map]
}
