import { expect, test } from 'vitest'
import { keptCharacters } from '../contracts/bridge.ts'
import { readKept, writeKept } from './keptText.ts'

test('what is kept comes back', () => {
  const kept = new Map<string, unknown>([
    ['tab', 'map'],
    ['open', { rows: [1, 2] }],
    ['__proto__', 5],
  ])
  expect(readKept(writeKept(kept))).toEqual(kept)
})

test('more than the host remembers is not sent', () => {
  const room = keptCharacters - '{"a":""}'.length
  expect(writeKept(new Map([['a', 'x'.repeat(room)]]))).toHaveLength(keptCharacters)
  expect(writeKept(new Map([['a', 'x'.repeat(room + 1)]]))).toBeNull()
})

test.each([null, '', '{', '[1]', 'null', '7'])('a frame starts with nothing where %j was kept', (text) => {
  expect(readKept(text).size).toBe(0)
})
