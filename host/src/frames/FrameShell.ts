import type { JudgedMessage } from '@msdat/sdk/plugin/bridge/gateMessages'
import type { Boot, SharedCode } from '@msdat/sdk/contracts/bridge'
import type { FaultKind } from './FrameFault.ts'
import { FrameGate } from './FrameGate.ts'
import { makeFrameElement, type FrameElement } from './makeFrameElement.ts'

export interface FrameShellOptions {
  container: HTMLElement
  title: string
  address: string
  shared: Promise<SharedCode>
}

/** Whoever answers for the frame from the moment that a plugin is given in. */
export interface ShellListener {
  onMessage(message: JudgedMessage): void
  onFault(kind: FaultKind, message: string): void
}

/** A document that was never heard of within this time will not be. */
const greetingMs = 5_000

/**
 * The document of a frame, with the modules that all plugins share, and no plugin: only our own code runs in it. So
 * it takes no keyboard, makes no calls, needs no watch, and whatever goes wrong with it is no plugin's fault.
 */
export class FrameShell {
  readonly gate: FrameGate
  /** The document is there, and has its port. */
  readonly loaded: Promise<void>
  /** The shared modules are on their way into the frame; rejects where they cannot be had. */
  readonly isGivenShared: Promise<void>
  /** The shell has spoken: whatever goes wrong from here on is not the way to the server. */
  hasSpoken = false
  readonly #frame: FrameElement
  readonly #madeAt = performance.now()
  #listener: ShellListener | null = null
  #hasLoaded = false
  #isOver = false

  constructor({ container, title, address, shared }: FrameShellOptions) {
    this.#frame = makeFrameElement({ title, address })
    this.gate = new FrameGate((message) => this.#heard(message))
    this.loaded = new Promise((resolve) =>
      this.#frame.inner.addEventListener('load', () => this.#afterLoad(resolve)),
    )
    this.isGivenShared = Promise.all([shared, this.loaded]).then(([code]) => this.gate.giveCode(code))
    this.isGivenShared.catch(() => undefined)
    container.append(this.#frame.outer)
  }

  /** What stands for the frame on the page, and is its active element while the frame has the keyboard. */
  get element(): HTMLElement {
    return this.#frame.outer
  }

  /** Whether the browser had a frame left for it. */
  get isFrame(): boolean {
    return this.inner.contentWindow !== null
  }

  get inner(): HTMLIFrameElement {
    return this.#frame.inner
  }

  /** A plugin can be given in: nothing has gone wrong so far. */
  get isUsable(): boolean {
    return !this.#isOver && (this.hasSpoken || performance.now() - this.#madeAt < greetingMs)
  }

  listen(listener: ShellListener): void {
    this.#listener = listener
  }

  /** The plugin comes in, behind the shared modules. */
  give(boot: Boot): void {
    this.gate.giveCode(boot)
  }

  destroy(): void {
    this.#isOver = true
    this.gate.close()
    this.#frame.outer.remove()
  }

  /** The first load is the shell. A second one means that the frame has gone elsewhere, with or without data. */
  #afterLoad(resolve: () => void): void {
    if (this.#isOver) return
    if (this.#hasLoaded) return this.#fail('navigated', 'The frame left its page.')
    this.#hasLoaded = true
    this.gate.offerTo(this.inner.contentWindow)
    resolve()
  }

  #heard(message: JudgedMessage): void {
    const kind = message.kind === 'signal' ? message.signal.kind : null
    if (kind === 'msdat:hello') this.hasSpoken = true
    if (this.#listener) this.#listener.onMessage(message)
    else if (kind === 'msdat:failed') this.destroy()
  }

  #fail(kind: FaultKind, message: string): void {
    if (this.#listener) this.#listener.onFault(kind, message)
    else this.destroy()
  }
}
