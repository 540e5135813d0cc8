import { describe, expect, it } from 'vitest'
import type { Catalog, Indicator } from '../../contracts/reference.ts'
import { emptyCatalog } from '../../testing/emptyCatalog.ts'
import { chosenIndicators, indicatorsOf, sourcesOf, withRelated } from './lookUp.ts'
import { tellLacking } from './tellLacking.ts'
import { groupByUnit } from './unitGroups.ts'

const indicator = (id: number, factor = 1) =>
  ({ id, factor, short_name: `I${id}`, first_related: id + 1, second_related: null }) as Indicator
const catalog: Catalog = {
  ...emptyCatalog,
  indicators: Array.from({ length: 30 }, (_, at) => indicator(at + 1)),
}
const ids = (indicators: readonly Indicator[]) => indicators.map(({ id }) => id)

describe('the indicators that are compared', () => {
  const selection = { indicator: 3, indicators: [] as number[] }

  it('are those chosen, else those of the selection, else its one indicator and the related ones', () => {
    expect(ids(chosenIndicators(catalog, [9, 7], selection))).toEqual([9, 7])
    expect(ids(chosenIndicators(catalog, [], { ...selection, indicators: [5] }))).toEqual([5])
    expect(ids(chosenIndicators(catalog, [], selection))).toEqual([3, 4])
  })

  it('stand once each, in their order, without those the catalog has not', () => {
    expect(ids(indicatorsOf(catalog, [7, 99, null, 7, 2]))).toEqual([7, 2])
    expect(ids(withRelated(catalog, 99))).toEqual([])
  })

  it('have one group for each unit', () => {
    const factors = [
      { id: 1, display_factor: 'in percentage', multiplier_factor: 100 },
      { id: 2, display_factor: 'per 1000', multiplier_factor: 1000 },
    ]
    const groups = groupByUnit([indicator(1), indicator(2, 2), indicator(3)], { factors })
    expect(groups.map(({ indicators }) => ids(indicators))).toEqual([[1, 3], [2]])
  })

  it('are named where they have no figure', () => {
    const figures = [{ indicator: 1 }]
    expect(tellLacking([indicator(1), indicator(2)], figures, 'NDHS 2018')).toBe(
      'No figures of NDHS 2018 for: I2.',
    )
    expect(tellLacking([indicator(1)], figures, 'NDHS 2018')).toBeNull()
  })
})

it('the sources of figures come in the order of the catalog', () => {
  const datasources = [{ id: 1 }, { id: 2 }, { id: 3 }] as Catalog['datasources']
  expect(sourcesOf({ datasources }, [{ datasource: 3 }, { datasource: 1 }]).map(({ id }) => id)).toEqual([
    1, 3,
  ])
})
