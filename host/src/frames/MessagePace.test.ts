import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MessagePace } from './MessagePace.ts'

describe('MessagePace', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
  /** Hands in so many, and answers those that came through: at once, and then turn by turn. */
  function handIn(count: number) {
    const through: number[] = []
    const pace = new MessagePace<{ at: number }>(({ at }) => void through.push(at))
    for (const at of upTo(count)) if (pace.admits({ at })) through.push(at)
    return { pace, through }
  }

  it('handles a usual burst at once', () => {
    expect(handIn(20).through).toEqual(upTo(20))
  })

  it('spreads a greater one over time, in its order', () => {
    const { through } = handIn(50)
    expect(through).toEqual(upTo(20))
    vi.advanceTimersToNextTimer()
    expect(through).toEqual(upTo(40))
    vi.advanceTimersToNextTimer()
    expect(through).toEqual(upTo(50))
  })

  it('lets nothing overtake what waits', () => {
    const { pace, through } = handIn(50)
    vi.advanceTimersToNextTimer()
    expect(pace.admits({ at: 50 })).toBe(false)
    vi.advanceTimersToNextTimer()
    expect(through).toEqual(upTo(51))
  })

  it('handles one at a time where each takes long', () => {
    const through: number[] = []
    const pace = new MessagePace<{ at: number }>(({ at }) => {
      through.push(at)
      pace.rest()
    })
    for (const at of upTo(25)) if (pace.admits({ at })) pace.rest()
    vi.advanceTimersToNextTimer()
    expect(through).toEqual([1])
    vi.advanceTimersToNextTimer()
    expect(through).toEqual([1, 2])
  })

  it('lets the timers that are due by then go before the next, where one takes long', () => {
    const through: (number | string)[] = []
    const pace = new MessagePace<{ at: number }>(({ at }) => void through.push(at))
    expect(pace.admits({ at: 0 })).toBe(true)
    setTimeout(() => through.push('the page'))
    pace.rest()
    expect(pace.admits({ at: 1 })).toBe(false)
    vi.runAllTimers()
    expect(through).toEqual(['the page', 1])
  })

  it('rests for as long as it is told, and lets one go alone after that', () => {
    const { pace, through } = handIn(50)
    pace.rest(300)
    vi.advanceTimersByTime(299)
    expect([through.length, pace.waiting]).toEqual([20, 30])
    vi.advanceTimersByTime(1)
    expect(through).toEqual(upTo(21))
    vi.advanceTimersToNextTimer()
    expect(through).toEqual(upTo(41))
  })

  it('takes another number for a turn', () => {
    const through: number[] = []
    const pace = new MessagePace<{ at: number }>(({ at }) => void through.push(at), 5)
    for (const at of upTo(12)) if (pace.admits({ at })) through.push(at)
    expect(through).toEqual(upTo(5))
    vi.advanceTimersToNextTimer()
    expect(through).toEqual(upTo(10))
  })

  it('forgets what waits when it ends', () => {
    const { pace, through } = handIn(50)
    pace.end()
    vi.runAllTimers()
    expect(through).toEqual(upTo(20))
  })
})
