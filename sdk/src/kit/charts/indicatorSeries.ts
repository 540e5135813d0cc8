import type { Indicator, Location } from '../../contracts/reference.ts'
import type { Figure } from '../values/readFigures.ts'
import type { LineSeries } from './lineLayout.ts'

/** A line for each indicator in each place, named after what tells them apart; an interval where one stands alone. */
export function indicatorSeries(
  indicators: readonly Indicator[],
  figures: readonly Figure[],
  places: readonly Location[],
): LineSeries[] {
  return indicators.flatMap((indicator) =>
    // A place without figures keeps its line, so that each has the same colour in all panels.
    places.map((place) => ({
      id: places.length === 1 ? String(indicator.id) : `${indicator.id} ${place.id}`,
      label: nameOf(indicator, place, { ofIndicators: indicators.length, ofPlaces: places.length }),
      points: figures.filter((one) => one.indicator === indicator.id && one.location === place.id),
      hasBand: indicators.length === 1 && places.length === 1,
    })),
  )
}

function nameOf(indicator: Indicator, place: Location, count: { ofIndicators: number; ofPlaces: number }) {
  if (count.ofPlaces === 1) return indicator.short_name
  return count.ofIndicators === 1 ? place.name : `${indicator.short_name}, ${place.name}`
}
