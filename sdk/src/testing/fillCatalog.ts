import type { Catalog, DataSource, Factor, Indicator, Location } from '../contracts/reference.ts'
import { emptyCatalog } from './emptyCatalog.ts'

type Row<Whole, Needed extends keyof Whole> = Pick<Whole, Needed> & Partial<Whole>

interface CatalogRows {
  indicators?: readonly Row<Indicator, 'id' | 'short_name'>[]
  datasources?: readonly Row<DataSource, 'id' | 'datasource'>[]
  locations?: readonly Row<Location, 'id' | 'name' | 'level'>[]
  factors?: readonly Factor[]
}

const at = '2026-01-01T00:00:00Z'
const moments = { created_at: at, updated_at: at }

/** A whole catalog of the few fields that a test is about; units are percentages where none are given. */
export function fillCatalog({
  indicators = [],
  datasources = [],
  locations = [],
  factors,
}: CatalogRows): Catalog {
  return {
    ...emptyCatalog,
    indicators: indicators.map((row) => ({ ...noIndicator, full_name: row.short_name, ...row })),
    datasources: datasources.map((row) => ({ ...noSource, full_name: row.datasource, ...row })),
    locations: locations.map((row) => ({ parent: null, ...moments, ...row })),
    factors: [...(factors ?? [{ id: 1, display_factor: 'in percentage', multiplier_factor: 100 }])],
  }
}

const noIndicator = {
  description: '',
  desirable_slope: 'Positive',
  indicator_type: 'Outcome',
  program_area: '',
  national_target: null,
  national_source: '',
  national_information: '',
  sdg_target: null,
  sdg_information: '',
  first_related: null,
  second_related: null,
  third_related: null,
  fourth_related: null,
  factor: 1,
  datasources: [] as number[],
  ...moments,
} as const

const noSource = {
  description: '',
  year_available: '',
  period_available: '',
  methodology: '',
  subnational_data: '',
  classification: 'Survey',
  link: '',
  simulated: false,
  ...moments,
} as const
