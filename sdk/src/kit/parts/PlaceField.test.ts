import { expect, it } from 'vitest'
import { tellFitting } from './PlaceField.tsx'

const place = (id: number, label: string) => ({ id, name: label, label })

it('says what to do where no place, or more than one, has the name that was typed', () => {
  expect(tellFitting([], 'LGA')).toContain('No LGA has this name.')
  const four = ['A', 'B', 'C', 'D'].map((label, at) => place(at, label))
  expect(tellFitting(four, 'LGA')).toContain('4 places fit, such as A; B; C.')
})
