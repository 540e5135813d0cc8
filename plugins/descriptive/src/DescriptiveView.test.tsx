import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { DescriptiveView } from './DescriptiveView.tsx'
import type { Found } from './tellStates.ts'

const catalog = fillCatalog({
  indicators: [
    { id: 18, short_name: 'DPT3', national_target: 90, datasources: [10] },
    { id: 20, short_name: 'Measles', national_target: 90, datasources: [10] },
  ],
  datasources: [{ id: 10, datasource: 'WUENIC', classification: 'Estimate' }],
  locations: [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 4, name: 'North-West', level: 2, parent: 1 },
    { id: 27, name: 'Kano', level: 3, parent: 4 },
    { id: 41, name: 'Sokoto', level: 3, parent: 4 },
  ],
})
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
const draw = (settingValues: object, answer?: Found, places: number[] = []) =>
  renderView(
    connectFakeHost({
      catalog,
      selection: { indicator: 18, datasource: 10, location: 1, places, period: '2021' },
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

  it('marks pinned states in the table of the spread', async () => {
    const html = await draw({ spread: 'table' }, undefined, [27])
    expect(html).toMatch(/<tr[^>]*data-selected=""[^>]*>(?:(?!<\/tr>).)*Kano/)
    expect(html).not.toMatch(/<tr[^>]*data-selected=""[^>]*>(?:(?!<\/tr>).)*Sokoto/)
  })
})
