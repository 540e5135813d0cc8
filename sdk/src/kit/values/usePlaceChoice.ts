import { useSetSelection } from '@msdat/sdk'
import { markPlaces, type MarkedPlaces } from './pinnedPlaces.ts'
import type { Subject } from './findSubject.ts'

export interface PlaceChoice extends MarkedPlaces {
  /** Makes a place the one looked at: for `placeColumn` and buttons. */
  choose: (location: number) => void
  /** What charts and maps of places take: which stand out, and a press on one chooses it. */
  chart: Pick<MarkedPlaces, 'selected' | 'marked'> & { onSelect: (id: string) => void }
}

/** The chosen place and the pinned ones, and how another is chosen. */
export function usePlaceChoice(subject: Pick<Subject, 'catalog' | 'selection' | 'place'>): PlaceChoice {
  const setSelection = useSetSelection()
  const places = markPlaces(subject)
  const choose = (location: number) => void setSelection({ location })
  const { selected, marked } = places
  return { ...places, choose, chart: { selected, marked, onSelect: (id) => choose(Number(id)) } }
}
