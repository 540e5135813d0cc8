import type { FaultKind } from '../frames/FrameFault.ts'
import { Gift } from '../frames/Gift.ts'
import type { GuardedFrame } from '../frames/GuardedFrame.ts'
import { makeFrameElement, refuseAll } from '../frames/makeFrameElement.ts'
import { isWithin, WindowMessages } from '../frames/WindowMessages.ts'

const ofOtherSites = 'allow-scripts allow-forms'
/** Without its own origin a view could not ask this site for figures. */
const ofThisSite = 'allow-scripts allow-same-origin allow-downloads'

interface EmbeddedFrameOptions {
  /** Holds the frame and nothing else. */
  container: HTMLElement
  address: string
  /** A view of this site: plugins run in it. */
  isOfThisSite: boolean
  /** It has done what it may not, and is gone. */
  onBlamed: (kind: FaultKind) => void
}

/**
 * The frame of a page of another site: it may run, but neither keep anything nor open windows nor lead this page away.
 * Nor may it take the keyboard or hold up the drawing; as the frames of plugins, it is found by no other frame.
 */
export class EmbeddedFrame implements GuardedFrame {
  readonly #address: string
  readonly #outer: HTMLElement
  readonly #inner: HTMLIFrameElement
  readonly #onBlamed: (kind: FaultKind) => void
  readonly startedAt = performance.now()
  readonly running = null
  readonly #messages = new WindowMessages()
  readonly #stop = new AbortController()
  readonly #gift = new Gift()

  constructor({ container, address, onBlamed, isOfThisSite }: EmbeddedFrameOptions) {
    const { outer, inner } = makeFrameElement({ title: '', address })
    outer.classList.add('embedded-frame')
    inner.setAttribute('sandbox', isOfThisSite ? ofThisSite : ofOtherSites)
    inner.allow = refuseAll()
    inner.loading = 'lazy'
    container.append(outer)
    this.#address = address
    this.#outer = outer
    this.#inner = inner
    this.#onBlamed = onBlamed
    if (isOfThisSite) this.#listenToWindow()
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
  takeGift = (): boolean => this.#gift.take()

  focus(): void {
    this.#gift.give(this.isRunning)
    // Not the element: see LiveFrame.
    this.#inner.contentWindow?.focus()
  }

  pause(): void {
    this.#outer.hidden = true
    this.#inner.src = 'about:blank'
  }

  async resume(): Promise<void> {
    this.#outer.hidden = false
    this.#inner.src = this.#address
  }

  blame(kind: FaultKind): void {
    this.remove()
    this.#onBlamed(kind)
  }

  remove(): void {
    this.#stop.abort()
    this.#messages.end()
    this.#outer.remove()
  }

  /** Views of this site send nothing to the page around them, so it comes from a plugin inside. It is not looked at. */
  #listenToWindow(): void {
    const listen = ({ source }: MessageEvent): void => {
      if (isWithin(source, this.#inner.contentWindow) && this.#messages.isTooMuch()) this.blame('flooded')
    }
    for (const kind of ['message', 'messageerror'] as const)
      window.addEventListener(kind, listen, { signal: this.#stop.signal })
  }
}
