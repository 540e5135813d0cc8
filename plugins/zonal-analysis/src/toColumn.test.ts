import type { Catalog, Indicator, Location } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'
import { describe, expect, it } from 'vitest'
import { toColumn } from './toColumn.ts'
import { zonePlaces } from './zonal/zonePlaces.ts'

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
  const places = zonePlaces({
    figures,
    catalog: { locations: [zone, state], factors: [] as Catalog['factors'] } as Catalog,
    indicator: { desirable_slope: 'Positive' } as Indicator,
    targets: [],
    computing: { way: 'mean', population: new Map() },
  })
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
