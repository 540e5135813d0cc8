import { expect, test } from 'vitest'
import { matchChoices } from './matchChoices.ts'

const choices = [
  { value: 1, label: 'Skilled birth attendance', group: 'RMNCH' },
  { value: 2, label: 'DPT3/Penta3 coverage', group: 'Immunization' },
]
const valuesOf = (typed: string) => matchChoices(choices, typed).map(({ value }) => value)

test('every typed word must stand somewhere in the label or the heading', () => {
  expect(valuesOf('birth SKILLED')).toEqual([1])
  expect(valuesOf('immun penta')).toEqual([2])
  expect(valuesOf('birth penta')).toEqual([])
  expect(valuesOf('  ')).toEqual([1, 2])
})
