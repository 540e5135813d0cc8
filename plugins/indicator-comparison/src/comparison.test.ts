import type { Catalog, Indicator, Selection } from '@msdat/sdk'
import { emptyCatalog } from '@msdat/sdk/testing'
import type { Relation } from '@msdat/sdk/kit'
import { describe, expect, it } from 'vitest'
import { chooseIndicators, groupByUnit, tellLacking } from './chooseIndicators.ts'
import { strongestFirst, tellStrongest } from './relations.ts'

const indicator = (id: number, factor = 1) =>
  ({ id, factor, short_name: `I${id}`, first_related: id + 1, second_related: null }) as Indicator
const catalog: Catalog = {
  ...emptyCatalog,
  indicators: Array.from({ length: 30 }, (_, at) => indicator(at + 1)),
}
const selection = { indicator: 3, indicators: [] as number[] } as Selection

describe('the indicators that are compared', () => {
  it('are those chosen here, else the one of the other tabs and its related ones', () => {
    expect(chooseIndicators([9, 7], selection, catalog).map(({ id }) => id)).toEqual([9, 7])
    expect(chooseIndicators([], selection, catalog).map(({ id }) => id)).toEqual([3, 4])
  })

  it('are at most 20', () => {
    const all = catalog.indicators.map(({ id }) => id)
    expect(chooseIndicators(all, selection, catalog)).toHaveLength(20)
  })

  it('have one group for each unit', () => {
    const factors = [
      { id: 1, display_factor: 'in percentage', multiplier_factor: 100 },
      { id: 2, display_factor: 'per 1000', multiplier_factor: 1000 },
    ]
    const groups = groupByUnit([indicator(1), indicator(2, 2), indicator(3)], factors)
    expect(groups.map(({ indicators }) => indicators.map(({ id }) => id))).toEqual([[1, 3], [2]])
  })

  it('are named where they have no figure', () => {
    const figures = [{ indicator: 1 }] as never
    expect(tellLacking([indicator(1), indicator(2)], figures, 'NDHS 2018')).toBe(
      'No figures of NDHS 2018 for: I2.',
    )
    expect(tellLacking([indicator(1)], figures, 'NDHS 2018')).toBeNull()
  })
})

describe('the relations', () => {
  const row = (label: string, r: number | null, place = '') =>
    ({ id: label, label, place, r, n: 37, q: r === 0.2 ? 0.3 : 0.001 }) as Relation

  it('come strongest first, and what other places have of a pair stands behind it', () => {
    const own = [row('I1 and I2', null), row('I1 and I3', 0.2), row('I2 and I3', -0.8)]
    const relations = strongestFirst([own, [row('I1 and I3', 0.9, 'Kano'), row('I2 and I3', 0.1, 'Kano')]])
    expect(relations.map(({ label, place }) => label + place)).toEqual([
      'I2 and I3',
      'I2 and I3Kano',
      'I1 and I3',
      'I1 and I3Kano',
      'I1 and I2',
    ])
    expect(tellStrongest(relations)).toBe('Strongest: I2 and I3, r = −0.80, n = 37.')
    expect(tellStrongest(relations.slice(2))).toContain('It may be chance')
  })
})
