import type { Catalog, DataSource, Indicator, Location } from '@msdat/sdk'
import { emptyText, valueTypes } from '@msdat/sdk/kit'
import { connectFakeHost, renderView, type FakeValue } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { OverviewView } from './OverviewView.tsx'

const at = '2026-11-21T08:00:00Z'
const moments = { created_at: at, updated_at: at }
const indicator: Indicator = {
  id: 7,
  full_name: 'Skilled attendance at birth',
  short_name: 'Skilled birth attendance',
  description: '',
  factor: 2,
  desirable_slope: 'Positive',
  indicator_type: 'Outcome',
  program_area: 'RMNCH',
  national_target: 57,
  national_source: '',
  national_information: '',
  sdg_target: null,
  sdg_information: '',
  first_related: 999,
  second_related: null,
  third_related: null,
  fourth_related: null,
  datasources: [2, 7],
  ...moments,
}
const source = (
  id: number,
  datasource: string,
  classification: DataSource['classification'],
): DataSource => ({
  id,
  datasource,
  classification,
  full_name: datasource,
  description: '',
  year_available: '',
  period_available: '',
  methodology: '',
  subnational_data: '',
  link: '',
  simulated: false,
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
  indicators: [indicator],
  datasources: [source(7, 'World Bank', 'Estimate'), source(2, 'NDHS', 'Survey')],
  locations: [
    place(1, 'Nigeria', 1, null),
    place(4, 'North-West', 2, 1),
    place(27, 'Kano', 3, 4),
    place(41, 'Sokoto', 3, 4),
  ],
  levels: [],
  valueTypes: [],
  factors: [{ id: 2, display_factor: 'in percentage', multiplier_factor: 100 }],
}
const value = (datasource: number, location: number, period: string, value: number): FakeValue => ({
  indicator: 7,
  datasource,
  location,
  period,
  value,
  value_type: datasource === 2 ? 2 : 1,
})
const values = [
  value(2, 1, '2018', 43.2),
  value(2, 27, '2018', 20.14),
  value(7, 1, '2022', 50.7),
  value(7, 1, '2021', 48),
]
const settingValues = { range: 'auto' }
const selection = { indicator: 7, datasource: 2, period: '2018', target: { national: true, sdg: true } }

describe('OverviewView', () => {
  it('shows each source with its newest figure and the year of that figure', async () => {
    const html = await renderView(
      connectFakeHost({ catalog, values, settingValues, selection }),
      OverviewView,
    )
    expect(html).toMatch(/NDHS:<\/span><strong>43\.2%<\/strong><small>2018/)
    expect(html).toMatch(/World Bank:<\/span><strong>50\.7%<\/strong><small>2022/)
    expect(html).not.toContain('48.0%')
  })

  it('answers first: the figure, its gap to the target, who agrees and when data came in', async () => {
    const html = await renderView(
      connectFakeHost({ catalog, values, settingValues, selection }),
      OverviewView,
    )
    const [answer = ''] = html.split('What each source says')
    expect(answer).toContain('43.2%')
    expect(answer).toContain('13.8 points below the national target of 57.0%')
    expect(answer).toContain('The one other independent source within 3 years agrees')
    expect(answer).toContain('Where this number comes from')
    expect(html.match(/November 21st, 2026/g)).toHaveLength(1)
  })

  it('shows pinned places beside the chosen one, and says where one has no figure', async () => {
    const pinned = { ...selection, location: 27, places: [1, 41] }
    const html = await renderView(
      connectFakeHost({ catalog, values, settingValues, selection: pinned }),
      OverviewView,
    )
    const [answer = ''] = html.split('What each source says')
    expect(answer).toMatch(/Nigeria <strong>43\.2%/)
    expect(answer).toContain('Sokoto: no data')
    expect(answer).toContain('Rank 1 of 1 states, highest first')
  })

  it('draws the trend of pinned places beside that of the chosen one, and lists their years', async () => {
    const pinned = { ...selection, location: 1, places: [27] }
    const draw = (trend: string) =>
      renderView(
        connectFakeHost({
          catalog,
          values: [...values, value(2, 27, '2013', 13.7)],
          settingValues: { ...settingValues, trend, trendHidden: '' },
          selection: pinned,
        }),
        OverviewView,
      )
    expect(await draw('line')).toContain('Kano, NDHS')
    const table = await draw('table')
    expect(table.slice(table.indexOf('all sources and years'))).toMatch(/Kano.*NDHS.*2013.*13\.7%/)
  })

  it('switches the confidence range on and off, and lists the sources that state one', async () => {
    const bounds = [value(2, 1, '2018', 41), value(7, 1, '2022', 48)].flatMap((lower) => [
      { ...lower, value_type: valueTypes.lowerBound },
      { ...lower, value_type: valueTypes.upperBound, value: lower.value + 5 },
    ])
    const bounded = [...values, ...bounds]
    const draw = async (range: string) => {
      const html = await renderView(
        connectFakeHost({ catalog, values: bounded, settingValues: { range }, selection }),
        OverviewView,
      )
      const isOn = /role="switch" checked=""\/?><span>Confidence range/.test(html)
      const list = /<fieldset[^>]*Source of the confidence range.*?<\/fieldset>/.exec(html)?.[0] ?? ''
      return { isOn, list, isSwitchThere: html.includes('Confidence range') }
    }
    const auto = await draw('auto')
    expect(auto.isOn).toBe(true)
    expect(auto.list).toMatch(/checked=""\/?><span>NDHS<.*<span>World Bank</)
    expect((await draw('7')).list).toMatch(/<span>NDHS<.*checked=""\/?><span>World Bank</)
    expect(await draw('off')).toEqual({ isOn: false, list: '', isSwitchThere: true })
  })

  it('draws the trend as a line or as columns, by a toggle of Line and Column', async () => {
    const draw = (trend: string) =>
      renderView(
        connectFakeHost({ catalog, values, settingValues: { ...settingValues, trend }, selection }),
        OverviewView,
      )
    const toggleOf = (html: string) => {
      const [, buttons = ''] = /aria-label="How to draw [^"]* over time">(.*?)<\/fieldset>/.exec(html) ?? []
      return [...buttons.matchAll(/aria-pressed="(\w+)">(\w+)</g)].map(([, isOn, label]) => [label, isOn])
    }
    const [line, column] = [await draw('line'), await draw('column')]
    expect(toggleOf(line)).toEqual([
      ['Line', 'true'],
      ['Column', 'false'],
    ])
    expect(toggleOf(column)).toEqual([
      ['Line', 'false'],
      ['Column', 'true'],
    ])
    expect(line).toContain('aria-label="Lines: Skilled birth attendance')
    expect(column).toContain('aria-label="Columns: Skilled birth attendance')
  })

  it('leaves out lines that the address says are switched off', async () => {
    const draw = (trendHidden: string) =>
      renderView(
        connectFakeHost({ catalog, values, settingValues: { ...settingValues, trendHidden }, selection }),
        OverviewView,
      )
    const offOf = async (hidden: string) => (await draw(hidden)).split('aria-pressed="false"').length
    expect(await offOf('7')).toBe((await offOf('')) + 1)
  })

  it('tells the states in words, and counts those without a figure', async () => {
    const html = await renderView(
      connectFakeHost({ catalog, values, settingValues, selection }),
      OverviewView,
    )
    expect(html).toContain('Nigeria: 43.2%.')
    expect(html).toContain('1 of 2 states have data')
  })

  it('says what is missing, and offers the nearest there is', async () => {
    const fake = connectFakeHost({
      catalog,
      values,
      settingValues,
      selection: { ...selection, period: '1999' },
    })
    const html = await renderView(fake, OverviewView)
    expect(html).toContain(emptyText)
    expect(html).toContain('NDHS 2018 (1 state)')
  })

  it('stands for a place without any figure', async () => {
    const html = await renderView(
      connectFakeHost({ catalog, values, settingValues, selection: { ...selection, location: 41 } }),
      OverviewView,
    )
    expect(html).toContain('No source has a figure for Sokoto.')
    expect(html).toContain('Back to National')
  })

  it('says so where the catalog no longer has what is selected', async () => {
    const fake = connectFakeHost({
      catalog,
      values,
      settingValues,
      selection: { ...selection, indicator: 12345 },
    })
    expect(await renderView(fake, OverviewView)).toContain(emptyText)
  })

  it('offers no download where the visitor took that permission back', async () => {
    const all = await renderView(connectFakeHost({ catalog, values, settingValues, selection }), OverviewView)
    const granted = ['data:read', 'selection:read', 'selection:write'] as const
    const less = await renderView(
      connectFakeHost({ catalog, values, settingValues, selection, granted }),
      OverviewView,
    )
    expect(all).toContain('Download Skilled birth attendance by state')
    expect(less).not.toContain('Download')
  })
})
