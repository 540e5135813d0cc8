import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PressesInside } from './GuardedFrame.ts'
import { OpenList } from './OpenList.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const gate = { askForList: vi.fn<() => void>() } as unknown as PressesInside
  const list = new OpenList(gate)
  const say = (...isOpen: boolean[]): void => isOpen.forEach((one) => gate.onPress?.('list', one))
  return { list, gate, say }
}

it('is known when the frame has answered, and not before', () => {
  const { list, gate, say } = open()
  for (const isOpen of [false, true]) {
    list.ask()
    gate.onPress?.('mousedown', false)
    expect(list.isOpen).toBe(null)
    say(isOpen)
    expect(list.isOpen).toBe(isOpen)
  }
  expect(gate.askForList).toHaveBeenCalledTimes(2)
})

it('has been closed from elsewhere where nothing in the frame has closed it', () => {
  const { list, say } = open()
  say(false, false)
  vi.advanceTimersByTime(1_000)
  expect(list.isShut).toBe(false)
  say(true, false, false)
  expect(list.isShut).toBe(false)
  vi.advanceTimersByTime(300)
  expect(list.isShut).toBe(true)
  say(true)
  expect(list.isShut).toBe(false)
})

it('also where a key is pressed after that, before one is let go', () => {
  const { list, gate, say } = open()
  say(true, false)
  gate.onPress?.('keydown', false)
  gate.onPress?.('keyup', false)
  expect(list.isShut).toBe(true)
})

it('may have been where it was open, and a busy frame lets a question wait', () => {
  const { list, say } = open()
  say(true)
  list.ask()
  vi.advanceTimersByTime(149)
  list.ask()
  expect(list.isShut).toBe(false)
  vi.advanceTimersByTime(1)
  expect(list.isShut).toBe(true)
})

it.each([799, 800])('and where none was, and a key is pressed when a question has waited for %i ms', (ms) => {
  const { list, gate } = open()
  list.ask()
  vi.advanceTimersByTime(ms)
  for (const kind of ['keydown', 'keyup'] as const) gate.onPress?.(kind)
  expect(list.isShut).toBe(ms === 800)
})

it.each(['click', 'keyup', 'mousedown'] as const)('not where a %s in the frame comes with that', (use) => {
  const { list, gate, say } = open()
  const later = (): boolean => (vi.advanceTimersByTime(1_000), list.isShut)
  say(true)
  gate.onPress?.(use, false)
  say(false)
  expect(later()).toBe(false)
  say(true, false)
  gate.onPress?.(use, false)
  expect(later()).toBe(false)
})
