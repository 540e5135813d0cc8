import { expect, it } from 'vitest'
import { timeAgo } from './timeAgo.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

it.each([
  ['2026-11-22T11:59:30Z', 'just now'],
  ['2026-11-22T12:00:30Z', 'just now'],
  ['2026-11-22T11:59:00Z', '1 minute ago'],
  ['2026-11-22T09:30:00Z', '2 hours ago'],
  ['2026-11-19T11:00:00Z', '3 days ago'],
  ['2026-09-20T12:00:00Z', '2 months ago'],
  ['2024-11-20T12:00:00Z', '2 years ago'],
])('%s was %s', (moment, words) => expect(timeAgo(moment, now)).toBe(words))
