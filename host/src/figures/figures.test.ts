import { expect, test } from 'vitest'
import type { DataColumns } from '@msdat/sdk/contracts/data'
import { figureNumber, figureText, intervalText, unitWords } from './figureText.ts'
import { readFigures } from './readFigures.ts'

const columns: DataColumns = {
  version: 'v1',
  count: 4,
  id_steps: [1, 1, 1, 1],
  indicator: [18, 18, 18, 18],
  datasource: [2, 2, 2, 2],
  location: [27, 27, 27, 8],
  period: { values: ['2018', '2024'], codes: [1, 1, 1, 0] },
  value_type: [3, 2, 4, 2],
  value: [40.5, 47.6, 54.7, 80],
  citation: [1, 1, 1, 1],
}

test('bounds are joined to the figure of the same source, place and period, and to no other', () => {
  const shared = { indicator: 18, datasource: 2, citation: 1 }
  expect(readFigures(columns)).toEqual([
    { ...shared, location: 27, period: '2024', value: 47.6, lower: 40.5, upper: 54.7 },
    { ...shared, location: 8, period: '2018', value: 80, lower: null, upper: null },
  ])
})

test.each([
  [47.56, 'in percentage', '47.6%'],
  [39.3, 'per 1000', '39.3 per 1,000'],
  [512, 'per 100,000', '512.0 per 100,000'],
  [15462177, '1', '15,462,177'],
  [5.8, '1', '5.8'],
])('%d %s reads %s', (value, display_factor, text) => {
  expect(figureText(value, { display_factor })).toBe(text)
})

test('a figure without bounds has no interval', () => {
  const unit = { display_factor: 'in percentage' }
  expect(intervalText({ lower: null, upper: 3 }, unit)).toBe('')
  expect(intervalText({ lower: 1, upper: 3 }, unit)).toBe('1.0% to 3.0%')
  const rate = { display_factor: 'per 1000' }
  expect(intervalText({ lower: 46.7, upper: 73.6 }, rate)).toBe('46.7 to 73.6 per 1,000')
  expect(figureText(0.381, rate)).toBe('0.38 per 1,000')
  expect([figureNumber(0.381, rate), unitWords(rate), unitWords(unit)]).toEqual(['0.38', 'per 1,000', ''])
})
