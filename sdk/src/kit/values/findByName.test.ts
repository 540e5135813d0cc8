import { expect, it } from 'vitest'
import { findByName } from './findByName.ts'

const all = ['Dala, Kano', 'Surulere, Lagos', 'Surulere, Oyo', 'Oyo East, Oyo'].map((label, id) => ({
  id,
  label,
  name: label.split(',')[0] ?? '',
}))
const found = (typed: string) => findByName(typed, all).map(({ label }) => label)

it('finds those that are called so, else those that begin so, else those that have every word begin so', () => {
  expect(found('dala')).toEqual(['Dala, Kano'])
  expect(found('Surulere')).toEqual(['Surulere, Lagos', 'Surulere, Oyo'])
  expect(found('Surulere oyo')).toEqual(['Surulere, Oyo'])
  expect(found('oyo e')).toEqual(['Oyo East, Oyo'])
  expect(found('suru oyo')).toEqual(['Surulere, Oyo'])
  expect([found('nowhere'), found(' ')]).toEqual([[], []])
})
