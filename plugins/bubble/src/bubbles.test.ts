import type { Location } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'
import { expect, it } from 'vitest'
import { bubblesOf, sharedYears, toLog } from './bubbles.ts'

const figure = (indicator: number, location: number, period: string, value: number): Figure => ({
  indicator,
  datasource: 1,
  location,
  period,
  value,
  valueType: 2,
  lower: null,
  upper: null,
  citation: 0,
})
const place = (id: number, name: string, level: number, parent: number | null): Location => ({
  id,
  name,
  level,
  parent,
  created_at: '',
  updated_at: '',
})
const catalog = {
  locations: [place(4, 'North-West', 2, 1), place(27, 'Kano', 3, 4), place(41, 'Sokoto', 3, 4)],
}
const figures = [
  figure(1, 27, '2013', 10),
  figure(2, 27, '2013', 20),
  figure(1, 27, '2018', 15),
  figure(2, 27, '2018', 0),
  figure(1, 41, '2018', 9),
]

it('a state without a figure keeps its place and is never 0', () => {
  const sizeFigures = [figure(3, 27, '2016', 13), figure(3, 27, '2006', 9)]
  const bubbles = bubblesOf({ figures, sizeFigures, catalog, x: 1, y: 2, period: '2018' })
  expect(bubbles).toEqual([
    {
      id: '27',
      label: 'Kano',
      group: 'North-West',
      x: 15,
      y: 0,
      size: 13,
      trail: [{ period: '2013', x: 10, y: 20 }],
    },
    { id: '41', label: 'Sokoto', group: 'North-West', x: 9, y: null, size: null, trail: [] },
  ])
})

it('a year counts where one state has both figures', () => {
  expect(sharedYears(figures, 1, 2)).toEqual(['2013', '2018'])
  expect(sharedYears(figures, 1, 3)).toEqual([])
})

it('on logarithmic axes a value of 0 is left out', () => {
  const [kano] = bubblesOf({ figures, sizeFigures: [], catalog, x: 1, y: 2, period: '2018' })
  const drawn = kano && toLog(kano)
  expect(drawn?.y).toBeNull()
  expect(drawn?.x).toBeCloseTo(1.176, 3)
  expect(drawn?.trail[0]?.x).toBe(1)
})
