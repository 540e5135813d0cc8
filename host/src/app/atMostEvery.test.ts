import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atMostEvery } from './atMostEvery.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('does the first at once, and of what comes soon after only the last', () => {
  let looks = 'light'
  const told: string[] = []
  const tell = atMostEvery(1_000, () => told.push(looks))
  tell()
  expect(told).toEqual(['light'])
  for (const next of ['dark', 'light', 'dark']) {
    looks = next
    tell()
  }
  expect(told).toEqual(['light'])
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual(['light', 'dark'])
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual(['light', 'dark'])
  tell()
  expect(told).toEqual(['light', 'dark', 'dark'])
})

it('carries no more than one sign in each such time, however many are given', () => {
  const heard = vi.fn<() => void>()
  const tell = atMostEvery(1_000, heard)
  for (let signs = 0; signs < 400; signs += 1) {
    tell()
    vi.advanceTimersByTime(25)
  }
  expect(heard.mock.calls.length).toBeLessThanOrEqual(11)
})
