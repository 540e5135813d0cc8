import { expect, test } from 'vitest'
import type { Location } from '@msdat/sdk/contracts/reference'
import { placesNamedIn } from './placesNamedIn.ts'

const names = ['Nigeria', 'North-West', 'Niger', 'Kano', 'Lagos', 'Cross River', 'Rivers']
const locations = names.map((name, at) => ({ id: at + 1, name, level: at === 0 ? 1 : 3 }) as Location)
const named = (text: string) => placesNamedIn(text, locations).map(({ name }) => name)

test('places are found as whole words, in the order in which they are named', () => {
  expect(named('DPT3 in Lagos and Kano?')).toEqual(['Lagos', 'Kano'])
  expect(named('measles north west, nigeria')).toEqual(['North-West', 'Nigeria'])
  expect(named('cross river rivers')).toEqual(['Cross River', 'Rivers'])
  expect(named('kanomycin in lagosian')).toEqual([])
})
