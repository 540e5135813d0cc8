import type { Location } from '../../contracts/reference.ts'
import { levels } from '../../contracts/levels.ts'
import type { Subject } from './findSubject.ts'

type Placed = Pick<Subject, 'catalog' | 'selection'> & { place: Pick<Location, 'id' | 'level'> }

/** The places that the visitor has pinned beside the chosen one, in the order of the pins. */
export function pinnedPlaces({ catalog, selection, place }: Placed): Location[] {
  return selection.places
    .filter((id) => id !== place.id)
    .flatMap((id) => catalog.locations.find((one) => one.id === id) ?? [])
}

/** The chosen place and the pinned ones: what a card over time shows side by side. */
export function shownPlaces(subject: Pick<Subject, 'catalog' | 'selection' | 'place'>): Location[] {
  return [subject.place, ...pinnedPlaces(subject)]
}

/** Their names: "Nigeria, Kano". */
export const tellShownPlaces = (subject: Pick<Subject, 'catalog' | 'selection' | 'place'>): string =>
  shownPlaces(subject)
    .map(({ name }) => name)
    .join(', ')

/** Which places stand out, as texts of their ids: what charts, maps and tables of places take. */
export interface MarkedPlaces {
  /** The chosen place; left out for the nation, which no chart of places has to point at. */
  selected: string | undefined
  /** The pinned places. */
  marked: string[]
  /** Both, and the nation where it is chosen: the rows of a table. */
  rows: string[]
}

/** The chosen place and the pinned ones. */
export function markPlaces(subject: Placed): MarkedPlaces {
  const { place } = subject
  const marked = pinnedPlaces(subject).map(({ id }) => String(id))
  return {
    selected: place.level === levels.national ? undefined : String(place.id),
    marked,
    rows: [String(place.id), ...marked],
  }
}
