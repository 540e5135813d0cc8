import type { Kysely } from 'kysely'
import type { Citation } from '@msdat/sdk/contracts/data'
import type {
  Catalog,
  DataSource,
  Factor,
  Indicator,
  Link,
  Location,
  LocationLevel,
  ValueType,
} from '@msdat/sdk/contracts/reference'
import type { DataTables } from '../db/DataTables.ts'

/** All reference rows at one data version: a few thousand, so they are held in memory and never queried. */
export interface ReferenceLists extends Omit<Catalog, 'version'> {
  links: Link[]
  citations: Citation[]
  /** By source: the percentage that its bounds stand for, where the source says one. */
  boundsLevels: ReadonlyMap<number, number>
}

export async function readReferenceLists(db: Kysely<DataTables>): Promise<ReferenceLists> {
  const lastImport = await db
    .selectFrom('imports')
    .select((query) => query.fn.max('committed_at').as('at'))
    .executeTakeFirst()
  return {
    updated_at: lastImport?.at ?? '',
    indicators: await readIndicators(db),
    datasources: await readDataSources(db),
    boundsLevels: await readBoundsLevels(db),
    locations: (await db.selectFrom('locations').selectAll().orderBy('id').execute()).map(
      ({ id, name, parent, level, created_at, updated_at }): Location => ({
        id,
        name,
        parent,
        level,
        created_at,
        updated_at,
      }),
    ),
    levels: (await db
      .selectFrom('location_levels')
      .select(['id', 'name'])
      .orderBy('id')
      .execute()) satisfies LocationLevel[],
    valueTypes: (await db
      .selectFrom('value_types')
      .select(['id', 'value_type'])
      .orderBy('id')
      .execute()) satisfies ValueType[],
    factors: (await db
      .selectFrom('factors')
      .select(['id', 'display_factor', 'multiplier_factor'])
      .orderBy('id')
      .execute()) satisfies Factor[],
    links: (await db
      .selectFrom('links')
      .select(['id', 'period', 'link', 'datasource', 'indicator'])
      .orderBy('id')
      .execute()) satisfies Link[],
    citations: await readCitations(db),
  }
}

async function readCitations(db: Kysely<DataTables>): Promise<Citation[]> {
  const rows = await db
    .selectFrom('citations')
    .select(['id', 'text', 'licence', 'vintage', 'is_secondary'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, is_secondary: row.is_secondary === 1 }))
}

async function readIndicators(db: Kysely<DataTables>): Promise<Indicator[]> {
  const pairs = await db
    .selectFrom('indicator_datasources')
    .select(['indicator', 'datasource'])
    .orderBy('datasource')
    .execute()
  const sources = new Map<number, number[]>()
  for (const { indicator, datasource } of pairs) {
    sources.set(indicator, [...(sources.get(indicator) ?? []), datasource])
  }
  const rows = await db.selectFrom('indicators').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    full_name: row.full_name,
    short_name: row.short_name,
    description: row.description,
    desirable_slope: row.desirable_slope as Indicator['desirable_slope'],
    indicator_type: row.indicator_type,
    program_area: row.program_area,
    national_target: row.national_target,
    national_source: row.national_source,
    national_information: row.national_information,
    sdg_target: row.sdg_target,
    sdg_information: row.sdg_information,
    first_related: row.first_related,
    second_related: row.second_related,
    third_related: row.third_related,
    fourth_related: row.fourth_related,
    factor: row.factor,
    datasources: sources.get(row.id) ?? [],
    created_at: row.created_at,
    updated_at: row.updated_at,
  }))
}

async function readBoundsLevels(db: Kysely<DataTables>): Promise<Map<number, number>> {
  const rows = await db.selectFrom('datasources').select(['id', 'bounds_level']).execute()
  return new Map(rows.flatMap(({ id, bounds_level }) => (bounds_level === null ? [] : [[id, bounds_level]])))
}

async function readDataSources(db: Kysely<DataTables>): Promise<DataSource[]> {
  const rows = await db.selectFrom('datasources').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    datasource: row.datasource,
    full_name: row.full_name,
    description: row.description,
    year_available: row.year_available,
    period_available: row.period_available,
    methodology: row.methodology,
    subnational_data: row.subnational_data,
    classification: row.classification as DataSource['classification'],
    link: row.link,
    simulated: row.simulated === 1,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }))
}
