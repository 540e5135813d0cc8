import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withinLoadTime } from './withinLoadTime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a part that does not come fails after 120 seconds and not before', async () => {
  const failed = vi.fn<() => void>()
  withinLoadTime(new Promise(() => {})).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
})

it('a part that comes is given on, and nothing waits any more', async () => {
  await expect(withinLoadTime(Promise.resolve('part'))).resolves.toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})
