import { expect, it } from 'vitest'
import { faultText, faultTextLength } from './faultText.ts'

const modules = [
  ['plugin', 'blob:null/4b1d'],
  ['react', 'blob:null/77aa'],
] as const

it('names the modules in a stack, and says the message where the stack leaves it out', () => {
  const error = new TypeError('x is undefined')
  error.stack = 'View@blob:null/4b1d:1:234\nrender@blob:null/77aa:8:9\n'
  expect(faultText(error, modules)).toBe('TypeError: x is undefined\nView@plugin:1:234\nrender@react:8:9')
  error.stack = 'TypeError: x is undefined\n    at View (blob:null/4b1d:1:234)'
  expect(faultText(error, modules)).toBe('TypeError: x is undefined\n    at View (plugin:1:234)')
})

it('is never long', () => {
  expect(faultText('x'.repeat(10_000))).toHaveLength(faultTextLength)
})
