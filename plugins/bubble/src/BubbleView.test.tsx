import { connectFakeHost, fillCatalog, renderView, type FakeValue } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { BubbleView } from './BubbleView.tsx'

const catalog = fillCatalog({
  indicators: [
    { id: 18, short_name: 'DPT3', national_target: 90, datasources: [10] },
    { id: 20, short_name: 'Measles', national_target: 90, datasources: [10] },
    { id: 7, short_name: 'Population', indicator_type: 'Population', datasources: [10] },
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

const values = [
  value(18, 27, '2018', 20),
  value(20, 27, '2018', 25),
  value(18, 27, '2021', 30),
  value(20, 27, '2021', 35),
  value(18, 41, '2021', 0),
  value(20, 41, '2021', 5),
  value(7, 27, '2016', 13_000_000),
  value(7, 41, '2016', 5_000_000),
]
const draw = (more: object = {}, period = '2021', some = values, places: number[] = []) =>
  renderView(
    connectFakeHost({
      catalog,
      values: some,
      selection: { indicator: 18, datasource: 10, location: 1, places, period },
      settingValues: { x: 18, y: 20, size: null, trails: true, log: false, chosen: 0, ...more },
    }),
    BubbleView,
  )

describe('BubbleView', () => {
  it('draws states that have all three, and says of which year the sizes are', async () => {
    const html = await draw()
    expect(html).toContain('2 states by DPT3 across and Measles upwards; the area of each is its Population.')
    expect(html).toContain('Sizes are the newest figures of each state: 2016.')
  })

  it('lists who is missing, and who has no logarithm', async () => {
    expect(await draw({}, '2021', values.slice(0, 7))).toContain('one of the three is missing: Sokoto.')
    expect(await draw({ log: true })).toContain('a value of 0 has no logarithm: Sokoto.')
  })

  it('offers the years that have figures where the chosen one has none', async () => {
    const html = await draw({}, '2016')
    expect(html).toContain('WUENIC 2018')
    expect(html).toContain('WUENIC 2021')
  })

  it('marks pinned states, and leaves out zones that the address says are switched off', async () => {
    const html = await draw({ chart: 'table' }, '2021', values, [41])
    expect(html).toMatch(/<tr[^>]*data-selected=""[^>]*>(?:(?!<\/tr>).)*Sokoto/)
    expect(html).not.toMatch(/<tr[^>]*data-selected=""[^>]*>(?:(?!<\/tr>).)*Kano/)
    expect(await draw({ hidden: 'North-West' })).toContain('aria-pressed="false"')
  })
})
