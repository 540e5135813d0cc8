import type { FacilityColumn } from '@msdat/sdk/contracts/registryDesk'
import { plainWord } from '../import/columns/plainText.ts'
import type { NewFinding } from '../import/jobs/Findings.ts'

export type FacilityField = Exclude<FacilityColumn, 'none'>
/** What headings hold that the sender has explained, as `plainWord` leaves them. */
export type RegistryMeanings = Readonly<Record<string, FacilityColumn>>

/** How registries head these columns, what says it best first; written as `plainWord` leaves it. */
const headings: Record<FacilityField, readonly string[]> = {
  id: ['facility id', 'facility uid', 'unique id', 'facility code', 'facility number', 'code', 'uid', 'id'],
  name: ['facility name', 'name of facility', 'health facility', 'facility', 'name'],
  state: ['state id', 'state', 'state name', 'region', 'province', 'admin1'],
  lga: ['lga', 'lga name', 'local government area', 'local government', 'district', 'admin2'],
  ward: ['ward', 'ward name', 'admin3'],
  town: ['town', 'city', 'village', 'physical location', 'physical address', 'address', 'location'],
  latitude: ['latitude', 'lat', 'gps latitude', 'y'],
  longitude: ['longitude', 'long', 'lon', 'lng', 'gps longitude', 'x'],
  level: ['level', 'facility level', 'level of care', 'tier'],
  ownership: ['ownership', 'owner', 'ownership type', 'facility ownership'],
  type: ['type', 'facility type', 'type of facility', 'category', 'facility category'],
  services: ['services', 'services offered', 'service'],
  note: ['note', 'notes', 'remark', 'remarks', 'comment', 'comments'],
}
const fields = Object.keys(headings) as FacilityField[]

const readable = (field: FacilityField): string =>
  ({ id: 'Facility ID', lga: 'LGA' })[field as string] ?? field.charAt(0).toUpperCase() + field.slice(1)

export interface RegistryHeadings {
  /** Position of each field's column; absent where the file has none. */
  columns: Map<FacilityField, number>
  names: string[]
  /** Headings whose columns are left out. */
  unused: string[]
  faults: NewFinding[]
}

/** Finds the columns by their headings. A heading that is explained holds that and nothing else. */
export function mapRegistryHeadings(
  cells: readonly string[],
  { hasState, meanings = {} }: { hasState: boolean; meanings?: RegistryMeanings },
): RegistryHeadings {
  const names = cells.map((cell) => cell.trim())
  const plain = names.map(plainWord)
  const columns = new Map<FacilityField, number>()
  const faults: NewFinding[] = []
  for (const field of fields) {
    const explained = [...plain.keys()].filter((at) => meanings[plain[at] ?? ''] === field)
    const [first, second] = explained
    if (first !== undefined && second !== undefined)
      faults.push(twice(field, names[first] ?? '', names[second] ?? ''))
    const known = headings[field].find((heading) => plain.includes(heading) && !(heading in meanings))
    const at = first ?? (known === undefined ? -1 : plain.indexOf(known))
    if (at >= 0) columns.set(field, at)
  }
  const used = new Set(columns.values())
  const unused = names.filter((name, at) => name !== '' && !used.has(at))
  return { columns, names, unused, faults: [...faults, ...missing(columns, hasState)] }
}

function missing(columns: ReadonlyMap<FacilityField, number>, hasState: boolean): NewFinding[] {
  const lacks = (field: FacilityField): boolean => !columns.has(field)
  return [
    ...(lacks('name') ? [absent('name', 'Head the column "Name".')] : []),
    ...(lacks('state') && !hasState
      ? [absent('state', 'Head the column "State", or name the state of all rows.')]
      : []),
    ...(lacks('latitude') !== lacks('longitude')
      ? [absent(lacks('latitude') ? 'latitude' : 'longitude', 'Send both, or neither.')]
      : []),
  ]
}

const absent = (field: FacilityField, remedy: string): NewFinding =>
  fault('column_missing', field, `There is no column for the ${field}.`, remedy)

function twice(field: FacilityField, one: string, other: string): NewFinding {
  const problem = `${one} and ${other} are both said to hold: ${readable(field)}.`
  return fault('column_of_same_field', other, problem, 'Choose one of the two columns.')
}

const fault = (kind: string, column: string, problem: string, remedy: string): NewFinding => ({
  kind,
  severity: 'error',
  line: 1,
  column,
  value: null,
  problem,
  remedy,
})
