import { describe, expect, it } from 'vitest'
import { pageOf, rowWithId } from './pageOf.ts'

const rows = [
  { id: 1, name: 'Kano', level: 3, parent: 4 },
  { id: 2, name: 'Abia, south', level: 3, parent: 5 },
  { id: 10, name: 'Nigeria', level: 1, parent: null },
]
const ids = (page: { results: { id: number }[] }): number[] => page.results.map(({ id }) => id)

describe('pageOf', () => {
  it('cuts pages and counts all', () => {
    expect(pageOf(rows, { size: 2, page: 2 })).toEqual({ count: 3, results: [rows[2]] })
  })

  it('filters by one value or several', () => {
    expect(ids(pageOf(rows, {}, { level: '1' }))).toEqual([10])
    expect(ids(pageOf(rows, {}, { id: '2,10', level: '1,3' }))).toEqual([2, 10])
    expect(ids(pageOf(rows, {}, { id: undefined, level: '3' }))).toEqual([1, 2])
  })

  it('finds a name in any letters', () => {
    expect(ids(pageOf(rows, {}, { name: 'KANO,nigeria' }))).toEqual([1, 10])
  })

  it('finds a name that holds a comma', () => {
    expect(ids(pageOf(rows, {}, { name: 'Abia, south' }))).toEqual([2])
  })

  it('sorts numbers as numbers, words as words, and downwards on a minus', () => {
    expect(ids(pageOf(rows, { ordering: '-id' }))).toEqual([10, 2, 1])
    expect(ids(pageOf(rows, { ordering: 'name' }))).toEqual([2, 1, 10])
    expect(ids(pageOf(rows, { ordering: '-level' }))).toEqual([1, 2, 10])
  })

  it('answers an empty first page, and says of a later one that it is not there', () => {
    expect(pageOf(rows, {}, { level: '9' })).toEqual({ count: 0, results: [] })
    expect(() => pageOf(rows, { size: 2, page: 3 })).toThrow('There is no page 3: the last one is 2.')
  })
})

it('rowWithId names what is missing', () => {
  expect(rowWithId(rows, 10, 'location').name).toBe('Nigeria')
  expect(() => rowWithId(rows, 11, 'location')).toThrow('There is no location 11.')
})
