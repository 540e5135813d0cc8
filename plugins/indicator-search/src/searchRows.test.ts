import { emptyCatalog } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { nextPlace } from './moveFocus.ts'
import { indicatorNamed, source } from './example.fixture.ts'
import { allRows, pageOf, pageSize, rowsFound } from './searchRows.ts'

const catalog = {
  ...emptyCatalog,
  indicators: [indicatorNamed(3, 'SBA', [2]), indicatorNamed(1, 'ANC', []), indicatorNamed(2, 'DPT3', [2])],
  datasources: [source(2, 'NDHS')],
}

describe('rowsFound', () => {
  it('keeps the order of the search and leaves out what the catalog does not have', () => {
    expect(rowsFound(catalog, [2, 99, 3]).map(({ name }) => name)).toEqual(['DPT3', 'SBA'])
  })

  it('names the sources, or says that there are no figures', () => {
    expect(rowsFound(catalog, [3, 1]).map(({ sources }) => sources)).toEqual(['NDHS', 'No figures yet'])
  })
})

describe('allRows', () => {
  it('lists every indicator by name', () => {
    expect(allRows(catalog).map(({ name }) => name)).toEqual(['ANC', 'DPT3', 'SBA'])
  })
})

describe('pageOf', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ ...allRows(catalog)[0]!, id: at + 1 }))

  it('has five rows a page and the rest on the last', () => {
    expect(pageSize).toBe(5)
    expect(pageOf(rows, 1)).toMatchObject({ page: 1, pages: 3, rows: { length: 5 } })
    expect(pageOf(rows, 3).rows.map(({ id }) => id)).toEqual([11, 12])
  })

  it('goes to the nearest page where the one asked for is not there', () => {
    expect(pageOf(rows, 9).page).toBe(3)
    expect(pageOf([], 4)).toEqual({ rows: [], page: 1, pages: 1, count: 0 })
  })
})

describe('nextPlace', () => {
  it('leads from the field down the names and back, and stops at the ends', () => {
    expect(nextPlace('ArrowDown', -1, 2)).toBe(0)
    expect(nextPlace('ArrowDown', 1, 2)).toBeNull()
    expect(nextPlace('ArrowUp', 0, 2)).toBe(-1)
    expect(nextPlace('ArrowUp', -1, 2)).toBeNull()
    expect(nextPlace('a', 0, 2)).toBeNull()
  })
})
