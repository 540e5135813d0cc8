import { levels } from '@msdat/sdk/contracts/levels'
import type { LgaRow } from '../facilities/readFacilityFiles.ts'
import { distanceKm, nearestTo, type Point } from '../facilities/distance.ts'
import { CellFault } from '../import/CellFault.ts'
import { NameIndex } from '../import/columns/NameIndex.ts'
import { placeNames } from '../import/columns/placeNames.ts'

/** Kilometres from the centre of the nearest LGA beyond which nothing of the country lies. */
const outsideCountryKm = 120
/** By how much nearer the LGAs of another state may be: areas are wide, and borders are not straight. */
const doubtKm = 30
const outsideStateKm = 100

/** States and LGAs of the country, by their names and by where they are. */
export class RegistryPlaces {
  readonly #states: NameIndex
  readonly #lgas: ReadonlyMap<number, { rows: readonly LgaRow[]; names: NameIndex }>
  readonly #all: readonly LgaRow[]
  readonly #stateNames: ReadonlyMap<number, string>
  readonly #lgaNames: ReadonlyMap<number, string>

  constructor(locations: readonly { id: number; name: string; level: number }[], lgas: readonly LgaRow[]) {
    const states = locations.filter(({ level }) => level === levels.state)
    this.#all = lgas
    this.#stateNames = new Map(states.map(({ id, name }) => [id, name]))
    this.#lgaNames = new Map(lgas.map(({ id, name }) => [id, name]))
    this.#states = new NameIndex(
      'state',
      states.map(({ id, name, level }) => ({ id, names: placeNames(name, level) })),
    )
    this.#lgas = new Map(
      states.map(({ id }) => {
        const rows = lgas.filter(({ location }) => location === id)
        return [
          id,
          {
            rows,
            names: new NameIndex(
              'LGA',
              rows.map((row) => ({ id: row.id, names: [row.name] })),
            ),
          },
        ]
      }),
    )
  }

  state(cell: string): number | CellFault {
    if (cell.trim() !== '') return this.#states.find(cell)
    return new CellFault('The cell is empty.', 'Name the state of the facility.', 'state_is_empty')
  }

  stateName(id: number): string {
    return this.#stateNames.get(id) ?? ''
  }

  lgaName(id: number | null): string {
    return id === null ? '' : (this.#lgaNames.get(id) ?? '')
  }

  /** The LGA of the state that a cell names; null where it is empty. */
  lga(state: number, cell: string): number | null | CellFault {
    const known = this.#lgas.get(state)
    return cell.trim() === '' || !known || known.rows.length === 0 ? null : known.names.find(cell)
  }

  nearestLga(state: number, point: Point): number | null {
    return nearestTo(point, this.#lgas.get(state)?.rows ?? [])?.id ?? null
  }

  /** How a point fits the state that is said: a fault keeps the row out where it `isSure`. */
  judge(state: number, point: Point): { isSure: boolean; fault: CellFault } | null {
    const own = kmToNearest(point, this.#lgas.get(state)?.rows ?? [])
    // Nearly all end here; only the others are compared with every LGA of the country.
    if (own === null || own <= doubtKm) return null
    const any = kmToNearest(point, this.#all) ?? own
    if (any > outsideCountryKm) return { isSure: true, fault: this.#outside(point) }
    if (own <= any + doubtKm) return null
    const elsewhere = nearestTo(point, this.#all)?.location ?? 0
    const problem = `These coordinates lie in ${this.stateName(elsewhere)}, not in ${this.stateName(state)}.`
    const remedy = 'Correct the state or the coordinates, or leave the coordinates empty.'
    const isSure = own > any + outsideStateKm
    return { isSure, fault: new CellFault(problem, remedy, isSure ? 'outside_state' : 'near_other_state') }
  }

  #outside({ latitude, longitude }: Point): CellFault {
    const turned = kmToNearest({ latitude: longitude, longitude: latitude }, this.#all)
    const isTurned = turned !== null && turned <= outsideCountryKm
    return new CellFault(
      'These coordinates lie outside the country.',
      isTurned
        ? 'Latitude and longitude seem to stand in each other’s column: change them over.'
        : 'Correct them, or leave both empty.',
      'outside_country',
    )
  }
}

function kmToNearest(point: Point, lgas: readonly LgaRow[]): number | null {
  const nearest = nearestTo(point, lgas)
  return nearest ? distanceKm(point, nearest) : null
}
