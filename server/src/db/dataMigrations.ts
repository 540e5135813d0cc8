import type { Kysely, Migration } from 'kysely'
import {
  code,
  createIndex,
  createTable,
  decimal,
  integer,
  key,
  nullable,
  references,
  text,
} from './createTable.ts'
import type { Column } from './createTable.ts'
import type { DialectName } from './openDatabase.ts'

/** Migrations of the data, by name. A name that has run somewhere is never changed again. */
export function dataMigrations(dialect: DialectName): Record<string, Migration> {
  return {
    data_001_reference: { up: (db) => createReferenceTables(db, dialect) },
    data_002_values: { up: (db) => createValueTables(db, dialect) },
    data_003_dashboards: { up: (db) => createDashboards(db, dialect) },
    data_004_order_of_changes: { up: indexOrderOfChanges },
    data_005_pages_by_id: { up: indexPagesById },
    data_006_changes_of_a_source: { up: indexChangesOfSources },
    data_007_bounds_of_a_source: { up: addBoundsLevel },
    data_008_path_of_a_dashboard: { up: addPath },
    data_009_secondary_citations: { up: addIsSecondary },
  }
}

const times: Record<string, Column> = { created_at: text, updated_at: text }

async function createReferenceTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = (table: string, columns: Record<string, Column>) => createTable(db, dialect, table, columns)
  await create('settings', { name: text, value: text })
  await createIndex(db, 'settings_name', { table: 'settings', columns: ['name'], isUnique: true })
  await create('location_levels', { id: key, name: text })
  await create('locations', {
    id: key,
    name: text,
    parent: nullable(references('locations')),
    level: references('location_levels'),
    ...times,
  })
  await create('value_types', { id: key, value_type: text })
  await create('factors', { id: key, display_factor: text, multiplier_factor: decimal })
  await create('citations', { id: key, text, licence: text, vintage: text })
  await create('datasources', {
    id: key,
    datasource: text,
    full_name: text,
    description: text,
    year_available: text,
    period_available: text,
    methodology: text,
    subnational_data: text,
    classification: text,
    link: text,
    simulated: integer,
    ...times,
  })
  // Related indicators may stand in the list before the one they name, so they are no foreign keys.
  await create('indicators', {
    id: key,
    full_name: text,
    short_name: text,
    description: text,
    desirable_slope: text,
    indicator_type: text,
    program_area: text,
    national_target: nullable(decimal),
    national_source: text,
    national_information: text,
    sdg_target: nullable(decimal),
    sdg_information: text,
    first_related: nullable(integer),
    second_related: nullable(integer),
    third_related: nullable(integer),
    fourth_related: nullable(integer),
    factor: references('factors'),
    ...times,
  })
}

const pair: Record<string, Column> = {
  indicator: references('indicators'),
  datasource: references('datasources'),
}

async function createValueTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = (table: string, columns: Record<string, Column>) => createTable(db, dialect, table, columns)
  await create('imports', {
    id: key,
    kind: text,
    name: text,
    digest: text,
    actor: nullable(text),
    added: integer,
    changed: integer,
    removed: integer,
    committed_at: text,
  })
  await create('data_values', {
    id: key,
    ...pair,
    location: references('locations'),
    period: code,
    value_type: references('value_types'),
    value: decimal,
    citation: nullable(references('citations')),
    note: text,
    created_import: references('imports'),
    updated_import: references('imports'),
  })
  await indexValues(db)
  await create('indicator_datasources', {
    ...pair,
    values_count: integer,
    first_period: code,
    last_period: code,
  })
  await createIndex(db, 'indicator_datasources_key', {
    table: 'indicator_datasources',
    columns: ['indicator', 'datasource'],
    isUnique: true,
  })
  await create('links', { id: key, ...pair, period: code, link: text })
  await create('datasource_specific_indicators', {
    id: key,
    ...pair,
    datasource_indicator: text,
    measurement_numerator: text,
    measurement_denominator: text,
    frequency: text,
    methodology_estimation: text,
    indicator_definition: text,
    data_level: text,
    national: integer,
    zonal: integer,
    state: integer,
    senatorial: integer,
    lga: integer,
  })
}

// One index for each way people ask: a series of one place and source (the key itself), all
// sources of a place, all places of a year, everything of a source or place, the newest changes.
const valueIndexes = {
  data_values_by_place: ['indicator', 'location', 'period'],
  data_values_by_period: ['indicator', 'period'],
  data_values_by_datasource: ['datasource', 'indicator'],
  data_values_by_location: ['location', 'indicator'],
  data_values_by_import: ['updated_import'],
} as const

async function indexValues(db: Kysely<unknown>): Promise<void> {
  const table = 'data_values'
  const columns = ['indicator', 'datasource', 'location', 'period', 'value_type']
  await createIndex(db, 'data_values_key', { table, columns, isUnique: true })
  for (const [name, indexed] of Object.entries(valueIndexes))
    await createIndex(db, name, { table, columns: indexed })
}

// With the id behind it, the index alone gives the newest change, also of an import of millions.
async function indexOrderOfChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('data_values_by_import').execute()
  await createIndex(db, 'data_values_by_change', { table: 'data_values', columns: ['updated_import', 'id'] })
}

// Pages come by id. Without it in the index, each page of an indicator or a source has the database
// sort all of its values first, and a source can have millions.
async function indexPagesById(db: Kysely<unknown>): Promise<void> {
  const table = 'data_values'
  await db.schema.dropIndex('data_values_by_datasource').execute()
  await createIndex(db, 'data_values_by_pair_id', { table, columns: ['datasource', 'indicator', 'id'] })
  await createIndex(db, 'data_values_by_indicator_id', { table, columns: ['indicator', 'id'] })
  await createIndex(db, 'data_values_by_datasource_id', { table, columns: ['datasource', 'id'] })
}

// The newest changes of one source lie anywhere among those of all. One index by place does for two,
// so that imports have no more to write than before.
async function indexChangesOfSources(db: Kysely<unknown>): Promise<void> {
  const table = 'data_values'
  for (const name of ['data_values_by_place', 'data_values_by_location'])
    await db.schema.dropIndex(name).execute()
  await createIndex(db, 'data_values_by_location_period', {
    table,
    columns: ['location', 'indicator', 'period'],
  })
  await createIndex(db, 'data_values_by_datasource_change', {
    table,
    columns: ['datasource', 'updated_import', 'id'],
  })
}

async function addBoundsLevel(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('datasources').addColumn('bounds_level', 'double precision').execute()
}

async function addIsSecondary(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('citations')
    .addColumn('is_secondary', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

async function addPath(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dashboards').addColumn('path', 'text').execute()
}

async function createDashboards(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createTable(db, dialect, 'dashboards', {
    id: key,
    name: text,
    title: text,
    description: text,
    menu_group: text,
    indicators: text,
    default_indicators: text,
    initial_indicator: integer,
    initial_datasource: integer,
    initial_location: integer,
    initial_period: code,
    show_table_related_indicator: integer,
    sections: text,
    seed_digest: nullable(text),
    ...times,
  })
  await createIndex(db, 'dashboards_name', { table: 'dashboards', columns: ['name'], isUnique: true })
}
