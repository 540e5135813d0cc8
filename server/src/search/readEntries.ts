import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { SearchEntry } from './SearchIndex.ts'

type Database = Kysely<DataTables>

/** Everything that can be found, as the database has it now. */
export async function readEntries(db: Database): Promise<SearchEntry[]> {
  const lists = [
    await readIndicators(db),
    await readDataSources(db),
    await readLocations(db),
    await readDashboards(db),
  ]
  return lists.flat()
}

async function readIndicators(db: Database): Promise<SearchEntry[]> {
  const rows = await db
    .selectFrom('indicators')
    .leftJoin('indicator_datasources', 'indicator_datasources.indicator', 'indicators.id')
    .groupBy(['indicators.id', 'full_name', 'short_name', 'description', 'program_area'])
    .select(['indicators.id', 'full_name', 'short_name', 'description', 'program_area'])
    .select((expression) => expression.fn.count<number>('indicator_datasources.datasource').as('sources'))
    .execute()
  return rows.map((row) => ({
    kind: 'indicator',
    id: row.id,
    name: row.short_name,
    title: row.full_name,
    detail: row.program_area,
    description: row.description,
    weight: Number(row.sources),
  }))
}

async function readDataSources(db: Database): Promise<SearchEntry[]> {
  const rows = await db
    .selectFrom('datasources')
    .select(['id', 'datasource', 'full_name', 'classification', 'description'])
    .execute()
  return rows.map(({ id, datasource, full_name, classification, description }) => ({
    kind: 'datasource',
    id,
    name: datasource,
    title: full_name,
    detail: classification,
    description,
    weight: 0,
  }))
}

async function readLocations(db: Database): Promise<SearchEntry[]> {
  const rows = await db
    .selectFrom('locations')
    .innerJoin('location_levels', 'location_levels.id', 'locations.level')
    .select(['locations.id', 'locations.name', 'location_levels.name as level'])
    .execute()
  return rows.map(({ id, name, level }) => ({
    kind: 'location',
    id,
    name,
    title: name,
    detail: level,
    description: '',
    weight: 0,
  }))
}

async function readDashboards(db: Database): Promise<SearchEntry[]> {
  const rows = await db
    .selectFrom('dashboards')
    .select(['id', 'name', 'title', 'description', 'menu_group'])
    .execute()
  return rows.map(({ id, name, title, description, menu_group }) => ({
    kind: 'dashboard',
    id,
    name,
    title,
    detail: menu_group,
    description,
    weight: 0,
  }))
}
