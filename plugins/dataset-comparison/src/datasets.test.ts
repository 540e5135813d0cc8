import type { Coverage, Location, Selection } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'
import { describe, expect, it } from 'vitest'
import { chooseSets } from './chooseSets.ts'
import { compareSets, countAgreeing, orderRows } from './compareSets.ts'
import type { DatasetSettings } from './DatasetSettings.ts'
import { tellConvention } from './DifferencesCard.tsx'
import { interpret, tellRatio } from './interpret.ts'
import { signed, tellRow } from './setColumns.ts'

const none: DatasetSettings = {
  firstSource: null,
  firstYear: null,
  secondSource: null,
  secondYear: null,
  thirdSource: null,
  thirdYear: null,
  fourthSource: null,
  fourthYear: null,
  order: 'alphabetical',
  tolerance: 10,
}
const selection = { datasource: 2, period: '2018' } as Selection
const coverage: Coverage = {
  indicator: 18,
  results: [
    { datasource: 2, location: 1, periods: ['2013', '2018'] },
    { datasource: 7, location: 1, periods: ['2018'] },
    { datasource: 1, location: 1, periods: ['2011', '2021'] },
    { datasource: 1, location: 27, periods: ['2021', '2018-04'] },
  ],
}
const place = (id: number, name: string, level: number) => ({ id, name, level }) as Location
const places = [
  place(1, 'Nigeria', 1),
  place(4, 'North-West', 2),
  place(27, 'Kano', 3),
  place(30, 'Lagos', 3),
]
const sets = [
  { datasource: 2, period: '2018' },
  { datasource: 1, period: '2021' },
]
const figure = (datasource: number, location: number, value: number, half: number | null = null) =>
  ({
    datasource,
    location,
    value,
    period: datasource === 2 ? '2018' : '2021',
    lower: half === null ? null : value - half,
    upper: half === null ? null : value + half,
  }) as Figure

describe('the sets', () => {
  it('are that of the other tabs and the best covered other source, in its nearest year of whole years', () => {
    expect(chooseSets(none, selection, coverage)).toEqual(sets)
  })

  it('are up to four as chosen, each once', () => {
    const chosen = {
      ...none,
      secondSource: 2,
      secondYear: '2013',
      thirdSource: 7,
      fourthSource: 2,
      fourthYear: '2018',
    }
    expect(chooseSets(chosen, selection, coverage)).toEqual([
      { datasource: 2, period: '2018' },
      { datasource: 2, period: '2013' },
      { datasource: 7, period: '2018' },
    ])
  })
})

describe('the comparison', () => {
  const figures = [
    figure(2, 1, 50, 2),
    figure(1, 1, 57, 3),
    figure(2, 27, 20),
    figure(2, 30, 80),
    figure(1, 30, 0),
  ]
  const rows = compareSets(sets, figures, { places, isPercentage: true })

  it('has the nation and the states, with gaps where a figure is missing', () => {
    expect(rows.map(({ place: { name } }) => name)).toEqual(['Nigeria', 'Kano', 'Lagos'])
    expect(rows[1]).toMatchObject({ difference: null, ratio: null })
    expect(rows[1]?.figures[1]).toBeNull()
  })

  it('has difference and ratio, with intervals only where both have bounds', () => {
    expect(rows[0]?.difference).toBe(-7)
    expect(rows[0]?.interval?.[0]).toBeCloseTo(-7 - Math.hypot(2, 3), 2)
    expect(rows[0]?.ratio).toBeCloseTo(50 / 57)
    expect(rows[2]).toMatchObject({ difference: 80, interval: null, ratio: null })
  })

  it('is ordered by disagreement after the nation, what cannot be compared last', () => {
    const order = orderRows(rows, 'disagreement').map(({ place: { name } }) => name)
    expect(order).toEqual(['Nigeria', 'Lagos', 'Kano'])
  })

  it('counts agreement over the states that both have', () => {
    expect(countAgreeing(rows, 10)).toEqual({ agree: 0, of: 1 })
    expect(countAgreeing(rows, 80)).toEqual({ agree: 1, of: 1 })
  })

  it('of more than two sets is the whole range', () => {
    const three = compareSets([...sets, { datasource: 7, period: '2018' }], figures, {
      places,
      isPercentage: true,
    })
    expect(three[0]).toMatchObject({ difference: 7, ratio: null })
  })
})

describe('the words', () => {
  const format = (value: number) => `${value.toFixed(1)}%`

  it.each([
    [20, 40, 'half of'],
    [40, 20, 'twice'],
    [60, 20, '3.0 times'],
    [20, 60, '67% lower than'],
    [30, 20, '50% higher than'],
    [0, 20, 'lower than'],
  ])('say that %s to %s is "%s"', (first, second, words) => {
    expect(tellRatio(first, second)).toBe(words)
  })

  it('say the difference, and whether it may be chance', () => {
    const compared = { names: ['NDHS', 'MICS'], values: [20, 40], format } as const
    expect(interpret('Kano', { ...compared, interval: [-25, -15] })).toBe(
      'In Kano, NDHS (20.0%) is half of MICS (40.0%), a difference of 20.0 points. That is more than chance.',
    )
    expect(interpret('Kano', { ...compared, interval: [-45, 5] })).toContain('may be chance')
    expect(interpret('Kano', { ...compared, interval: null })).not.toContain('chance')
  })

  it('say who has no figure', () => {
    const row = { place: places[2], figures: [null, figure(1, 27, 3)], interval: null } as never
    expect(tellRow(row, ['NDHS', 'MICS'], format)).toBe('In Kano, NDHS has no figure.')
  })

  it('give each difference its sign and say what it means for the indicator', () => {
    expect([signed(4), signed(-4), signed(0.01)]).toEqual(['+4.0', '−4.0', '0.0'])
    expect(tellConvention(true, 'Negative')).toContain('plus means that the first set is worse')
    expect(tellConvention(true, 'Positive')).toContain('plus means that the first set is better')
  })
})
