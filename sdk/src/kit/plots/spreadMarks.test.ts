import { expect, it } from 'vitest'
import { spreadMarks } from './spreadMarks.ts'

it('marks that are clear of each other stay on their line', () => {
  expect(spreadMarks([10, 40, null], 6)).toEqual([0, 0, 0])
})

it('marks that would cover each other stand one above the other, in their order', () => {
  expect(spreadMarks([12, 10], 6)).toEqual([-4.5, 4.5])
  expect(spreadMarks([10, null, 11, 12, 90], 6)).toEqual([-4.5, 0, 0, 4.5, 0])
})
