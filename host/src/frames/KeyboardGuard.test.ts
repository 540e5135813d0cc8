import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GuardedFrame } from './GuardedFrame.ts'
import { KeyboardGuard } from './KeyboardGuard.ts'

/** Of a page, what the guard looks at. */
class Piece extends EventTarget {
  isConnected = true
  readonly focus = vi.fn<() => void>()
  readonly blur = vi.fn<() => void>()
  readonly toggleAttribute = vi.fn<() => void>()
  readonly #selectors: readonly string[]

  constructor(...selectors: string[]) {
    super()
    this.#selectors = selectors
  }

  matches = (selector: string): boolean => this.#selectors.some((own) => selector.split(', ').includes(own))
  checkVisibility = (): boolean => true
  closest = (selector: string): Piece | null => (this.matches(selector) ? this : null)
  hasAttribute = (): boolean => false
  querySelector = (): null => null
}

/** Of the pointer, of which the page hears so late. */
function pressOn(target: Piece, lateMs: number, kind = 'pointerdown'): Event {
  const event = Object.assign(new Event(kind), { movementX: 0, movementY: 0, pointerType: 'mouse' })
  const told = { isTrusted: true, target, timeStamp: performance.now() - lateMs }
  for (const [name, value] of Object.entries(told)) Object.defineProperty(event, name, { value })
  return event
}

