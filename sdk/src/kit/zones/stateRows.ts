import { levels } from '../../contracts/levels.ts'
import type { Location } from '../../contracts/reference.ts'
import type { Subject } from '../values/findSubject.ts'
import { byValue, countOf, placeRows, type FigureCount, type PlaceRow } from '../values/placeRows.ts'
import { withoutTotals } from '../values/withoutTotals.ts'
import { placesAt, zoneOf } from '../values/places.ts'
import type { Figure } from '../values/readFigures.ts'

export interface StateRows extends FigureCount {
  /** The nation, the zone where one is looked into, then its states from high to low, those without a figure last. */
  rows: PlaceRow[]
  /** The zone looked into; null for the whole nation. */
  zone: Location | null
}

/** The states beside their nation, or only those of the zone that the chosen place lies in. */
export function stateRows(subject: Subject, figures: readonly Figure[], isZoneOnly: boolean): StateRows {
  const { locations } = subject.catalog
  const rowsOf = (places: readonly Location[]): PlaceRow[] =>
    placeRows(subject, places, figures).map((row) => {
      return { ...row, isEmphasised: row.place.level !== levels.state }
    })
  const zone = isZoneOnly ? zoneOf(subject.place, locations) : null
  const inside = placesAt(locations, levels.state).filter(({ parent }) => !zone || parent === zone.id)
  const states = rowsOf(inside).sort(byValue)
  const above = [...placesAt(locations, levels.national), ...(zone ? [zone] : [])]
  return { rows: [...rowsOf(above), ...states], zone, ...countOf(states, levels.state) }
}

/** Without the total of the nation or a zone, which is so far from its states that it would press them together. */
export const onOneScale = ({ rows }: StateRows): PlaceRow[] =>
  withoutTotals(rows, ({ figure }) => figure?.value)

/** The nation, the highest and the lowest state, in a sentence or two, for those who cannot see them. */
export function tellStates({ rows, have, expected }: StateRows, format: (value: number) => string): string {
  const [first] = rows
  const states = rows.filter(({ place, figure }) => place.level === levels.state && figure)
  const [highest, lowest] = [states[0], states.at(-1)]
  const parts = [first?.figure ? `${first.place.name}: ${format(first.figure.value)}.` : '']
  if (highest?.figure && lowest?.figure && highest !== lowest) {
    parts.push(
      `Highest ${highest.place.name} with ${format(highest.figure.value)}, lowest ${lowest.place.name} with ${format(lowest.figure.value)}.`,
    )
  }
  parts.push(`${have} of ${expected} states have data.`)
  return parts.filter(Boolean).join(' ')
}
