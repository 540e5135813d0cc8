import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { ComparisonView } from './ComparisonView.tsx'
import { RelationshipsView } from './RelationshipsView.tsx'

const catalog = fillCatalog({
  indicators: [
    { id: 1, short_name: 'DPT3' },
    { id: 2, short_name: 'Measles' },
    { id: 3, short_name: 'Under-five mortality', factor: 2 },
    { id: 4, short_name: 'Stunting' },
  ],
  datasources: [{ id: 1, datasource: 'NDHS' }],
  locations: [{ id: 1, name: 'Nigeria', level: 1 }],
  factors: [
    { id: 1, display_factor: 'in percentage', multiplier_factor: 100 },
    { id: 2, display_factor: 'per 1000', multiplier_factor: 1000 },
  ],
})
const value = (indicator: number, period: string, value: number) => ({
  indicator,
  period,
  value,
  datasource: 1,
  location: 1,
})
const values = [value(1, '2013', 38), value(1, '2018', 50), value(2, '2018', 54), value(3, '2018', 132)]
const settingValues = { compareBy: 'Period', indicators: [1, 2, 3, 4], isIndexed: false, baseYear: null }

it('draws one panel for each unit and names what has no figures', async () => {
  const html = await renderView(connectFakeHost({ values, settingValues, catalog }), ComparisonView)
  expect(html).toContain('2 indicators (%) over time')
  // Of one year there is no line: its figure is a dot.
  expect(html).toContain('Under-five mortality in 2018')
  expect(html).toContain('NDHS has no other year here')
  expect(html).toContain('No figures of NDHS in Nigeria for: Stunting.')
})

it('compares at most 20', async () => {
  const indicators = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, short_name: `I${at + 1}` }))
  const many = indicators.map(({ id }) => value(id, '2018', id))
  const host = connectFakeHost({
    values: many,
    settingValues: { ...settingValues, indicators: indicators.map(({ id }) => id) },
    catalog: fillCatalog({ ...catalog, indicators }),
  })
  expect(await renderView(host, ComparisonView)).toContain('20 indicators')
})

it('puts all units on one index where it is asked to', async () => {
  const host = connectFakeHost({ values, settingValues: { ...settingValues, isIndexed: true }, catalog })
  const html = await renderView(host, ComparisonView)
  expect(html).toContain('Index, 2018 = 100')
})

it('says first how the indicators are related, and always that this is no cause', async () => {
  const host = connectFakeHost({
    values,
    settingValues,
    catalog,
    methods: {
      'analysis.correlate': () => ({
        label: 'computed, not official',
        units: 'periods',
        cells: [],
        levels: [],
        notes: ['0 years are shared.'],
      }),
    },
  })
  const html = await renderView(host, RelationshipsView)
  expect(html).toContain('not whether one causes the other')
  expect(html.indexOf('How the indicators are related')).toBeLessThan(html.indexOf('indicators (%)'))
  expect(html).toContain('0 years are shared.')
})

it('has a line for each pinned place, and leaves out those that the address says are switched off', async () => {
  const locations = [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 27, name: 'Kano', level: 3 },
  ]
  const draw = (hidden: string) =>
    renderView(
      connectFakeHost({
        values: [...values, { ...value(1, '2018', 21), location: 27 }],
        settingValues: { ...settingValues, indicators: [1], hidden },
        selection: { location: 1, places: [27] },
        catalog: fillCatalog({ ...catalog, locations }),
      }),
      ComparisonView,
    )
  const html = await draw('')
  expect(html).toContain('Nigeria, Kano')
  expect(html).toMatch(/aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Kano/)
  expect(await draw('1 27')).toMatch(/aria-pressed="false"[^>]*>(?:(?!<\/button>).)*Kano/)
})

it('relates the indicators in each pinned place, beside the chosen one', async () => {
  const shown = { compareBy: 'Period', indicators: [1, 2], relations: 'table' }
  const found = (r: number) => ({
    label: 'computed, not official' as const,
    units: 'periods' as const,
    cells: [{ ...related, correlation: { ...related.correlation, r } }],
    levels: [],
    notes: [],
  })
  const host = connectFakeHost({
    values,
    settingValues: { ...settingValues, ...shown },
    selection: { location: 1, places: [27] },
    catalog: fillCatalog({
      ...catalog,
      locations: [
        { id: 1, name: 'Nigeria', level: 1 },
        { id: 27, name: 'Kano', level: 3 },
      ],
    }),
    methods: { 'analysis.correlate': ({ location }) => found(location === 27 ? -0.31 : 0.52) },
  })
  const html = await renderView(host, RelationshipsView)
  expect(html).toMatch(/Nigeria<\/div><\/td><td[^>]*>0\.52<.*Kano<\/div><\/td><td[^>]*>−0\.31</)
})

const related = {
  indicators: [1, 2],
  correlation: {
    status: 'ok' as const,
    method: 'spearman' as const,
    r: 0,
    n: 9,
    isSmall: true,
    interval: null,
    t: 0.4,
    p: 0.7,
    pBy: 't' as const,
    strength: 'weak',
  },
  q: null,
  isBold: false,
  leaveOneOut: { status: 'too_few_points' as const, reason: '' },
  weighted: null,
  warnings: [],
}
