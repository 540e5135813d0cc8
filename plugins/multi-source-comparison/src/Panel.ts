import { levels, placesAt, shownPlaces, type Figure, type NearestFigures } from '@msdat/sdk/kit'
import type { Drawn, Letter } from './PanelSettings.ts'

/** What the visitor looks at, with the indicator, source and year of one panel. */
export interface Panel extends NearestFigures {
  letter: Letter
  drawn: Drawn
}

/** A line where there is more than one year, else the states where there are any. */
export const fittingDrawn = ({ years, states, source }: NearestFigures): Drawn =>
  years < 2 && states.figures.length > 0 && states.source === source ? 'state_map' : 'line'

/** The figures that a panel draws. */
export function drawnFigures(panel: Panel): Figure[] {
  const { drawn, figures, period, catalog } = panel
  const wanted = drawn === 'zone_map' ? [levels.zone] : [levels.national, levels.state]
  const places = drawn === 'line' ? shownPlaces(panel) : placesAt(catalog.locations, ...wanted)
  const ids = new Set(places.map(({ id }) => id))
  return figures.filter((one) => ids.has(one.location) && (drawn === 'line' || one.period === period))
}
