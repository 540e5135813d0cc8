import type { FrameHost } from './FrameHost.ts'
import { isPressed } from './isPressed.ts'
import type { RunningSession } from './RunningSession.ts'

const typedIn = 'input, textarea, select, [contenteditable]'
/** Something has been chosen, and the visitor looks at what came of it. */
const chosenIn = 'select, [role="combobox"][aria-expanded="false"]'
/** A press in a frame and the keyboard it brings come to the page one after the other. */
const graceMs = 100
const lookMs = 100

/**
 * Sees to it that a frame has the keyboard only where the visitor, or the page, gave it. Browsers let any frame take
 * it, also one that is inert or not displayed. The page cannot hinder that, but learns of it in a few milliseconds;
 * then the frame goes and the keyboard is back where it was.
 *
 * The page does not see a press inside a frame; it only learns that there was one somewhere within some seconds. So while
 * a field of the page has the keyboard, frames let the pointer through to the page, until it has come over one of them
 * and no key or press of the page counts any more: a press that the page learns of then was made in the frame. A press
 * on a frame before that is seen by the page, and only leaves the field. From a closed list to choose from, the pointer
 * comes into a frame at once.
 */
export class KeyboardGuard {
  readonly #host: FrameHost
  readonly #page: Document
  /** Where the keyboard was last on the page. */
  #last: HTMLElement | null = null
  /** The visitor has just pressed Tab, and the browser leads them on. */
  #isTabbing = false
  /** The pointer has moved over a frame since the last key was typed, and presses there reach the frame. */
  #isPointing = false
  #wait: ReturnType<typeof setTimeout> | undefined

  constructor(host: FrameHost, page: Document) {
    this.#host = host
    this.#page = page
  }

  /** Returns a function that stops. */
  watch(): () => void {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    this.#page.addEventListener('focusin', ({ target }) => this.#focused(target), options)
    this.#page.addEventListener('keydown', (event) => this.#keyed(event), options)
    for (const kind of ['pointermove', 'pointerdown'] as const)
      this.#page.addEventListener(kind, (event) => this.#pointed(event), options)
    this.#page.defaultView?.addEventListener('blur', () => this.#judge(), options)
    return () => stop.abort()
  }

  get #isTyping(): boolean {
    return this.#last?.isConnected === true && this.#last.matches(typedIn)
  }

  get #isWriting(): boolean {
    return this.#isTyping && this.#last?.matches(chosenIn) === false
  }

  get #hasDialog(): boolean {
    return this.#page.querySelector('dialog:modal') !== null
  }

  #focused(target: EventTarget | null): void {
    const element = target instanceof HTMLElement ? target : null
    if (element?.matches('.plugin-frame')) return this.#judge()
    this.#last = element
    this.#isTabbing = false
    this.#setPointing(false)
  }

  #keyed(event: KeyboardEvent): void {
    if (!event.isTrusted) return
    this.#isTabbing = event.key === 'Tab'
    this.#setPointing(false)
  }

  /** A page that is laid out anew under a pointer that lies still makes such events too, without a way. */
  #pointed({ type, target, isTrusted, movementX, movementY }: PointerEvent): void {
    const isPress = type === 'pointerdown'
    if (!isTrusted || !(isPress || movementX !== 0 || movementY !== 0)) return
    const isOverFrame = target instanceof Element && target.closest('.plugin-place-frame') !== null
    this.#setPointing(false)
    if (isOverFrame && isPress && this.#isWriting) this.#leaveField()
    else if (isOverFrame) this.#comeOver()
  }

  #leaveField(): void {
    this.#last?.blur()
    this.#handedOn()
  }

  #comeOver(): void {
    if (this.#isWriting && this.#isPressed) this.#wait = setTimeout(() => this.#comeOver(), lookMs)
    else this.#setPointing(true)
  }

  #setPointing(isPointing: boolean): void {
    clearTimeout(this.#wait)
    this.#isPointing = isPointing
    this.#page.documentElement.toggleAttribute('data-typing', this.#isTyping && !isPointing)
  }

  #judge(): void {
    const taker = this.#taker
    if (!taker || taker.takeGift() || this.#isTabbing) return
    if (this.#hasDialog) return this.#takeBack(taker)
    if (this.#isTyping && !this.#isPointing) return this.#takeBack(taker)
    if (this.#isPressed) return this.#handedOn()
    setTimeout(() => {
      if (this.#taker !== taker) return
      if (this.#isPressed) this.#handedOn()
      else this.#takeBack(taker)
    }, graceMs)
  }

  get #taker(): RunningSession | undefined {
    return [...this.#host.sessions].find(({ hasFocus }) => hasFocus)
  }

  /** A press somewhere, within the last seconds; where no field has the keyboard, that is enough. */
  get #isPressed(): boolean {
    const view = this.#page.defaultView
    return !view || isPressed(view.navigator)
  }

  #handedOn(): void {
    this.#last = null
    this.#setPointing(false)
  }

  #takeBack(taker: RunningSession): void {
    const last = this.#last
    taker.blame('took_focus', 'It took the keyboard without a press.')
    last?.focus({ preventScroll: true })
  }
}
