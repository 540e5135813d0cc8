import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { PlacesView } from './PlacesView.tsx'
import { withNationalSamples, type RoundFigure } from './readRounds.ts'
import { RoundsView } from './RoundsView.tsx'
import { tellVerdict } from './tellVerdict.tsx'

const round = (value: number, more: Partial<RoundFigure> = {}): RoundFigure => ({
  indicator: 18,
  datasource: 2,
  location: 1,
  period: '2018',
  value,
  valueType: 2,
  lower: null,
  upper: null,
  citation: 0,
  sample: null,
  ...more,
})

describe('the change between two rounds', () => {
  it('is better or worse by the direction of the indicator', () => {
    const fall = { difference: -30, change: 'fall', p: 0.001, isApproximate: false } as const
    expect(tellVerdict(fall, 'Negative')).toBe('A fall, better')
    expect(tellVerdict(fall, 'Positive')).toBe('A fall, worse')
    expect(tellVerdict(fall, 'Unknown')).toBe('A fall')
  })
})

const catalog = fillCatalog({
  indicators: [
    { id: 18, short_name: 'DPT3' },
    { id: 9, short_name: 'Beds' },
  ],
  datasources: [{ id: 2, datasource: 'NDHS' }],
  locations: [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 8, name: 'Abia', level: 3 },
  ],
})
const value = (location: number, period: string, value: number, value_type = 2) => ({
  indicator: 18,
  datasource: 2,
  location,
  period,
  value,
  value_type,
})
const values = [
  value(1, '2013', 38),
  value(1, '2018', 50),
  value(1, '2024', 53.4),
  value(8, '2018', 70),
  value(8, '2024', 40),
  value(8, '2018', 200, 7),
  value(8, '2024', 200, 7),
]

it('the sample of the nation is that of its zones, where each states one', () => {
  const nation = [round(50), round(53, { period: '2024' })]
  const zone = (location: number, period: string) => round(50, { location, period, sample: 100 })
  const zones = [zone(4, '2018'), zone(5, '2018'), zone(4, '2024')]
  expect(withNationalSamples(nation, zones, 2).map(({ sample }) => sample)).toEqual([200, null])
})

it('the rounds of a survey stand side by side, and nothing is said that nobody can tell', async () => {
  const settingValues = { survey: 2, place: 1, area: null, view: 'auto', sort: '' }
  const html = await renderView(connectFakeHost({ catalog, values, settingValues }), RoundsView)
  for (const text of [
    '2013',
    '38.0%',
    '53.4%',
    '+3.4 points (2018)',
    'Cannot be told: no interval is published',
  ])
    expect(html).toContain(text)
  expect(html).not.toContain('Beds')
})

it('the states are compared between the last two rounds', async () => {
  const settingValues = { survey: 2, indicator: 18, level: 'state' }
  const html = await renderView(connectFakeHost({ catalog, values, settingValues }), PlacesView)
  expect(html).toContain('From 2018 to 2024, 0 of 1 places rose clearly, 1 fell clearly')
})
