import { expect, it } from 'vitest'
import { contrastFaults } from './ownColours.ts'
import { coloursOf, defaultAppearance, resolveTheme } from './resolveTheme.ts'

const own = { light: { accent: '#7a1f5c' }, dark: { accent: '#f0a8d4' } }

it('the default colours have no fault, and neither have readable ones of an installation', () => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrastFaults(scheme, {})).toEqual([])
    expect(contrastFaults(scheme, own[scheme])).toEqual([])
    const { surface, text, page } = coloursOf(scheme, 'default', false)
    expect(contrastFaults(scheme, { surface, text, page })).toEqual([])
  }
  expect(contrastFaults('light', { page: '#fff8ef', surface: '#fffdf9', text: '#2a1c10' })).toEqual([])
})

it('what cannot be read is told by its field, both colours and how much is missing', () => {
  expect(contrastFaults('light', { accent: '#6fcdd0' })).toEqual([
    {
      name: 'accent',
      message:
        'Buttons and links (#6fcdd0) on the page (#f4f6f7): a contrast of 1.7 to 1, and it takes 4.5 to 1.',
    },
  ])
  expect(contrastFaults('dark', { surface: '#ffffff' })[0]?.name).toBe('surface')
  expect(contrastFaults('light', { text: '#999999' })[0]?.name).toBe('text')
  expect(contrastFaults('light', { page: '#777777' })[0]?.name).toBe('page')
})

it('colours of the installation reach every token, in their own scheme, until the visitor chooses other looks', () => {
  const accentOf = (change: object, scheme: 'light' | 'dark') =>
    resolveTheme({ ...defaultAppearance, scheme, ...change }, undefined, own).tokens['color-accent']
  expect(accentOf({}, 'light')).toBe('#7a1f5c')
  expect(accentOf({}, 'dark')).toBe('#f0a8d4')
  for (const change of [{ palette: 'calm' }, { palette: 'neutral' }, { highContrast: true }])
    expect(accentOf(change, 'light')).not.toBe('#7a1f5c')
  const { tokens } = resolveTheme(defaultAppearance, undefined, own)
  expect(tokens['color-on-accent']).toBe('#ffffff')
  expect(Object.keys(tokens).sort()).toEqual(Object.keys(resolveTheme(defaultAppearance).tokens).sort())
})
