import { expect, it } from 'vitest'
import { shownInput } from './shownInput.ts'

it('shows arguments as one short line', () => {
  expect(shownInput({ indicators: [1, 2] })).toBe('{"indicators":[1,2]}')
  expect(shownInput({ bytes: new Uint8Array(3) })).toBe('{"bytes":"3 bytes"}')
  expect(shownInput({ text: 'a'.repeat(1000) })).toHaveLength(301)
})

it('reads nothing that is greater than it can show', () => {
  const circle: Record<string, unknown> = {}
  circle['again'] = circle
  const endless: unknown[] = []
  endless.length = 4_000_000_000
  for (const input of [circle, endless, 'a'.repeat(10_000), new Uint8Array(1e6)])
    expect(shownInput(input)).toBe('(too large to show)')
  expect(shownInput(1n)).toBe('(cannot be shown)')
})
