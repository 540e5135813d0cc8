import {
  formatPeriod,
  formatsOf,
  levels,
  onOneScale,
  tellStates,
  type CardView,
  type PlaceChoice,
  type StateRows,
  type Subject,
} from '@msdat/sdk/kit'
import { columnView, dotView } from '@msdat/sdk/kit/charts'
import { mapView } from '@msdat/sdk/kit/maps'

/** The states as dots with their intervals, as bars, and on the map where any of them has a figure. */
export function stateViews(subject: Subject, states: StateRows, chart: PlaceChoice['chart']): CardView[] {
  const { selection, indicator, source, factor, targets } = subject
  const formats = formatsOf(factor)
  const words = { ...chart, ...formats, targets, summary: tellStates(states, formats.format) }
  const data = onOneScale(states)
  const areas = states.rows.filter(({ place }) => place.level === levels.state)
  const title = `${indicator.short_name} by state, ${source.datasource} ${formatPeriod(selection.period)}`
  const map = mapView({ ...words, name: `Map: ${title}`, areas })
  return [
    dotView({ ...words, name: `Dots: ${title}`, data }),
    columnView({ ...words, name: `Bars: ${title}`, data }, { label: 'Bars' }),
    // Beside rows of dots a map may be taller.
    { ...map, render: (height) => map.render(height + 60) },
  ]
}
