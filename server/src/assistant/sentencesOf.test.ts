import { expect, it } from 'vitest'
import { sentencesOf } from './sentencesOf.ts'

const facts = {
  indicator: 'Skilled birth attendance',
  area: 'RMNCH',
  unit: 'in percentage',
  slope: 'Positive',
  source: 'NDHS',
  place: 'Nigeria',
  period: '2024',
  value: 46,
  interval: null,
  trend: { period: '2018', value: 43.4, change: 2.6 },
  rank: null,
  target: { kind: 'national', value: 57, gap: -11 },
  agreement: [{ source: 'World Bank', period: '2022', value: 50.7 }],
  flags: [],
} as Parameters<typeof sentencesOf>[0]

it('tells figures in their unit, and which way they moved', () => {
  expect(sentencesOf(facts)).toEqual([
    'Skilled birth attendance in Nigeria was 46.0%, by NDHS 2024.',
    'The figure before, of 2018, was 43.4%: a rise of 2.6 points.',
    'The national target is 57.0%; the figure is 11.0 points below it.',
    'Other sources near this period, which may repeat one another: World Bank 2022: 50.7%.',
  ])
})

it('tells rates and counts in theirs', () => {
  const rate = { ...facts, unit: 'per 1000', value: 110, interval: { lower: 101, upper: 119.25 } }
  expect(sentencesOf(rate)[0]).toContain(
    'was 110.0 per 1,000 (interval 101.0 per 1,000 to 119.25 per 1,000), by',
  )
  const count = {
    ...facts,
    unit: '1',
    value: 216_783_000,
    trend: { period: '2018', value: 4.8, change: -0.5 },
  }
  expect(sentencesOf(count).slice(0, 2)).toEqual([
    'Skilled birth attendance in Nigeria was 216,783,000, by NDHS 2024.',
    'The figure before, of 2018, was 4.8: a fall of 0.5.',
  ])
})
