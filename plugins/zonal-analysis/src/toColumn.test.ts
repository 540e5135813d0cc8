import type { Location } from '@msdat/sdk'
import { zonePlaces, type Figure, type Subject } from '@msdat/sdk/kit'
import { describe, expect, it } from 'vitest'
import { toColumn } from './toColumn.ts'

const zone = { id: 4, name: 'North-West', level: 2, parent: 1 } as Location
const state = { id: 27, name: 'Kano', level: 3, parent: 4 } as Location
const figure = (location: number): Figure => ({
  indicator: 7,
  datasource: 2,
  location,
  period: '2018',
  value: 20,
  valueType: 2,
  lower: null,
  upper: null,
  citation: 0,
})

function columns(figures: Figure[]) {
  const subject = {
    catalog: { locations: [zone, state] },
    indicator: { desirable_slope: 'Positive' },
    targets: [],
  } as unknown as Subject
  const places = zonePlaces(subject, figures, { way: 'mean', population: new Map() })
  return places.map((one) => toColumn(one, new Map(), undefined))
}

describe('toColumn', () => {
  it('marks a computed zone in its code and in its name, and explains the mark', () => {
    const [column] = columns([figure(27)])
    expect(column).toMatchObject({
      label: 'North-West*',
      code: 'NW*',
      note: 'Computed: plain mean of its states',
    })
  })

  it('marks no published figure', () => {
    const labels = columns([figure(4), figure(27)]).map(({ label, code }) => `${label} ${code}`)
    expect(labels).toEqual(['North-West NW', 'Kano KAN'])
  })
})
