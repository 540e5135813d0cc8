import { levels } from '../../contracts/levels.ts'
import type { Location } from '../../contracts/reference.ts'
import { placeCode } from './places.ts'
import type { Figure } from './readFigures.ts'

/** What charts and maps of places take of one place. */
export interface PlaceDatum {
  id: string
  /** For maps; for all other charts `label`. */
  name: string
  label: string
  code: string
  value: number | null
  lower: number | null
  upper: number | null
  /** The nation stands out among its parts. */
  isEmphasised: boolean
}

/** A place with its figure, for ColumnChart, DotPlot and Choropleth alike; without a figure it is a gap. */
export function placeDatum(
  place: Location,
  figure: Pick<Figure, 'value' | 'lower' | 'upper'> | null | undefined,
): PlaceDatum {
  const { value = null, lower = null, upper = null } = figure ?? {}
  const { id, name, level } = place
  const isEmphasised = level === levels.national
  return { id: String(id), name, label: name, code: placeCode(place), value, lower, upper, isEmphasised }
}

/** Where all figures of a drawing are from; a datum may say so of itself. */
export interface Origin {
  source?: string
  period?: string
}

/** Each of some places with the figure that is of it, in their order. */
export const placeData = (
  places: readonly Location[],
  figures: readonly Pick<Figure, 'location' | 'value' | 'lower' | 'upper'>[],
  origin: Origin = {},
): (PlaceDatum & Origin)[] =>
  places.map((place) => {
    const figure = figures.find(({ location }) => location === place.id)
    return { ...origin, ...placeDatum(place, figure) }
  })

/** Orders from the highest value to the lowest, and what has none last. */
export function highestFirst(one: { value: number | null }, other: { value: number | null }): number {
  if (one.value === null || other.value === null)
    return Number(one.value === null) - Number(other.value === null)
  return other.value - one.value
}
