import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GuardedFrame, PressesInside } from './GuardedFrame.ts'
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
  gate: Pick<PressesInside, 'askForList' | 'onPress'> | null = {
    askForList: vi.fn<() => void>(),
    onPress: () => {},
  },
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
  const view = new EventTarget()
  const page = Object.assign(new EventTarget(), { querySelector: () => main, defaultView: view })
  const sessions = [frame as unknown as GuardedFrame]
  const stop = watchEatenPresses({ sessions }, page as unknown as Document)
  const point = (target: Piece, at: number, pointerType = 'mouse'): void => {
    const event = Object.assign(new Event('pointermove'), { pointerType, screenX: at, screenY: 1 })
    for (const [name, value] of Object.entries({ isTrusted: true, target }))
      Object.defineProperty(event, name, { value })
    page.dispatchEvent(event)
  }
  const leavePage = (): boolean => view.dispatchEvent(new Event('blur'))
  const say = (isOpen: boolean): void => gate?.onPress?.('list', isOpen)
  return { frame, place, field, label, button, main, gate, point, leavePage, say, stop }
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

it('a frame is asked each time whether a list is open', async () => {
  const { field, gate, point, stop } = show()
  point(field, 1)
  point(field, 2)
  expect(gate?.askForList).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(150)
  point(field, 3)
  expect(gate?.askForList).toHaveBeenCalledTimes(2)
  stop()
})

it('a field where the pointer lies gets the keyboard when a list of the frame has closed by no press or key in there', async () => {
  const { frame, field, say, point, leavePage, stop } = show()
  frame.hasFocus = false
  point(field, 1)
  frame.hasFocus = true
  leavePage()
  await vi.advanceTimersByTimeAsync(1_000)
  say(true)
  expect(field.focus).not.toHaveBeenCalled()
  say(false)
  await vi.advanceTimersByTimeAsync(400)
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

it.each<[string, (page: ReturnType<typeof show>) => void | Promise<void>]>([
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
    'lies over a frame whose list has closed',
    async ({ place, point, leavePage, say }) => {
      point(place, 1)
      leavePage()
      await vi.advanceTimersByTimeAsync(1_000)
      say(true)
      say(false)
    },
  ],
  [
    'comes from a frame that says that no list is open',
    ({ field, point, say }) => (point(field, 1), say(false)),
  ],
])('the page gets nothing of a pointer that %s', async (_, act) => {
  const page = show()
  await act(page)
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
