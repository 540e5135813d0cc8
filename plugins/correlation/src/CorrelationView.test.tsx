import type { Catalog, Indicator, Location } from '@msdat/sdk'
import { connectFakeHost, renderView, type FakeValue } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { CorrelationView } from './CorrelationView.tsx'
import type { Cell } from './pairs.ts'

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
const value = (indicator: number, location: number, period: string, value: number): FakeValue => ({
  indicator,
  datasource: 10,
  location,
  period,
  value,
})
const cell: Cell = {
  indicators: [18, 20],
  correlation: {
    status: 'ok',
    method: 'spearman',
    r: 0.62,
    n: 37,
    isSmall: false,
    interval: [0.35, 0.79],
    t: 4.7,
    p: 0.00004,
    pBy: 't',
    strength: 'moderate',
  },
  q: 0.00004,
  isBold: true,
  leaveOneOut: { status: 'ok', min: 0.58, max: 0.66, mostInfluential: 'Kano', signFlips: false },
  weighted: null,
  warnings: [],
}
const settingValues = { indicators: [18, 20], units: 'states', method: 'spearman', pair: '' }
const draw = (shown: Cell, more: object = {}) =>
  renderView(
    connectFakeHost({
      catalog,
      values: [value(18, 27, '2021', 40), value(20, 27, '2021', 45), value(18, 41, '2021', 30)],
      selection: { indicator: 18, datasource: 10, location: 1, period: '2021' },
      settingValues: { ...settingValues, ...more },
      methods: {
        'analysis.correlate': () => ({
          label: 'computed, not official',
          units: 'states',
          cells: [shown],
          levels: [],
          notes: ['States are the units: what holds between states need not hold between people.'],
        }),
      },
    }),
    CorrelationView,
  )

describe('CorrelationView', () => {
  it('tells each pair, the pair below, and who is missing', async () => {
    const html = await draw(cell)
    expect(html).toContain('1 of 1 pairs can be told from chance')
    expect(html).toContain('r = 0.62 (moderate); n = 37; 95% interval 0.35 to 0.79')
    expect(html).toContain('leaving one out: 0.58 to 0.66, most moved by Kano')
    expect(html).toContain('States are the units')
    expect(html).toContain('Without one of the two: Sokoto.')
  })

  it('gives the reason where a pair has no coefficient', async () => {
    const correlation = { status: 'too_few_points', reason: 'Both have figures in 4 years.' }
    expect(await draw({ ...cell, correlation, q: null, isBold: false })).toContain(
      'Both have figures in 4 years.',
    )
  })

  it('asks for two indicators', async () => {
    expect(await draw(cell, { indicators: [18] })).toContain('Choose two indicators or more')
  })
})
