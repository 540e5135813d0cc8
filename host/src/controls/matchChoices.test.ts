import { expect, test } from 'vitest'
import { matchChoices } from './matchChoices.ts'

const choices = [
  { value: 1, label: 'Skilled birth attendance', group: 'RMNCH' },
  { value: 2, label: 'DPT3/Penta3 coverage', group: 'Immunization' },
]
test('what the server finds comes first, in its order, and what it does not know of is left out', () => {
  const values = matchChoices(choices, 'sba penta', [1, 99]).map(({ value }) => value)
  expect(values).toEqual([1])
  expect(matchChoices(choices, 'penta', [1]).map(({ value }) => value)).toEqual([1, 2])
  expect(matchChoices(choices, '', [2]).map(({ value }) => value)).toEqual([1, 2])
})

const valuesOf = (typed: string) => matchChoices(choices, typed).map(({ value }) => value)

test('every typed word must stand somewhere in the label or the heading', () => {
  expect(valuesOf('birth SKILLED')).toEqual([1])
  expect(valuesOf('immun penta')).toEqual([2])
  expect(valuesOf('birth penta')).toEqual([])
  expect(valuesOf('  ')).toEqual([1, 2])
})
