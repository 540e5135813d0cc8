import { expect, test } from 'vitest'
import { moveInGroup } from './moveInGroup.ts'

const rows = [
  { id: 1, group: 'a' },
  { id: 2, group: 'b' },
  { id: 3, group: 'a' },
]

test('a dashboard changes places with its neighbour in the group, and at the end it stays', () => {
  expect(moveInGroup(rows, 1, 1)).toEqual([3, 2, 1])
  expect(moveInGroup(rows, 3, -1)).toEqual([3, 2, 1])
  expect(moveInGroup(rows, 2, 1)).toEqual([1, 2, 3])
})
