import { expect, it } from 'vitest'
import type { UserInteraction } from '@msdat/sdk/contracts/interactions'
import { viewedAtText, viewedMonths } from './viewedMonths.ts'

const viewAt = (...parts: [number, number, number, number, number]): UserInteraction =>
  ({ viewed_at: new Date(...parts).toISOString() }) as UserInteraction

it('groups views by the months of the clock on the wall, each with its bounds', () => {
  const months = viewedMonths([
    viewAt(2026, 11, 1, 0, 0),
    viewAt(2026, 10, 30, 23, 59),
    viewAt(2026, 10, 1, 0, 0),
    viewAt(2025, 10, 5, 12, 0),
  ])
  expect(months.map(({ name, views }) => [name, views.length])).toEqual([
    ['December 2026', 1],
    ['November 2026', 2],
    ['November 2025', 1],
  ])
  expect(months[1]).toMatchObject({
    key: '2026-11',
    since: new Date(2026, 10, 1).toISOString(),
    before: new Date(2026, 11, 1).toISOString(),
  })
})

it.each([
  [viewAt(2026, 10, 2, 15, 7), 'November 02, 2026 at 03:07pm'],
  [viewAt(2026, 10, 22, 0, 5), 'November 22, 2026 at 12:05am'],
  [viewAt(2026, 10, 22, 12, 0), 'November 22, 2026 at 12:00pm'],
  [viewAt(2026, 0, 22, 11, 59), 'January 22, 2026 at 11:59am'],
])('tells the moment of a view as MMMM DD, YYYY at hh:mma', ({ viewed_at }, words) => {
  expect(viewedAtText(viewed_at)).toBe(words)
})
