import { expect, it } from 'vitest'
import { namedPath, sharedPath } from './savedPaths.ts'

it('opens a dashboard by its title, with spaces as underscores and in small letters', () => {
  expect(namedPath('Immunisation in Kano')).toBe('/dashboard/immunisation_in_kano')
  expect(namedPath('Kano/Jigawa?')).toBe('/dashboard/kano%2Fjigawa%3F')
})

it('shares a dashboard by its number', () => {
  expect(sharedPath({ id: 7, is_private: true })).toBe('/custom/private/7')
  expect(sharedPath({ id: 7, is_private: false })).toBe('/custom/public/7')
})
