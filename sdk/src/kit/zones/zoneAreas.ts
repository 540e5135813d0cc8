import { levels } from '../../contracts/levels.ts'
import type { Catalog } from '../../contracts/reference.ts'
import { placeName } from '../values/lookUp.ts'
import { placeDatum, type Origin, type PlaceDatum } from '../values/placeData.ts'
import { placesAt } from '../values/places.ts'
import type { Figure } from '../values/readFigures.ts'

/**
 * The states, each with the figure of its zone, for a map by zone. States of a zone without a figure of its own stay
 * without one: a mean of them would be a figure that nobody published.
 */
export const zoneAreas = (
  catalog: Pick<Catalog, 'locations'>,
  figures: readonly Figure[],
  origin: Origin = {},
): (PlaceDatum & Origin & { note: string })[] =>
  placesAt(catalog.locations, levels.state).map((state) => {
    const figure = figures.find(({ location }) => location === state.parent)
    const note = `figure of ${placeName(catalog, state.parent ?? undefined)}`
    return { ...origin, ...placeDatum(state, figure), note }
  })
