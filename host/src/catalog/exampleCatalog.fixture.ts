import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { Catalog, DataSource, Indicator, Location } from '@msdat/sdk/contracts/reference'

const moments = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }

const indicator = (id: number, short_name: string, program_area: string): Indicator => ({
  id,
  full_name: short_name,
  short_name,
  program_area,
  description: '',
  desirable_slope: 'Positive',
  indicator_type: 'Outcome',
  national_target: 57,
  national_source: '',
  national_information: '',
  sdg_target: null,
  sdg_information: '',
  first_related: null,
  second_related: null,
  third_related: null,
  fourth_related: null,
  factor: 2,
  datasources: [],
  ...moments,
})

const datasource = (id: number, name: string, classification: DataSource['classification']): DataSource => ({
  id,
  datasource: name,
  full_name: name,
  description: '',
  year_available: '',
  period_available: '',
  methodology: '',
  subnational_data: '',
  classification,
  link: '',
  simulated: false,
  ...moments,
})

const location = (id: number, name: string, parent: number | null, level: number): Location => ({
  id,
  name,
  parent,
  level,
  ...moments,
})

/** A small catalog for tests: two indicators, four sources, a nation with a zone and two states. */
export const exampleCatalog: Catalog = {
  version: 'example-1',
  updated_at: '2026-03-02T10:00:00Z',
  indicators: [
    indicator(7, 'Skilled birth attendance', 'RMNCH'),
    indicator(18, 'DPT3 coverage', 'Immunization'),
  ],
  datasources: [
    datasource(2, 'NDHS', 'Survey'),
    datasource(6, 'NHMIS-DHIS2', 'Routine'),
    datasource(7, 'World Bank', 'Estimate'),
    datasource(102, 'UW-DHS', 'Survey'),
  ],
  locations: [
    location(1, 'Nigeria', null, 1),
    location(5, 'South-East', 1, 2),
    location(8, 'Abia', 5, 3),
    location(9, 'Enugu', 5, 3),
  ],
  levels: [
    { id: 1, name: 'National' },
    { id: 2, name: 'Zone' },
    { id: 3, name: 'State' },
  ],
  valueTypes: [],
  factors: [{ id: 2, display_factor: 'in percentage', multiplier_factor: 100 }],
}

export const exampleDashboard: Dashboard = {
  id: 1,
  name: 'Health_Outcomes',
  title: 'Health Outcomes',
  description: 'Outcomes.',
  group: 'Health Outcomes',
  indicators: [7, 18],
  dataSources: [],
  defaultIndicators: [7],
  initialIndicator: 7,
  initialDataSource: 6,
  initialLocation: 1,
  initialPeriod: '2016',
  showTableRelatedIndicator: true,
  sections: [
    { id: 'overview', plugin: 'indicator-overview', contribution: 'overview', title: 'Indicator Overview' },
    { id: 'zonal', plugin: 'zonal-analysis', contribution: 'zonal', title: 'Zonal Analysis' },
  ],
  ...moments,
}
