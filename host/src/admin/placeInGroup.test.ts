import { expect, test } from 'vitest'
import { placeInGroup } from './placeInGroup.ts'

const rows = [
  { id: 1, group: 'a' },
  { id: 2, group: 'b' },
  { id: 3, group: 'a' },
  { id: 4, group: 'a' },
]

test('a dashboard that is dropped takes the place of the other, and never one of another group', () => {
  expect(placeInGroup(rows, 1, 4)).toEqual([3, 2, 4, 1])
  expect(placeInGroup(rows, 4, 1)).toEqual([4, 2, 1, 3])
  expect(placeInGroup(rows, 1, 2)).toEqual([1, 2, 3, 4])
  expect(placeInGroup(rows, 3, 3)).toEqual([1, 2, 3, 4])
})
