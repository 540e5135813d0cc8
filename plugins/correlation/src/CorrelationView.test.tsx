import { connectFakeHost, fillCatalog, renderView, type FakeValue } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { CorrelationView } from './CorrelationView.tsx'
import type { Cell } from './pairs.ts'

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
const draw = (shown: Cell, more: object = {}, places: number[] = []) =>
  renderView(
    connectFakeHost({
      catalog,
      values: [value(18, 27, '2021', 40), value(20, 27, '2021', 45), value(18, 41, '2021', 30)],
      selection: { indicator: 18, datasource: 10, location: 1, places, period: '2021' },
      settingValues: { ...settingValues, ...more },
      methods: {
        'analysis.correlate': ({ location, compareBy }) => ({
          label: 'computed, not official',
          units: compareBy === 'Period' ? 'periods' : 'states',
          cells: [location === 27 ? { ...shown, correlation: { ...shown.correlation, r: 0.11 } } : shown],
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

  it('marks pinned states in the table of the pair', async () => {
    const html = await draw(cell, { scatter: 'table' }, [27])
    expect(html).toMatch(/<tr[^>]*data-selected=""[^>]*>(?:(?!<\/tr>).)*Kano/)
    expect(html).not.toMatch(/<tr[^>]*data-selected=""[^>]*>(?:(?!<\/tr>).)*Sokoto/)
  })

  it('over periods gives pinned places coefficients and points of their own, in cell, tables and notes', async () => {
    const html = await draw(cell, { units: 'periods', matrix: 'table', scatter: 'table' }, [27])
    expect(html).toMatch(/<td[^>]*><div[^>]*>Kano<\/div><\/td><td[^>]*>0\.11</)
    expect(html).toContain('Kano: r = 0.11 (moderate)')
    expect(html).toMatch(/<th scope="row">2021<\/th><td><div[^>]*>Kano/)
    expect(await draw(cell, { units: 'periods' })).not.toContain('Kano: r')
  })
})
