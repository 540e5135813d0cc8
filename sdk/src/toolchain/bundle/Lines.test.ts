import { expect, it } from 'vitest'
import { Lines } from './Lines.ts'

it.each([
  ['', 0, 1],
  ['one', 2, 1],
  ['a\nb\nc', 0, 1],
  ['a\nb\nc', 1, 1],
  ['a\nb\nc', 2, 2],
  ['a\nb\nc', 4, 3],
  ['\n\n', 2, 3],
  ['a\n', 99, 2],
])('Lines of %j: offset %i is on line %i', (text, offset, line) => {
  expect(new Lines(text).at(offset)).toBe(line)
})
