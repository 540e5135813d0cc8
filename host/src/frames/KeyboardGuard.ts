import type { FrameHost } from './FrameHost.ts'
import type { RunningSession } from './RunningSession.ts'

const typedIn = 'input, textarea, select, [contenteditable]'
/** A press in a frame and the keyboard it brings come to the page one after the other. */
const graceMs = 100

/**
 * Sees to it that a frame has the keyboard only where the visitor, or the page, gave it. Browsers let any frame take
 * it, also one that is inert or not displayed. The page cannot hinder that, but learns of it in a few milliseconds;
 * then the frame goes and the keyboard is back where it was.
 *
 * The page does not see a press inside a frame, nor what comes before it. So while a field of the page has the
 * keyboard, frames let the pointer through to the page, until it moves over one of them after the last key: from a
 * pointer that lies still no press can come.
 */
export class KeyboardGuard {
  readonly #host: FrameHost
  readonly #page: Document
  /** Where the keyboard was last on the page. */
  #last: HTMLElement | null = null
  /** The visitor has just pressed Tab, and the browser leads them on. */
  #isTabbing = false
  /** The pointer has moved over a frame since the last key was typed. */
  #isPointing = false

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
    const hasMoved = type === 'pointerdown' || movementX !== 0 || movementY !== 0
    const isOverFrame = target instanceof Element && target.closest('.plugin-place-frame') !== null
    if (isTrusted && hasMoved && isOverFrame) this.#setPointing(true)
  }

  #setPointing(isPointing: boolean): void {
    this.#isPointing = isPointing
    this.#page.documentElement.toggleAttribute('data-typing', this.#isTyping && !isPointing)
  }

  #judge(): void {
    const taker = this.#taker
    if (!taker || taker.takeGift() || this.#isTabbing) return
    if (this.#hasDialog) return this.#takeBack(taker)
    if (this.#isTyping && !this.#isPointing) return this.#takeBack(taker)
    if (this.#isTyping || this.#isPressed) return this.#handedOn()
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
    return this.#page.defaultView?.navigator.userActivation?.isActive ?? true
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