/** A page with a field, a button and a frame, of another site or a plugin's, where somebody has just pressed something. */
function show(plugin: { pressedAt: number; pressToldAt: number } | null = null, others: GuardedFrame[] = []) {
  const field = new Piece('input')
  const button = new Piece('button')
  const frame = new Piece('.plugin-frame', ...(plugin ? ['.plugin-place-frame'] : []))
  const main = new Piece('main')
  const attributes = new Set<string>()
  const focus = vi.fn<() => void>()
  const navigator = { userActivation: { isActive: true } }
  const defaultView = Object.assign(new EventTarget(), { navigator, focus })
  const page = Object.assign(new EventTarget(), {
    activeElement: null as Piece | null,
    body: new Piece('body'),
    defaultView,
    documentElement: {
      toggleAttribute: (name: string, isOn: boolean) => attributes[isOn ? 'add' : 'delete'](name),
    },
    dialog: null as Piece | null,
    isHere: true,
    hasFocus: () => page.isHere,
    querySelector: (selector: string) => (selector === 'main' ? main : page.dialog),
  })
  const happened: string[] = []
  field.focus.mockImplementation(() => {
    page.activeElement = field
    happened.push('the field has it again')
  })
  button.focus.mockImplementation(() => (page.activeElement = button))
  frame.blur.mockImplementation(() => (page.activeElement = page.body))
  main.focus.mockImplementation(() => {
    page.activeElement = main
    happened.push('the page has it again')
  })
  const embedded = {
    isRunning: true,
    get hasFocus() {
      return page.activeElement === frame
    },
    takeGift: () => false,
    frame: () => frame,
    gate: () => plugin,
    focus: () => happened.push('the frame has it again'),
    blame: () => {
      happened.push('the page is closed')
      page.activeElement = page.body
    },
  } as unknown as GuardedFrame
  const onTheft = vi.fn<() => void>()
  const guard = new KeyboardGuard({ sessions: [embedded, ...others] }, page as unknown as Document, onTheft)
  const stop = guard.watch()
  const goTo = (piece: Piece): void => {
    page.activeElement = piece
    // Browsers tell the page of an element of its own, and of a frame only that the window has lost the keyboard.
    if (piece === frame) return void defaultView.dispatchEvent(new Event('blur'))
    const event = new Event('focusin')
    Object.defineProperty(event, 'target', { value: piece })
    page.dispatchEvent(event)
  }
  return { page, field, button, frame, attributes, happened, navigator, goTo, stop, onTheft }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('HTMLElement', Piece)
  vi.stubGlobal('Element', Piece)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page of another site that takes the keyboard from a field is closed, before the field has it again', () => {
  const { field, frame, goTo, happened, stop, onTheft } = show()
  goTo(field)
  expect(onTheft).not.toHaveBeenCalled()
  goTo(frame)
  expect(happened).toEqual(['the page is closed', 'the field has it again'])
  expect(onTheft).toHaveBeenCalledOnce()
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

it('a plugin that takes the keyboard from a field has to have been pressed itself, lately and since the last key', async () => {
  const plugin = { pressedAt: -Infinity, pressToldAt: -Infinity }
  const { page, field, frame, goTo, happened, stop } = show(plugin)
  const key = () =>
    page.dispatchEvent(Object.defineProperty(new Event('keydown'), 'isTrusted', { value: true }))
  const pointed = () => {
    const event = Object.assign(new Event('pointermove'), {
      movementX: 1,
      movementY: 0,
      pointerType: 'mouse',
    })
    Object.defineProperties(event, { isTrusted: { value: true }, target: { value: frame } })
    page.dispatchEvent(event)
  }
  const take = async (): Promise<string[]> => {
    happened.length = 0
    pointed()
    await vi.advanceTimersByTimeAsync(200)
    goTo(frame)
    await vi.advanceTimersByTimeAsync(1_000)
    const seen = [...happened]
    goTo(field)
    await vi.advanceTimersByTimeAsync(1_000)
    return seen
  }
  goTo(field)
  await vi.advanceTimersByTimeAsync(20_000)
  // A press in another frame makes the page active too.
  expect(await take()).toEqual(['the page is closed', 'the field has it again'])
  key()
  await vi.advanceTimersByTimeAsync(6_000)
  plugin.pressedAt = performance.now()
  expect(await take()).toEqual([])
  plugin.pressedAt = performance.now()
  key()
  await vi.advanceTimersByTimeAsync(6_500)
  expect(await take()).toEqual(['the page is closed', 'the field has it again'])
  // One that has been told of at once was no reason to take the keyboard later.
  plugin.pressedAt = plugin.pressToldAt = performance.now()
  key()
  expect(await take()).toEqual(['the page is closed', 'the field has it again'])
  // A busy frame is given a press only when the visitor types elsewhere again: it is not blamed, and that once.
  plugin.pressedAt = performance.now()
  await vi.advanceTimersByTimeAsync(1_000)
  key()
  plugin.pressToldAt = performance.now() + 100
  expect(await take()).toEqual(['the field has it again'])
  expect(await take()).toEqual(['the page is closed', 'the field has it again'])
  stop()
})

it('a press that opens a list, and of which the browser tells no more, is one by the word of the shell', async () => {
  const plugin = { pressedAt: -Infinity, pressToldAt: -Infinity }
  const { button, frame, happened, navigator, goTo, stop } = show(plugin)
  navigator.userActivation.isActive = false
  const take = async (): Promise<string[]> => {
    goTo(button)
    await vi.advanceTimersByTimeAsync(1_000)
    if (isPressed) plugin.pressedAt = plugin.pressToldAt = performance.now()
    goTo(frame)
    await vi.advanceTimersByTimeAsync(1_000)
    return [...happened]
  }
  let isPressed = true
  expect(await take()).toEqual([])
  isPressed = false
  expect(await take()).toEqual(['the page is closed'])
  stop()
})

it('a frame that takes the keyboard from one that is typed in is found at once', async () => {
  const plugin = { pressedAt: -Infinity, pressToldAt: -Infinity }
  const typedIn = { pressedAt: -Infinity, pressToldAt: -Infinity, keyedAt: -Infinity }
  const element = new Piece('.plugin-frame', '.plugin-place-frame')
  const place: { page?: { activeElement: unknown } } = {}
  const other = {
    isRunning: true,
    get hasFocus() {
      return place.page?.activeElement === element
    },
    takeGift: () => false,
    frame: () => element,
    gate: () => typedIn,
    focus: () => undefined,
  } as unknown as GuardedFrame
  const { page, frame, happened, goTo, stop } = show(plugin, [other])
  place.page = page
  await vi.advanceTimersByTimeAsync(10)
  Object.assign(typedIn, { pressedAt: performance.now(), pressToldAt: performance.now() })
  goTo(element)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(happened).toEqual([])
  typedIn.keyedAt = performance.now()
  goTo(frame)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(happened).toContain('the page is closed')
  stop()
})

it('what a plugin does while the word of its shell is awaited is judged by itself', async () => {
  const plugin = { pressedAt: -Infinity, pressToldAt: -Infinity }
  const { field, button, frame, goTo, happened, stop } = show(plugin)
  goTo(button)
  goTo(frame)
  // Where nothing had been typed in it may have been a press: for that it would not be stopped.
  await vi.advanceTimersByTimeAsync(100)
  goTo(field)
  goTo(frame)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(happened.slice(0, 2)).toEqual(['the page is closed', 'the field has it again'])
  stop()
})

it('what came late to a frame that has lost the keyboard again gives it nothing', async () => {
  const plugin = { pressedAt: -Infinity, pressToldAt: -Infinity }
  const { page, field, button, frame, goTo, happened, stop } = show(plugin)
  goTo(button)
  goTo(frame)
  await vi.advanceTimersByTimeAsync(100)
  goTo(field)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(happened).toEqual([])
  expect(page.activeElement).toBe(field)
  stop()
})

it('a press in a frame, of which a page that stood still hears after it came to a later one on a field, is worth nothing there', async () => {
  const plugin = { pressedAt: -Infinity, pressToldAt: -Infinity }
  const { page, field, frame, goTo, happened, stop } = show(plugin)
  const tellLate = async (lateMs: number): Promise<string[]> => {
    happened.length = 0
    page.dispatchEvent(pressOn(field, lateMs))
    goTo(field)
    await vi.advanceTimersByTimeAsync(5)
    const now = performance.now()
    Object.assign(plugin, { pressedAt: now, pressToldAt: now })
    await vi.advanceTimersByTimeAsync(1_000)
    page.dispatchEvent(Object.assign(pressOn(frame, 0, 'pointermove'), { movementX: 9 }))
    goTo(frame)
    await vi.advanceTimersByTimeAsync(1_000)
    return [...happened]
  }
  expect(await tellLate(1_500)).toEqual(['the page is closed', 'the field has it again'])
  // Where the page was on time, so was the word.
  expect(await tellLate(0)).toEqual([])
  stop()
})

it('a press in a frame, of which a page that stood still hears before it comes to an earlier one of its own, is no theft', async () => {
  const plugin = { pressedAt: -Infinity, pressToldAt: -Infinity }
  const { page, field, frame, goTo, happened, stop } = show(plugin)
  const press = (lateMs: number): void => void page.dispatchEvent(pressOn(field, lateMs))
  const take = async (): Promise<string[]> => {
    happened.length = 0
    goTo(field)
    goTo(frame)
    await vi.advanceTimersByTimeAsync(1_000)
    return [...happened]
  }
  press(1_500)
  expect(await take()).toEqual(['the field has it again'])
  // It was let off once.
  expect(await take()).toEqual(['the page is closed', 'the field has it again'])
  press(10)
  expect(await take()).toEqual(['the page is closed', 'the field has it again'])
  stop()
})

it('a frame that the visitor went to before another one filled the window is not to blame for it', async () => {
  const expansion = { isOn: true, isNew: true }
  const focus = vi.fn<() => void>()
  const cover = { expansion, hasFocus: false, focus, takeGift: () => false } as unknown as GuardedFrame
  const { button, frame, goTo, happened, stop } = show({ pressedAt: -Infinity, pressToldAt: -Infinity }, [
    cover,
  ])
  focus.mockImplementation(() => goTo(button))
  frame.closest = (selector) => (selector === '[inert]' ? frame : null)
  goTo(button)
  goTo(frame)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(focus).toHaveBeenCalledOnce()
  expect(happened).toEqual([])
  expansion.isNew = false
  goTo(frame)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(happened).toEqual(['the page is closed'])
  stop()
})

it('a field that goes while it is typed into leaves no way to the next one that takes the keyboard', async () => {
  const { field, frame, goTo, happened, stop } = show({ pressedAt: -Infinity, pressToldAt: -Infinity })
  goTo(field)
  field.isConnected = false
  goTo(frame)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(happened).toEqual(['the page is closed'])
  expect(field.focus).not.toHaveBeenCalled()
  stop()
})

it('after a press on an empty place of the page, a frame has to have been pressed itself', async () => {
  const plugin = { pressedAt: -Infinity, pressToldAt: -Infinity }
  const { page, button, frame, goTo, happened, stop } = show(plugin)
  const take = async (pressed: Piece, isFramePressed = false): Promise<string[]> => {
    happened.length = 0
    goTo(button)
    for (const kind of ['pointerdown', 'mousedown']) page.dispatchEvent(pressOn(pressed, 0, kind))
    if (pressed === words) goTo(words)
    else page.activeElement = page.body
    await vi.advanceTimersByTimeAsync(100)
    if (isFramePressed) plugin.pressedAt = plugin.pressToldAt = performance.now()
    page.dispatchEvent(Object.assign(pressOn(frame, 0, 'pointermove'), { movementX: 9 }))
    goTo(frame)
    await vi.advanceTimersByTimeAsync(1_000)
    return [...happened]
  }
  const empty = new Piece('div')
  // Words that scroll get the keyboard by a press, and do nothing.
  const words = new Piece('[tabindex]')
  // What is pressed for something may have been meant.
  expect(await take(new Piece('button'))).toEqual([])
  for (const one of [empty, words]) expect(await take(one)).toContain('the page is closed')
  expect(await take(empty, true)).toEqual([])
  stop()
})

it('where nothing has the keyboard, or what had it has gone by its own press, a plugin has to be pressed itself too', async () => {
  const plugin = { pressedAt: -Infinity, pressToldAt: -Infinity, isHeld: false }
  const { page, button, frame, goTo, stop } = show(plugin)
  const isKept = async (): Promise<boolean> => {
    goTo(frame)
    // Until the time of the word is over, keys in there are not the visitor's word for it either.
    if (plugin.pressedAt === -Infinity) expect(plugin.isHeld).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(plugin.isHeld).toBe(page.activeElement === frame)
    return plugin.isHeld
  }
  expect(await isKept()).toBe(false)
  goTo(button)
  button.isConnected = false
  expect(await isKept()).toBe(false)
  await vi.advanceTimersByTimeAsync(10)
  plugin.pressedAt = plugin.pressToldAt = performance.now()
  expect(await isKept()).toBe(true)
  goTo(button)
  expect(plugin.isHeld).toBe(false)
  stop()
})

it("a frame that the browser's own search leads to, out of a field, is no thief, and the field has it back", async () => {
  const { page, field, frame, goTo, happened, stop } = show({ pressedAt: -Infinity, pressToldAt: -Infinity })
  goTo(field)
  page.isHere = false
  goTo(frame)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(happened).toEqual([])
  page.isHere = true
  await vi.advanceTimersByTimeAsync(100)
  expect(happened).toEqual(['the field has it again'])
  goTo(frame)
  expect(happened).toContain('the page is closed')
  stop()
})

it('what calls the keyboard out of a frame to nowhere does not get that far, however long ago somebody has pressed', async () => {
  const plugin = { pressedAt: -Infinity, pressToldAt: -Infinity }
  const { page, frame, goTo, happened, navigator, stop } = show(plugin)
  await vi.advanceTimersByTimeAsync(10)
  plugin.pressedAt = plugin.pressToldAt = performance.now()
  goTo(frame)
  for (const isActive of [true, false]) {
    navigator.userActivation.isActive = isActive
    page.activeElement = page.body
    page.defaultView.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(10)
    expect(happened.splice(0)).toEqual(['the frame has it again'])
    page.activeElement = frame
  }
  stop()
})

it('but a page of another site, of whose presses nobody tells, has it', async () => {
  const { page, frame, goTo, happened, stop } = show()
  goTo(frame)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.activeElement).toBe(frame)
  expect(happened).toEqual([])
  stop()
})
