import type { DataSource, Indicator } from '@msdat/sdk'

const at = '2026-11-21T08:00:00Z'

/** An indicator with no more to it than a name and its sources. */
export const indicatorNamed = (id: number, short_name: string, datasources: number[]): Indicator => ({
  id,
  short_name,
  datasources,
  full_name: `${short_name} in full`,
  description: '',
  factor: 2,
  desirable_slope: 'Positive',
  indicator_type: 'Outcome',
  program_area: 'RMNCH',
  national_target: null,
  national_source: '',
  national_information: '',
  sdg_target: null,
  sdg_information: '',
  first_related: null,
  second_related: null,
  third_related: null,
  fourth_related: null,
  created_at: at,
  updated_at: at,
})

export const source = (id: number, datasource: string): DataSource => ({
  id,
  datasource,
  full_name: `${datasource} in full`,
  description: '',
  year_available: '',
  period_available: '',
  methodology: '',
  subnational_data: '',
  classification: 'Survey',
  link: '',
  simulated: false,
  created_at: at,
  updated_at: at,
})
