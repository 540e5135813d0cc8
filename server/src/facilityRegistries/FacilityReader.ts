import type { KeptOf } from '../db/defineTable.ts'
import { notStated, type facilityTable } from '../facilities/facilityTables.ts'
import { CellFault } from '../import/CellFault.ts'
import type { FileRow } from '../import/files/FileRow.ts'
import { findRowFault } from '../import/jobs/findRowFault.ts'
import type { NewFinding } from '../import/jobs/Findings.ts'
import { degreesOf, levelOf, ownershipOf, textOf } from './facilityCells.ts'
import type { FacilityField, RegistryHeadings } from './mapRegistryHeadings.ts'
import type { RegistryPlaces } from './RegistryPlaces.ts'

/** A facility of a file, as the table keeps it. */
export type ReadFacility = Omit<KeptOf<typeof facilityTable>, 'id' | 'registry'> & { line: number }

interface ReaderOptions extends Pick<RegistryHeadings, 'columns' | 'names'> {
  places: RegistryPlaces
  leavesOutEmptyEnds: boolean
  /** State of every row, where the file has no such column. */
  state: number | null
}

// With the most letters of each. Real registries stay below; a page of the list holds up to 5,000 of all of them.
const readers = {
  registry_id: ['id', textOf(100)],
  name: ['name', textOf(200, true)],
  ward: ['ward', textOf(100)],
  town: ['town', textOf(200)],
  type: ['type', textOf(100)],
  services: ['services', textOf(600)],
  note: ['note', textOf(300)],
} as const satisfies Record<string, [FacilityField, (cell: string) => string | CellFault]>

/** Turns the rows of a registry into facilities, or into findings about them. */
export class FacilityReader {
  readonly #options: ReaderOptions
  readonly #lineOfId = new Map<string, number>()
  readonly #lineOfPlace = new Map<string, number>()

  constructor(options: ReaderOptions) {
    this.#options = options
  }

  /** The facility, null where anything is wrong with its row, and all that was found in it. */
  read(row: FileRow): { facility: ReadFacility | null; findings: NewFinding[] } {
    const { names, leavesOutEmptyEnds, places } = this.#options
    const misshapen = findRowFault(row, names.length, leavesOutEmptyEnds)
    if (misshapen) return { facility: null, findings: [misshapen] }
    const findings: NewFinding[] = []
    const note = (field: FacilityField, fault: CellFault, severity: NewFinding['severity']): void =>
      void findings.push(this.#finding(row, field, fault, severity))
    const take = <Value>(field: FacilityField, read: (cell: string) => Value | CellFault): Value | null => {
      const value = read(this.#cell(row, field))
      if (!(value instanceof CellFault)) return value
      note(field, value, 'error')
      return null
    }
    const texts = Object.fromEntries(
      Object.entries(readers).map(([name, [field, read]]) => [name, take(field, read) ?? '']),
    ) as Record<keyof typeof readers, string>
    const location = this.#options.state ?? take('state', (cell) => places.state(cell))
    const latitude = take('latitude', degreesOf(90))
    const longitude = take('longitude', degreesOf(180))
    const level = take('level', levelOf)
    const ownership = take('ownership', ownershipOf) ?? 'unknown'
    if (findings.length === 0 && (latitude === null) !== (longitude === null))
      note(latitude === null ? 'latitude' : 'longitude', halfAPoint, 'error')
    const point = latitude === null || longitude === null ? null : { latitude, longitude }
    const judged = location === null || point === null ? null : places.judge(location, point)
    if (judged) note('latitude', judged.fault, judged.isSure ? 'error' : 'warning')
    let lga = location === null ? null : places.lga(location, this.#cell(row, 'lga'))
    if (lga instanceof CellFault) {
      note('lga', lga, 'warning')
      lga = null
    }
    if (lga === null && location !== null && point) lga = places.nearestLga(location, point)
    const rest = { lga, level: level ?? notStated, ownership, confidence: '' }
    const where = { latitude, longitude, coordinate_source: point ? 'The registry' : '' }
    const facility = { line: row.line, location: location ?? 0, ...texts, ...where, ...rest }
    findings.push(...this.#doubles(row, facility))
    return { facility: findings.some(({ severity }) => severity === 'error') ? null : facility, findings }
  }

  #cell(row: FileRow, field: FacilityField): string {
    const at = this.#options.columns.get(field)
    return at === undefined ? '' : (row.cells[at] ?? '')
  }

  #doubles(
    row: FileRow,
    { registry_id, name, location, lga, latitude, longitude }: ReadFacility,
  ): NewFinding[] {
    const { line } = row
    const earlier = this.#lineOfId.get(registry_id)
    if (registry_id !== '' && earlier !== undefined) {
      const fault = new CellFault(
        `Line ${earlier} already has this id.`,
        'Keep one of the two rows.',
        'id_twice',
      )
      return [this.#finding(row, 'id', fault, 'error')]
    }
    if (registry_id !== '') {
      this.#lineOfId.set(registry_id, line)
      return []
    }
    const key = [location, name.toLowerCase(), lga, latitude, longitude].join('/')
    const same = this.#lineOfPlace.get(key)
    this.#lineOfPlace.set(key, same ?? line)
    if (same === undefined || name === '') return []
    const problem = `Line ${same} has the same name in the same place.`
    const fault = new CellFault(problem, 'Take one of them out, unless they are two.', 'facility_twice')
    return [this.#finding(row, 'name', fault, 'warning')]
  }

  #finding(
    row: FileRow,
    field: FacilityField,
    { kind, problem, remedy }: CellFault,
    severity: NewFinding['severity'],
  ): NewFinding {
    const at = this.#options.columns.get(field)
    const column = at === undefined ? field : (this.#options.names[at] ?? field)
    return { kind, severity, line: row.line, column, value: this.#cell(row, field), problem, remedy }
  }
}

const halfAPoint = new CellFault(
  'Of latitude and longitude only one is given.',
  'Give both, or leave both empty.',
  'half_a_coordinate',
)
