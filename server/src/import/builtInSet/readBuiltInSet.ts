import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkIds, checkUnique, idsOf } from './checkReferences.ts'
import type { SetFinding } from './SetFinding.ts'
import { readTable, type Columns, type RowOf, type Table } from './readTable.ts'
import {
  citationColumns,
  dataSourceColumns,
  dataValueColumns,
  factorColumns,
  indicatorColumns,
  levelColumns,
  lineageColumns,
  locationColumns,
  valueTypeColumns,
} from './setColumns.ts'

const shapes = {
  factors: factorColumns,
  value_types: valueTypeColumns,
  location_levels: levelColumns,
  locations: locationColumns,
  citations: citationColumns,
  datasources: dataSourceColumns,
  indicators: indicatorColumns,
  lineage: lineageColumns,
} satisfies Record<string, Columns>

type Shapes = typeof shapes & { values: ReturnType<typeof dataValueColumns> }
type SetFile = keyof Shapes

/** The texts of the set's files and the digest over all of them. */
export interface SetTexts {
  files: Record<SetFile, string>
  digest: string
}

export type BuiltInSet = { [File in SetFile]: Table<RowOf<Shapes[File]>> }

// Part of the digest: raise it when the importer itself writes something else from the same files.
const importerRevision = 1

export function readSetTexts(folder: string): SetTexts {
  const names = [...Object.keys(shapes), 'values'] as SetFile[]
  const hash = createHash('sha256').update(`revision ${importerRevision}\n`)
  const entries = names.map((name) => {
    const text = readFileSync(join(folder, `${name}.csv`), 'utf8')
    hash.update(`${name} ${text.length}\n`).update(text)
    return [name, text] as const
  })
  return { files: Object.fromEntries(entries) as Record<SetFile, string>, digest: hash.digest('hex') }
}

/** Reads and checks the whole set; with findings it is not to be written. */
export function readBuiltInSet(
  files: SetTexts['files'],
  now: Date,
): { set: BuiltInSet; findings: SetFinding[] } {
  const set: BuiltInSet = {
    factors: readTable('factors.csv', files.factors, shapes.factors),
    value_types: readTable('value_types.csv', files.value_types, shapes.value_types),
    location_levels: readTable('location_levels.csv', files.location_levels, shapes.location_levels),
    locations: readTable('locations.csv', files.locations, shapes.locations),
    citations: readTable('citations.csv', files.citations, shapes.citations),
    datasources: readTable('datasources.csv', files.datasources, shapes.datasources),
    indicators: readTable('indicators.csv', files.indicators, shapes.indicators),
    lineage: readTable('lineage.csv', files.lineage, shapes.lineage),
    values: readTable('values.csv', files.values, dataValueColumns(now)),
  }
  const cellFindings = Object.values(set).flatMap((table) => table.findings)
  return { set, findings: [...cellFindings, ...checkKeys(set), ...checkLinks(set)] }
}

function checkKeys(set: BuiltInSet): SetFinding[] {
  return [
    ...checkUnique(set.factors, ['id']),
    ...checkUnique(set.value_types, ['id']),
    ...checkUnique(set.location_levels, ['id']),
    ...checkUnique(set.locations, ['id']),
    ...checkUnique(set.citations, ['id']),
    ...checkUnique(set.datasources, ['id']),
    ...checkUnique(set.indicators, ['id']),
    ...checkUnique(set.lineage, ['datasource', 'feeds_from']),
    ...checkUnique(set.values, ['indicator', 'datasource', 'location', 'period', 'value_type']),
  ]
}

function checkLinks(set: BuiltInSet): SetFinding[] {
  const locations = { ids: idsOf(set.locations), called: 'location' }
  const indicators = { ids: idsOf(set.indicators), called: 'indicator' }
  const datasources = { ids: idsOf(set.datasources), called: 'data source' }
  return [
    ...checkIds(set.locations, 'parent', locations),
    ...checkIds(set.locations, 'level', { ids: idsOf(set.location_levels), called: 'location level' }),
    ...checkIds(set.indicators, 'factor', { ids: idsOf(set.factors), called: 'factor' }),
    ...(['first_related', 'second_related', 'third_related', 'fourth_related'] as const).flatMap((column) =>
      checkIds(set.indicators, column, indicators),
    ),
    ...checkIds(set.lineage, 'datasource', datasources),
    ...checkIds(set.lineage, 'feeds_from', datasources),
    ...checkIds(set.lineage, 'indicators', indicators),
    ...checkSelfFed(set.lineage),
    ...checkIds(set.values, 'indicator', indicators),
    ...checkIds(set.values, 'datasource', datasources),
    ...checkIds(set.values, 'location', locations),
    ...checkIds(set.values, 'value_type', { ids: idsOf(set.value_types), called: 'value type' }),
    ...checkIds(set.values, 'citation', { ids: idsOf(set.citations), called: 'citation' }),
  ]
}

function checkSelfFed({ file, rows }: BuiltInSet['lineage']): SetFinding[] {
  const selfFed = rows.filter(({ row }) => row.datasource === row.feeds_from)
  return selfFed.map(({ line, row }) => ({
    file,
    line,
    column: 'feeds_from',
    value: String(row.feeds_from),
    problem: 'A source does not feed itself.',
    remedy: 'Name the source it is made from, or leave the row out.',
  }))
}
