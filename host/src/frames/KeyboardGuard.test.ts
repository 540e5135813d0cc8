import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GuardedFrame } from './GuardedFrame.ts'
import { KeyboardGuard } from './KeyboardGuard.ts'

/** Of a page, what the guard looks at. */
class Piece extends EventTarget {
  isConnected = true
  readonly focus = vi.fn<() => void>()
  readonly #selectors: readonly string[]

  constructor(...selectors: string[]) {
    super()
    this.#selectors = selectors
  }

  matches = (selector: string): boolean => this.#selectors.some((own) => selector.split(', ').includes(own))
  closest = (): null => null
  hasAttribute = (): boolean => false
}

/** A page with a field, a button and a page of another site, where somebody has just pressed something. */
function show() {
  const field = new Piece('input')
  const button = new Piece('button')
  const frame = new Piece('.plugin-frame')
  const attributes = new Set<string>()
  const defaultView = Object.assign(new EventTarget(), { navigator: { userActivation: { isActive: true } } })
  const page = Object.assign(new EventTarget(), {
    activeElement: null as Piece | null,
    body: new Piece('body'),
    defaultView,
    documentElement: {
      toggleAttribute: (name: string, isOn: boolean) => attributes[isOn ? 'add' : 'delete'](name),
    },
    dialog: null as Piece | null,
    querySelector: () => page.dialog,
  })
  const happened: string[] = []
  field.focus.mockImplementation(() => void happened.push('the field has it again'))
  const embedded = {
    isRunning: true,
    get hasFocus() {
      return page.activeElement === frame
    },
    takeGift: () => false,
    frame: () => frame,
    gate: () => null,
    focus: () => undefined,
    blame: () => void happened.push('the page is closed'),
  } as unknown as GuardedFrame
  const stop = new KeyboardGuard({ sessions: [embedded] }, page as unknown as Document).watch()
  const goTo = (piece: Piece): void => {
    page.activeElement = piece
    // Browsers tell the page of an element of its own, and of a frame only that the window has lost the keyboard.
    if (piece === frame) return void defaultView.dispatchEvent(new Event('blur'))
    const event = new Event('focusin')
    Object.defineProperty(event, 'target', { value: piece })
    page.dispatchEvent(event)
  }
  return { page, field, button, frame, attributes, happened, goTo, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('HTMLElement', Piece)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page of another site that takes the keyboard from a field is closed, before the field has it again', () => {
  const { field, frame, goTo, happened, stop } = show()
  goTo(field)
  goTo(frame)
  expect(happened).toEqual(['the page is closed', 'the field has it again'])
  stop()
})

it('also long after the last key, where a press might have been anywhere', async () => {
  const { field, frame, goTo, happened, stop } = show()
  goTo(field)
  await vi.advanceTimersByTimeAsync(20_000)
  goTo(frame)
  expect(happened).toEqual(['the page is closed', 'the field has it again'])
  stop()
})

it('and so is one that takes it from a dialog', () => {
  const { page, button, frame, goTo, happened, stop } = show()
  page.dialog = new Piece('dialog')
  goTo(button)
  goTo(frame)
  expect(happened).toEqual(['the page is closed'])
  expect(button.focus).toHaveBeenCalledOnce()
  stop()
})

it('a press there is let through to this page as long as a field has the keyboard, and reaches it from then on', async () => {
  const { field, button, frame, attributes, goTo, happened, stop } = show()
  goTo(field)
  expect(attributes).toContain('data-in-field')
  goTo(button)
  expect(attributes).not.toContain('data-in-field')
  goTo(frame)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(happened).toEqual([])
  stop()
})
