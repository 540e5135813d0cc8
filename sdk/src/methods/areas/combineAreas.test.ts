import { expect, it } from 'vitest'
import { combineAreas, wayToCombine } from './combineAreas.ts'

const parts = [
  { value: 10, population: 1 },
  { value: 40, population: 2 },
  { value: null, population: 5 },
]

it('a mean is weighted with the people of the parts that have a value', () => {
  expect(combineAreas(parts, 'mean')).toEqual({
    value: 30,
    how: 'population-weighted mean',
    used: 2,
    of: 3,
  })
  expect(combineAreas([{ value: 10 }, { value: 40, population: 2 }], 'mean')).toMatchObject({
    value: 25,
    how: 'plain mean',
  })
})

it('a sum needs every part', () => {
  expect(combineAreas(parts, 'sum')).toBeNull()
  expect(combineAreas(parts.slice(0, 2), 'sum')).toMatchObject({ value: 50, how: 'sum' })
})

it('without any value there is nothing to combine', () => {
  expect(combineAreas([{ value: null }], 'mean')).toBeNull()
})

it('only rates and people can be combined', () => {
  expect(wayToCombine({ indicator_type: 'Population' }, undefined)).toBe('sum')
  expect(wayToCombine({ indicator_type: 'Outcome' }, { multiplier_factor: 100 })).toBe('mean')
  expect(wayToCombine({ indicator_type: 'Outcome' }, { multiplier_factor: 1 })).toBeNull()
})
