import { expect, it } from 'vitest'
import { readHidden, writeHidden } from './useHidden.ts'

it('keeps what a legend has switched off as a text, whatever the names hold', () => {
  const hidden = new Set(['2', 'North-West, rural', '50%2C'])
  expect(readHidden(writeHidden(hidden))).toEqual(hidden)
  expect(readHidden('')).toEqual(new Set())
})

it('keeps the latest where not all fit into a setting', () => {
  const many = new Set(Array.from({ length: 100 }, (_, at) => String(1000 + at)))
  const text = writeHidden(many)
  expect(text.length).toBeLessThanOrEqual(200)
  expect(readHidden(text).has('1099')).toBe(true)
})
