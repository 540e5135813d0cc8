import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GuardedFrame } from './GuardedFrame.ts'
import { watchEatenPresses } from './watchEatenPresses.ts'

class Piece {
  readonly focus = vi.fn<() => void>()
  readonly #isField: boolean

  constructor(isField: boolean) {
    this.#isField = isField
  }

  closest = (): Piece | null => (this.#isField ? this : null)
}

/** A page with a field and a frame that has the keyboard. */
function show(running: GuardedFrame['running'] = { firstParty: false }) {
  const frame = { hasFocus: true, running }
  const page = new EventTarget()
  const [field, other] = [new Piece(true), new Piece(false)]
  const stop = watchEatenPresses({ sessions: [frame as GuardedFrame] }, page as Document)
  const point = (target: Piece, place: number, pointerType = 'mouse'): void => {
    const event = Object.assign(new Event('pointermove'), { pointerType, screenX: place, screenY: 1 })
    for (const [name, value] of Object.entries({ isTrusted: true, target }))
      Object.defineProperty(event, name, { value })
    page.dispatchEvent(event)
  }
  return { frame, field, other, point, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Element', Piece)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['a stranger’s plugin', { firstParty: false }],
  ['a page of another site', null],
])('a field that the pointer has come to gets the keyboard from %s', async (_, running) => {
  const { field, point, stop } = show(running)
  point(field, 1)
  point(field, 2)
  await vi.advanceTimersByTimeAsync(149)
  expect(field.focus).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(field.focus).toHaveBeenCalledOnce()
  stop()
})

it('again where the frame has taken it back, as soon as the pointer moves', async () => {
  const { field, point, stop } = show()
  point(field, 1)
  await vi.advanceTimersByTimeAsync(1_000)
  point(field, 2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(field.focus).toHaveBeenCalledTimes(2)
  stop()
})

it.each<[string, (page: ReturnType<typeof show>) => void]>([
  ['passes over it', ({ field, other, point }) => (point(field, 1), point(other, 2))],
  [
    'lies still while the page is laid out anew',
    ({ field, other, point }) => (point(other, 1), point(field, 1)),
  ],
  ['is a finger', ({ field, point }) => point(field, 1, 'touch')],
  [
    'comes while the page has the keyboard',
    ({ frame, field, point }) => ((frame.hasFocus = false), point(field, 1)),
  ],
  [
    'comes from a plugin of the platform',
    ({ frame, field, point }) => ((frame.running = { firstParty: true }), point(field, 1)),
  ],
])('a field gets nothing of a pointer that %s', async (_, act) => {
  const page = show()
  act(page)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.field.focus).not.toHaveBeenCalled()
  page.stop()
})
