import type { Catalog, Indicator, Location } from '@msdat/sdk'
import { connectFakeHost, renderView } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { DescriptiveView } from './DescriptiveView.tsx'
import type { Found } from './tellStates.ts'

const at = '2026-11-21T08:00:00Z'
const moments = { created_at: at, updated_at: at }
const indicator = (id: number, short_name: string): Indicator => ({
  id,
  full_name: short_name,
  short_name,
  description: '',
  factor: 1,
  desirable_slope: 'Positive',
  indicator_type: 'Coverage',
  program_area: 'Immunisation',
  national_target: 90,
  national_source: '',
  national_information: '',
  sdg_target: null,
  sdg_information: '',
  first_related: null,
  second_related: null,
  third_related: null,
  fourth_related: null,
  datasources: [10],
  ...moments,
})
const place = (id: number, name: string, level: number, parent: number | null): Location => ({
  id,
  name,
  level,
  parent,
  ...moments,
})
const catalog: Catalog = {
  version: '1',
  updated_at: at,
  indicators: [indicator(18, 'DPT3'), indicator(20, 'Measles')],
  levels: [],
  valueTypes: [],
  datasources: [
    {
      id: 10,
      datasource: 'WUENIC',
      classification: 'Estimate',
      full_name: 'WUENIC',
      description: '',
      year_available: '',
      period_available: '',
      methodology: '',
      subnational_data: '',
      link: '',
      simulated: false,
      ...moments,
    },
  ],
  locations: [
    place(1, 'Nigeria', 1, null),
    place(4, 'North-West', 2, 1),
    place(27, 'Kano', 3, 4),
    place(41, 'Sokoto', 3, 4),
  ],
  factors: [{ id: 1, display_factor: 'in percentage', multiplier_factor: 100 }],
}
const none = { status: 'not_defined', reason: 'Not here.' }
const ok = (value: number) => ({ status: 'ok' as const, value })
const found = (values: readonly (number | null)[]): Found => ({
  label: 'computed, not official',
  period: '2021',
  national: 45,
  values: values.map((value, at) => ({
    location: [27, 41][at] ?? 27,
    name: ['Kano', 'Sokoto'][at] ?? '',
    value,
  })),
  description: {
    status: 'ok',
    n: 2,
    missing: 35,
    mean: ok(35),
    weightedMean: { status: 'not_enough_information', reason: 'The population of a place is not known.' },
    median: 35,
    q1: 32.5,
    q3: 37.5,
    iqr: 5,
    sd: ok(7),
    cv: ok(20),
    min: { value: 30, names: ['Sokoto'] },
    max: { value: 40, names: ['Kano'] },
    skewness: none,
    mad: 5,
    outliers: [],
    nationalMismatch: true,
  },
  inequality: none,
  decomposition: none,
  notes: [],
})
const draw = (settingValues: object, answer?: Found) =>
  renderView(
    connectFakeHost({
      catalog,
      selection: { indicator: 18, datasource: 10, location: 1, period: '2021' },
      settingValues: { other: null, ...settingValues },
      methods: {
        'analysis.describe': ({ year }) => answer ?? found(year === '2018' ? [25, 33] : [40, 30]),
      },
    }),
    DescriptiveView,
  )

describe('DescriptiveView', () => {
  it('tells the states together, with what is missing and why a mean is not there', async () => {
    const html = await draw({})
    expect(html).toContain('30.0% (Sokoto)')
    expect(html).toContain('The population of a place is not known.')
    expect(html).toContain('differs from the published national figure by more than 5%')
    expect(html).toContain('No state lies far from the others.')
    expect(html).not.toContain('rose and')
  })

  it('compares with another period that was chosen', async () => {
    expect(await draw({ other: '2018' })).toContain('Of 2 states with both, 1 rose and 1 fell')
  })

  it('says why nothing is described', async () => {
    const description = { status: 'all_missing', reason: 'No place has a value.' }
    expect(await draw({}, { ...found([null, null]), description })).toContain('No place has a value.')
  })
})
