import type { Catalog, HostOutput, Indicator, Location } from '@msdat/sdk'
import { connectFakeHost, renderView, type FakeValue } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { PredictiveView } from './PredictiveView.tsx'

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
const years = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022]
const actual = years.map((year, i) => ({ period: String(year), value: 50 + i }))
const prediction: HostOutput<'analysis.predict'> = {
  Actual: actual,
  Predicted: [2023, 2024, 2025].map((year, i) => ({
    period: String(year),
    value: 58 + i,
    intervals: [
      { level: 50, lower: 57 + i, upper: 59 + i },
      { level: 80, lower: 55, upper: 62 + i },
      { level: 95, lower: 52, upper: 65 + i },
    ],
  })),
  label: 'computed, not official',
  status: 'ok',
  reason: null,
  card: {
    model: 'drift',
    kind: 'regular',
    scale: 'logit',
    n: 8,
    horizon: 4,
    parameters: {},
    chosenBy: 'rolling origin',
    candidates: [{ name: 'drift', score: 1.2, coverage95: 0.75 }],
    backTest: {
      status: 'ok',
      origins: 3,
      forecasts: 8,
      mae: 1.2,
      rmse: 1.5,
      smape: 2,
      mase: 0.8,
      skill: 0.4,
      coverage95: 0.75,
      meanWidth: 8,
      widening: 1.6,
    },
    isIndicative: true,
    notes: ['All intervals are drawn 1.6 times as wide.'],
    seed: 1,
  },
  targets: {
    national: {
      status: 'ok',
      target: 90,
      period: '2030',
      probability: 0.03,
      requiredPerYear: 4.1,
      achievedPerYear: 1,
      changeUnit: 'points',
      isBeyondShown: true,
    },
    sdg: null,
  },
  excluded: 0,
}
const selection = { indicator: 18, datasource: 10, location: 1 }
const settingValues = { horizon: 2 }

const draw = (answer: HostOutput<'analysis.predict'>) => {
  const values = actual.map(({ period, value: figure }) => value(18, 1, period, figure))
  const methods = { 'analysis.predict': () => answer }
  return renderView(connectFakeHost({ catalog, values, selection, settingValues, methods }), PredictiveView)
}

describe('PredictiveView', () => {
  it('tells the prediction as far as was asked, its model, its skill and the chance to meet the target', async () => {
    const html = await draw(prediction)
    expect(html).toContain('From 57.0% in 2022 to 59.0% in 2024, with 95% between 52.0% and 66.0%.')
    expect(html).toContain('Treat as indicative')
    expect(html).toContain('Error 40% smaller than that of the last value')
    expect(html).toContain('75% of the values, before widening')
    expect(html).toContain('Chance to meet it in 2030')
    expect(html).toContain('+4.1 points a year')
  })

  it('says that fewer than seven values are not enough', async () => {
    const html = await draw({ ...prediction, Actual: actual.slice(0, 5), Predicted: [], card: null })
    expect(html).toContain('A prediction needs 7 values or more. WUENIC has 5 for Nigeria')
    expect(html).not.toContain('Model card')
  })
})
