import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { NewsStore } from './NewsStore.ts'
import { isForVisitors } from './isNewsInTheWay.ts'
import { isNewsTime, watchNews } from './watchNews.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 4, 1, 10, 20) }))
afterEach(() => void vi.useRealTimers())

it('opens 30 seconds into the visit, not before', () => {
  const news = new NewsStore(memoryKeep())
  watchNews(news, () => false)
  vi.advanceTimersByTime(29_999)
  expect(news.isOpen).toBe(false)
  vi.advanceTimersByTime(1)
  expect(news.isOpen).toBe(true)
})

it('opens again at the next full sixth hour, checked every minute', () => {
  const news = new NewsStore(memoryKeep())
  watchNews(news, () => false)
  vi.advanceTimersByTime(60_000)
  news.close()
  vi.advanceTimersByTime(98 * 60_000)
  expect(news.isOpen).toBe(false)
  vi.advanceTimersByTime(2 * 60_000)
  expect(news.isOpen).toBe(true)
})

it('does not open after 30 seconds where it was read and closed before', () => {
  const news = new NewsStore(memoryKeep())
  watchNews(news, () => false)
  news.open()
  news.close()
  vi.advanceTimersByTime(30_000)
  expect(news.isOpen).toBe(false)
})

it('forgets on the next visit that it was closed, and opens 30 seconds into it', () => {
  const keep = memoryKeep()
  const before = new NewsStore(keep)
  const leave = watchNews(before, () => false)
  before.close()
  leave()
  const news = new NewsStore(keep)
  expect(news.wasClosed).toBe(false)
  watchNews(news, () => false)
  vi.advanceTimersByTime(30_000)
  expect(news.isOpen).toBe(true)
})

it('never opens by itself where the visitor does not want it, also on the next visit', () => {
  const keep = memoryKeep()
  new NewsStore(keep).letOpen(false)
  const news = new NewsStore(keep)
  watchNews(news, () => false)
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(news.isOpen).toBe(false)
})

it('waits while it would be in the way, and opens at the next full minute after that', () => {
  const news = new NewsStore(memoryKeep())
  let isInTheWay = true
  watchNews(news, () => isInTheWay)
  vi.advanceTimersByTime(59_000)
  expect(news.isOpen).toBe(false)
  isInTheWay = false
  vi.advanceTimersByTime(1_000)
  expect(news.isOpen).toBe(true)
})

it.each([
  ['/dashboard/msdat', '', true],
  ['/contact', '', true],
  ['/account', '#/approvePlugin', false],
  ['/data-entry', '', false],
])('at %s%s it may open by itself: %s', (pathname, hash, isAllowed) => {
  expect(isForVisitors({ pathname, hash })).toBe(isAllowed)
})

it.each([
  [0, 0, true],
  [6, 0, true],
  [18, 0, true],
  [12, 1, false],
  [13, 0, false],
])('at %i:%i the answer is %s', (hours, minutes, isTime) => {
  expect(isNewsTime(new Date(2026, 4, 1, hours, minutes))).toBe(isTime)
})

it('the newsletter is offered until its form was closed once, also on the next visit', () => {
  const keep = memoryKeep()
  expect(new NewsStore(keep).wasInvited).toBe(false)
  new NewsStore(keep).rememberInvitation()
  expect(new NewsStore(keep).wasInvited).toBe(true)
})
