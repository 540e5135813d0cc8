import { beforeEach, afterEach, expect, it, vi } from 'vitest'
import { FrameTakings } from './FrameTakings.ts'
import type { GuardedFrame } from './GuardedFrame.ts'

const minuteMs = 60_000

/** A frame of a plugin, or a page of another site, of whose presses nobody tells; and what stands for it on the page. */
function make({ hasShell }: { hasShell: boolean }) {
  const attributes = new Set<string>()
  const frame = {
    isConnected: true,
    toggleAttribute: (name: string, isOn: boolean) => attributes[isOn ? 'add' : 'delete'](name),
  } as unknown as HTMLElement
  const taker = { gate: () => (hasShell ? { pressedAt: 0, tabbedAt: 0 } : null) } as unknown as GuardedFrame
  const takings = new FrameTakings()
  const place = { closest: () => ({ querySelector: () => frame }) } as unknown as Element
  const take = (how: { isNextStop?: boolean; isPointedAt?: boolean } = {}): boolean => {
    const isTheft = takings.isTheft({ taker, frame, isNextStop: false, isPointedAt: false, ...how })
    takings.moved(null)
    return isTheft
  }
  return { attributes, takings, place, take }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a frame may come to the keyboard unseen twice in a minute, and again after it', () => {
  const { take } = make({ hasShell: true })
  expect([take(), take(), take()]).toEqual([false, false, true])
  vi.advanceTimersByTime(minuteMs)
  expect(take()).toBe(false)
})

it('a pointer that lies over a frame is no press where a shell would have told of one', () => {
  const lies = { isPointedAt: true }
  const plugin = make({ hasShell: true })
  expect([1, 2, 3].map(() => plugin.take(lies))).toEqual([false, false, true])
  const embedded = make({ hasShell: false })
  expect([1, 2, 3].map(() => embedded.take(lies))).toEqual([false, false, false])
})

it('a page of another site then lets the pointer through until that has come over it; a plugin need not', () => {
  for (const hasShell of [false, true]) {
    const { attributes, takings, place, take } = make({ hasShell })
    take()
    expect(attributes).not.toContain('data-watched')
    take()
    expect(attributes.has('data-watched')).toBe(!hasShell)
    takings.pointed(place)
    expect(attributes).not.toContain('data-watched')
  }
})

it('where Tab may have led there, two times before by other ways are no proof', () => {
  const { take } = make({ hasShell: true })
  take()
  take()
  const next = { isNextStop: true }
  expect(Array.from({ length: 7 }, () => take(next))).toEqual([...Array<boolean>(6).fill(false), true])
})

it('frames of one plugin are counted together, and have one time for the word on what they take in turn', () => {
  const takings = new FrameTakings()
  const frame = { isConnected: true, toggleAttribute: () => false } as unknown as HTMLElement
  const framesOfOne = [1, 2, 3].map(() => ({ plugin: 'one', gate: () => ({}) }) as unknown as GuardedFrame)
  const isTheft = (taker: GuardedFrame): boolean =>
    takings.isTheft({ taker, frame, isNextStop: false, isPointedAt: false })
  expect(framesOfOne.map(isTheft)).toEqual([false, false, true])
  expect(takings.leftOf(250)).toBe(250)
  vi.advanceTimersByTime(200)
  expect(takings.leftOf(250)).toBe(50)
  // The page has the keyboard again.
  takings.moved(null)
  expect(takings.leftOf(250)).toBe(250)
})
