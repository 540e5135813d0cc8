import type { FaultKind } from '../frames/FrameFault.ts'
import type { GuardedFrame } from '../frames/GuardedFrame.ts'
import { makeFrameElement } from '../frames/makeFrameElement.ts'

interface EmbeddedFrameOptions {
  /** Holds the frame and nothing else. */
  container: HTMLElement
  address: string
  /** It has done what it may not, and is gone. */
  onBlamed: (kind: FaultKind) => void
}

/**
 * The frame of a page of another site: it may run, but neither keep anything nor open windows nor lead this page away.
 * Nor may it take the keyboard or hold up the drawing; as the frames of plugins, it is found by no other frame.
 */
export class EmbeddedFrame implements GuardedFrame {
  readonly #outer: HTMLElement
  readonly #inner: HTMLIFrameElement
  readonly #onBlamed: (kind: FaultKind) => void
  readonly startedAt = performance.now()
  readonly running = null
  #hasGift = false

  constructor({ container, address, onBlamed }: EmbeddedFrameOptions) {
    const { outer, inner } = makeFrameElement({ title: '', address })
    outer.classList.add('embedded-frame')
    inner.setAttribute('sandbox', 'allow-scripts allow-forms')
    inner.loading = 'lazy'
    container.append(outer)
    this.#outer = outer
    this.#inner = inner
    this.#onBlamed = onBlamed
  }

  setTitle(title: string): void {
    this.#inner.title = title
  }

  get isRunning(): boolean {
    return this.#outer.isConnected
  }

  get hasFocus(): boolean {
    return document.activeElement === this.#outer
  }

  frame = (): HTMLElement | null => (this.isRunning ? this.#outer : null)
  gate = (): null => null

  takeGift(): boolean {
    const hadGift = this.#hasGift
    this.#hasGift = false
    return hadGift
  }

  focus(): void {
    this.#hasGift = this.isRunning
    // Not the element: see LiveFrame.
    this.#inner.contentWindow?.focus()
  }

  blame(kind: FaultKind): void {
    this.remove()
    this.#onBlamed(kind)
  }

  remove(): void {
    this.#outer.remove()
  }
}
