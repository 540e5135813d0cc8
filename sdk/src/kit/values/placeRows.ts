import type { Location } from '../../contracts/reference.ts'
import type { Standing } from './compareToTarget.ts'
import type { Subject } from './findSubject.ts'
import { highestFirst, placeDatum, type PlaceDatum } from './placeData.ts'
import type { Figure } from './readFigures.ts'
import { standingOf } from './standingOf.ts'

/** A place with its figure, for a chart, a map and the table behind them. */
export interface PlaceRow extends PlaceDatum {
  place: Location
  /** Null where it has none: a gap, never 0. */
  figure: Figure | null
  /** How the figure stands to the target that is shown. */
  standing: Standing | undefined
}

/** One row for each place, in their order, with the figure that is of it. */
export function placeRows(
  subject: Pick<Subject, 'indicator' | 'factor' | 'targets'>,
  places: readonly Location[],
  figures: readonly Figure[],
): PlaceRow[] {
  const byPlace = new Map(figures.map((figure) => [figure.location, figure]))
  return places.map((place) => {
    const figure = byPlace.get(place.id) ?? null
    const standing = figure ? standingOf(subject, figure) : undefined
    return { ...placeDatum(place, figure), place, figure, standing }
  })
}

/** Orders from the highest value to the lowest, places of one value by name, and those without one last. */
export const byValue = (
  one: { value: number | null; name: string },
  other: { value: number | null; name: string },
): number => highestFirst(one, other) || one.name.localeCompare(other.name)

/** How many places have a published figure, of how many: for the `count` of a card. */
export interface FigureCount {
  have: number
  expected: number
}

/** Of the rows at a level, such as `levels.state`. */
export function countOf(rows: readonly Pick<PlaceRow, 'place' | 'figure'>[], level: number): FigureCount {
  const inLevel = rows.filter(({ place }) => place.level === level)
  return { have: inLevel.filter(({ figure }) => figure).length, expected: inLevel.length }
}
