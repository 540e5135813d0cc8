import { levels } from '../../contracts/levels.ts'
import type { Location } from '../../contracts/reference.ts'
import type { Subject } from '../values/findSubject.ts'
import { byValue, countOf, placeRows, type FigureCount, type PlaceRow } from '../values/placeRows.ts'
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

/** Of fewer states it cannot be told whether a figure of the nation is their total or their average. */
const fewest = 5

/** Without the total of the nation or a zone, which is so far from its states that it would press them together. */
export function onOneScale({ rows, have }: StateRows): PlaceRow[] {
  const isState = ({ place }: PlaceRow) => place.level === levels.state
  const sum = rows.filter(isState).reduce((total, { figure }) => total + (figure?.value ?? 0), 0)
  const isTotal = ({ figure }: PlaceRow) => have >= fewest && figure !== null && figure.value > sum / 2
  return rows.filter((row) => isState(row) || !isTotal(row))
}

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
