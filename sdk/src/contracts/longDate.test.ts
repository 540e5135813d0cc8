import { expect, test } from 'vitest'
import { longDate, longMoment } from './longDate.ts'

test.each([
  ['2026-03-01T00:00:00Z', 'March 1st, 2026'],
  ['2026-03-02T00:00:00Z', 'March 2nd, 2026'],
  ['2026-03-03T00:00:00Z', 'March 3rd, 2026'],
  ['2026-03-11T00:00:00Z', 'March 11th, 2026'],
  ['2026-03-12T23:59:59Z', 'March 12th, 2026'],
  ['2026-12-31T00:00:00Z', 'December 31st, 2026'],
])('%s reads %s', (moment, words) => expect(longDate(moment)).toBe(words))

test('a moment that cannot be read is no date', () => expect(longDate('soon')).toBeNull())

test('a moment has its day in the same words, and its time in the time of the reader', () =>
  expect(longMoment('2026-03-02T14:05:00')).toBe('March 2nd, 2026, 14:05'))
