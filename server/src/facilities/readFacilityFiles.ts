import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import * as Type from 'typebox'
import { NewRegistry } from '@msdat/sdk/contracts/registryDesk'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { StartupFault } from '../config/StartupFault.ts'
import { CellFault } from '../import/CellFault.ts'
import { readTable, type Columns, type RowOf } from '../import/builtInSet/readTable.ts'
import { nearestTo, type Point } from './distance.ts'

export const facilityFiles = ['registries.json', 'public-2019.csv', 'federal.csv', 'lgas.csv'] as const

const words = (cell: string): string => cell.trim()
const number = (cell: string): number | CellFault =>
  cell !== '' && Number.isFinite(Number(cell))
    ? Number(cell)
    : new CellFault('This is no number.', 'Give a number.')
const numberOrNone = (cell: string): number | null | CellFault => (cell === '' ? null : number(cell))

const place = { latitude: numberOrNone, longitude: numberOrNone, coordinate_source: words }
const publicColumns = { location: number, name: words, type: words, tier: number, ...place }
const federalColumns = {
  location: number,
  name: words,
  type: words,
  town: words,
  sources: words,
  confidence: words,
  note: words,
  ...place,
}
const lgaColumns = { location: number, name: words, latitude: number, longitude: number }

export interface LgaRow extends Point {
  id: number
  location: number
  name: string
}

/** The files of the project, checked; facilities get the LGA of their state whose centre is nearest. */
export function readFacilityFiles(folder: string) {
  const lgas = read(folder, 'lgas.csv', lgaColumns).map((row, at): LgaRow => ({ id: at + 1, ...row }))
  const lgaOf = ({
    location,
    latitude,
    longitude,
  }: {
    location: number
    latitude: number | null
    longitude: number | null
  }) =>
    latitude === null || longitude === null
      ? null
      : (nearestTo(
          { latitude, longitude },
          lgas.filter((lga) => lga.location === location),
        )?.id ?? null)
  const listed = read(folder, 'public-2019.csv', publicColumns).map(({ tier, ...row }) => ({
    ...row,
    level: tier,
    lga: lgaOf(row),
    town: '',
    ownership: 'public',
    registry: 'public-2019',
    confidence: '',
    note: '',
  }))
  const federal = read(folder, 'federal.csv', federalColumns).map(({ sources: _sources, ...row }) => ({
    ...row,
    type: row.type.charAt(0).toUpperCase() + row.type.slice(1),
    level: 4,
    lga: lgaOf(row),
    ownership: 'federal',
    registry: 'federal-2026',
  }))
  // A federal hospital with coordinates has them from the public list, and would otherwise be there twice.
  const known = new Set(federal.filter(({ latitude }) => latitude !== null).map(keyOf))
  return {
    registries: readRegistries(folder),
    lgas,
    facilities: [...federal, ...listed.filter((one) => !known.has(keyOf(one)))],
  }
}

function readRegistries(folder: string): NewRegistry[] {
  const file = 'registries.json'
  const read = validate(Type.Array(NewRegistry), JSON.parse(readFileSync(join(folder, file), 'utf8')))
  if (read.ok) return read.value
  throw new StartupFault(read.issues.map(({ path, message }) => `${file}, ${path}: ${message}`))
}

const keyOf = ({
  location,
  latitude,
  longitude,
}: {
  location: number
  latitude: number | null
  longitude: number | null
}) => `${location}/${latitude}/${longitude}`

function read<Shape extends Columns>(folder: string, file: string, columns: Shape): RowOf<Shape>[] {
  const { rows, findings } = readTable(file, readFileSync(join(folder, file), 'utf8'), columns)
  if (findings.length === 0) return rows.map(({ row }) => row)
  throw new StartupFault(
    findings.map(({ line, column, problem }) => `${file}, line ${line}, ${column}: ${problem}`),
  )
}
