import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GuardedFrame } from './GuardedFrame.ts'
import { watchEatenPresses } from './watchEatenPresses.ts'

class Piece {
  readonly focus = vi.fn<() => void>()
  readonly #kind: string
  control: Piece | null = null

  constructor(kind: string) {
    this.#kind = kind
  }

  matches = (selector: string): boolean => selector.includes(this.#kind)
  closest = (selector: string): Piece | null => (this.matches(selector) ? this : null)
  contains = (other: Piece): boolean => other === this
}

/** A page with a field, and a frame that has the keyboard. */
function show(
  running: GuardedFrame['running'] = { firstParty: false },
  gate = { mayHaveList: true } as object | null,
) {
  const [field, label, button, main] = ['input', 'label', 'nav', 'main'].map((kind) => new Piece(kind)) as [
    Piece,
    Piece,
    Piece,
    Piece,
  ]
  label.control = field
  const place = new Piece('.plugin-place-frame')
  const frame = { hasFocus: true, running, gate: () => gate, frame: () => place }
  const page = Object.assign(new EventTarget(), { querySelector: () => main })
  const sessions = [frame as unknown as GuardedFrame]
  const stop = watchEatenPresses({ sessions }, page as unknown as Document)
  const point = (target: Piece, at: number, pointerType = 'mouse'): void => {
    const event = Object.assign(new Event('pointermove'), { pointerType, screenX: at, screenY: 1 })
    for (const [name, value] of Object.entries({ isTrusted: true, target }))
      Object.defineProperty(event, name, { value })
    page.dispatchEvent(event)
  }
  return { frame, place, field, label, button, main, gate, point, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Element', Piece)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a field that the pointer has come to out of a frame gets the keyboard', async () => {
  const { field, point, stop } = show()
  point(field, 1)
  point(field, 2)
  await vi.advanceTimersByTimeAsync(149)
  expect(field.focus).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(field.focus).toHaveBeenCalledOnce()
  stop()
})

it('also from a page of another site, of which nobody tells what is open', async () => {
  const { field, point, stop } = show(null, null)
  point(field, 1)
  await vi.advanceTimersByTimeAsync(150)
  expect(field.focus).toHaveBeenCalledOnce()
  stop()
})

it('and so does the field of a label', async () => {
  const { field, label, point, stop } = show()
  point(label, 1)
  await vi.advanceTimersByTimeAsync(150)
  expect(field.focus).toHaveBeenCalledOnce()
  stop()
})

it('and the page, where the pointer only came by a field, or is over something else', async () => {
  const { field, button, main, point, stop } = show()
  point(field, 1)
  await vi.advanceTimersByTimeAsync(100)
  point(button, 2)
  await vi.advanceTimersByTimeAsync(50)
  expect(main.focus).toHaveBeenCalledOnce()
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
  ['is soon back over its frame', ({ field, place, point }) => (point(field, 1), point(place, 2))],
  [
    'lies still while the page is laid out anew',
    ({ field, place, point }) => (point(place, 1), point(field, 1)),
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
  [
    'comes from a field of plain text',
    ({ gate, field, point }) => (Object.assign(gate ?? {}, { mayHaveList: false }), point(field, 1)),
  ],
])('the page gets nothing of a pointer that %s', async (_, act) => {
  const page = show()
  act(page)
  await vi.advanceTimersByTimeAsync(1_000)
  for (const piece of [page.field, page.main]) expect(piece.focus).not.toHaveBeenCalled()
  page.stop()
})

it('nor does more than a field where a page of another site has it', async () => {
  const { button, main, point, stop } = show(null, null)
  point(button, 1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(main.focus).not.toHaveBeenCalled()
  stop()
})
