import type { HostOutput } from '@msdat/sdk'
import { connectFakeHost, fillCatalog, renderView, type FakeValue } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { PredictiveView } from './PredictiveView.tsx'

const catalog = fillCatalog({
  indicators: [
    { id: 18, short_name: 'DPT3', program_area: 'Immunization', national_target: 90, datasources: [10] },
    { id: 20, short_name: 'Measles', program_area: 'Immunization', datasources: [10] },
    { id: 21, short_name: 'Polio', datasources: [10] },
  ],
  datasources: [
    { id: 10, datasource: 'WUENIC', classification: 'Estimate' },
    { id: 11, datasource: 'NDHS', classification: 'Survey' },
  ],
  locations: [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 4, name: 'North-West', level: 2, parent: 1 },
    { id: 27, name: 'Kano', level: 3, parent: 4 },
    { id: 41, name: 'Sokoto', level: 3, parent: 4 },
  ],
})
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
/** Too few values to predict from. */
const few = { Actual: actual.slice(0, 5), Predicted: [], card: null }
const selection = { indicator: 18, datasource: 10, location: 1 }
const settingValues = { horizon: 2 }

interface Drawn {
  answer?: HostOutput<'analysis.predict'>
  places?: number[]
  /** Those of the selected source, in place of eight. */
  values?: FakeValue[]
  location?: number
  datasource?: number
}

const draw = ({ answer = prediction, values, ...selected }: Drawn = {}) =>
  renderView(
    connectFakeHost({
      catalog,
      values: values ?? actual.map(({ period, value: figure }) => value(18, 1, period, figure)),
      selection: { ...selection, ...selected },
      settingValues,
      methods: {
        'analysis.predict': ({ datasource, location }) =>
          location === 41 || datasource === 11 ? { ...answer, ...few } : answer,
      },
    }),
    PredictiveView,
  )

describe('PredictiveView', () => {
  it('tells the prediction as far as was asked, its model, its skill and the chance to meet the target', async () => {
    const html = await draw()
    expect(html).toContain('From 57.0% in 2022 to 59.0% in 2024, with 95% between 52.0% and 66.0%.')
    expect(html).toContain('Treat as indicative')
    expect(html).toContain('Error 40% smaller than that of the last value')
    expect(html).toContain('75% of the values, before widening')
    expect(html).toContain('Chance to meet it in 2030')
    expect(html).toContain('+4.1 points a year')
    expect(html).not.toContain('Back to')
  })

  it('opens with the source that has most values where the selected one has too few, and says so', async () => {
    const ofBest = actual.map(({ period, value: figure }) => value(18, 1, period, figure))
    const ofSelected = [{ ...value(18, 1, '2018', 50), datasource: 11 }]
    const html = await draw({ values: [...ofBest, ...ofSelected], datasource: 11 })
    expect(html).toContain(
      'NDHS has 1 value for Nigeria; a prediction needs 7. So WUENIC is shown, which has the most: 8. ',
    )
    expect(html).toContain('Back to NDHS')
    expect(html).toContain('From 57.0% in 2022')
    expect(html).not.toContain('no prediction')
  })

  it('offers indicators of the nation where no source of this one has enough, nearest first', async () => {
    const longOf = (indicator: number) => years.map((year) => value(indicator, 1, String(year), 50))
    const html = await draw({
      answer: { ...prediction, ...few },
      location: 27,
      values: [value(18, 27, '2018', 40), ...longOf(21), ...longOf(20), ...longOf(18)],
    })
    expect(html).toContain('A prediction needs 7 values or more. WUENIC has 5 for Kano')
    expect(html).toMatch(/DPT3, Nigeria \(8 values\).*Measles, Nigeria \(8 values\).*Polio, Nigeria/s)
    expect(html).not.toContain('Model card')
  })

  it('gives each pinned place its own forecast, and says which one has too few values', async () => {
    const html = await draw({ places: [27, 41] })
    expect(html).toContain('DPT3: pinned places beside Nigeria')
    expect(html).toMatch(/<h4[^>]*>Nigeria<\/h4>.*<h4[^>]*>Kano<\/h4>/)
    expect(html).not.toMatch(/<h4[^>]*>Sokoto<\/h4>/)
    expect(html).toContain('WUENIC has 5 for Sokoto, so nothing is predicted.')
    expect(await draw()).not.toContain('pinned places')
  })
})
