import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PressesInside } from './GuardedFrame.ts'
import { OpenList } from './OpenList.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const gate = { askForList: vi.fn<() => void>() } as unknown as PressesInside
  const list = new OpenList(gate)
  const say = (...isOpen: boolean[]): void => isOpen.forEach((one) => gate.onPress('list', one))
  return { list, gate, say }
}

it('is known when the frame has answered, and not before', () => {
  const { list, gate, say } = open()
  for (const isOpen of [false, true]) {
    list.ask()
    gate.onPress('mousedown', false)
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
  gate.onPress('keydown', false)
  gate.onPress('keyup', false)
  expect(list.isShut).toBe(true)
})

it.each(['click', 'keyup', 'mousedown'] as const)('not where a %s in the frame comes with that', (use) => {
  const { list, gate, say } = open()
  const later = (): boolean => (vi.advanceTimersByTime(1_000), list.isShut)
  say(true)
  gate.onPress(use, false)
  say(false)
  expect(later()).toBe(false)
  say(true, false)
  gate.onPress(use, false)
  expect(later()).toBe(false)
})
