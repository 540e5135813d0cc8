import type { Generated } from 'kysely'
import type { ImportTables } from '../import/ImportTables.ts'
import type { newsTable } from '../news/newsTable.ts'
import type { KeptOf } from './defineTable.ts'

/** Times are ISO 8601 text in UTC, booleans 0 or 1, lists JSON text: the same on both databases. */
export interface DataTables extends ImportTables {
  settings: { name: string; value: string }
  figure_settings: { name: string; value: string }
  imports: ImportTable
  indicators: IndicatorTable
  datasources: DataSourceTable
  locations: LocationTable
  location_levels: { id: number; name: string }
  value_types: { id: number; value_type: string }
  factors: { id: number; display_factor: string; multiplier_factor: number }
  links: { id: Generated<number>; indicator: number; datasource: number; period: string; link: string }
  citations: { id: Generated<number>; text: string; licence: string; vintage: string; is_secondary: number }
  datasource_specific_indicators: DataSourceSpecificIndicatorTable
  data_values: DataValueTable
  indicator_datasources: IndicatorDataSourceTable
  dashboards: DashboardTable
  news: KeptOf<typeof newsTable>
}

/** Every change of the data is one numbered import. */
interface ImportTable {
  id: Generated<number>
  kind: 'built-in' | 'file' | 'undo' | 'simulated'
  name: string
  digest: string
  actor: string | null
  added: number
  changed: number
  removed: number
  committed_at: string
  /** Of a file: the job that has written it. Null where it was written before that was kept. */
  job: number | null
  /** Number of the import that this one takes back. */
  undoes: number | null
  /** Number of the import that took this one back. */
  undone_by: number | null
}

interface IndicatorTable {
  id: Generated<number>
  full_name: string
  short_name: string
  description: string
  desirable_slope: string
  indicator_type: string
  program_area: string
  national_target: number | null
  national_source: string
  national_information: string
  sdg_target: number | null
  sdg_information: string
  first_related: number | null
  second_related: number | null
  third_related: number | null
  fourth_related: number | null
  factor: number
  created_at: string
  updated_at: string
}

interface DataSourceTable {
  id: Generated<number>
  datasource: string
  full_name: string
  description: string
  year_available: string
  period_available: string
  methodology: string
  subnational_data: string
  classification: string
  link: string
  simulated: number
  /** Percentage that the bounds of its figures stand for; null where it says none. */
  bounds_level: number | null
  created_at: string
  updated_at: string
}

interface LocationTable {
  id: Generated<number>
  name: string
  parent: number | null
  level: number
  created_at: string
  updated_at: string
}

/** How one source measures one indicator, where that differs from the indicator's general definition. */
export interface DataSourceSpecificIndicatorTable {
  id: Generated<number>
  indicator: number
  datasource: number
  datasource_indicator: string
  measurement_numerator: string
  measurement_denominator: string
  frequency: string
  methodology_estimation: string
  indicator_definition: string
  data_level: string
  national: number
  zonal: number
  state: number
  senatorial: number
  lga: number
}

/**
 * One figure. When it came and when it last changed are the times of its two imports: at ten
 * million rows that is half the bytes of two texts, and the order of imports is the order of time.
 */
interface DataValueTable {
  id: Generated<number>
  indicator: number
  datasource: number
  location: number
  period: string
  value_type: number
  value: number
  citation: number | null
  note: string
  created_import: number
  updated_import: number
}

/** Which sources have figures of which indicators: kept by the importer, so that no reader has to count. */
interface IndicatorDataSourceTable {
  indicator: number
  datasource: number
  values_count: number
  first_period: string
  last_period: string
}

export interface DashboardTable {
  id: Generated<number>
  name: string
  title: string
  description: string
  menu_group: string
  path: string | null
  indicators: string
  default_indicators: string
  initial_indicator: number
  initial_datasource: number
  initial_location: number
  initial_period: string
  show_table_related_indicator: number
  sections: string
  /** Digest of the seed it was made from; null once somebody has edited it. */
  seed_digest: string | null
  created_at: string
  updated_at: string
}
