import type { Boot, SharedCode } from '@msdat/sdk/contracts/bridge'
import type { PortOffer } from '@msdat/sdk/contracts/frameSignals'
import type { FaultKind } from './FrameFault.ts'
import { FrameGate } from './gate/FrameGate.ts'
import type { FromGate } from './gate/gate.worker.ts'
import { makeFrameElement, type FrameElement } from './makeFrameElement.ts'

export interface FrameShellOptions {
  container: HTMLElement
  title: string
  address: string
  shared: Promise<SharedCode>
}

/** Whoever answers for the frame from the moment that a plugin is given in. */
export interface ShellListener {
  onMessage(message: FromGate): void
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

  /** The worker unpacks what the frame sends; see gate.worker.ts. */
  constructor({ container, title, address, shared }: FrameShellOptions, worker: Worker) {
    this.#frame = makeFrameElement({ title, address })
    this.gate = new FrameGate(worker, {
      onMessage: (message) => this.#heard(message),
      onError: () => this.#gateFailed(),
    })
    this.loaded = new Promise((resolve) =>
      this.#frame.inner.addEventListener('load', () => this.#afterLoad(resolve)),
    )
    this.isGivenShared = Promise.all([shared, this.loaded]).then(([code]) => this.gate.postMessage(code))
    this.isGivenShared.catch(() => undefined)
    container.append(this.#frame.outer)
  }

  /** What stands for the frame on the page, and is its active element while the frame has the keyboard. */
  get element(): HTMLElement {
    return this.#frame.outer
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
    this.gate.postMessage(boot)
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
    const { port1, port2 } = new MessageChannel()
    this.gate.take(port1)
    // The origin of a sandboxed frame is opaque, so there is none to name; the message holds nothing but the port.
    this.inner.contentWindow?.postMessage({ kind: 'msdat:port' } satisfies PortOffer, '*', [port2])
    resolve()
  }

  #heard(message: FromGate): void {
    const kind = message.kind === 'signal' ? message.signal.kind : null
    if (kind === 'msdat:hello') this.hasSpoken = true
    if (this.#listener) this.#listener.onMessage(message)
    else if (kind === 'msdat:failed') this.destroy()
  }

  #gateFailed(): void {
    if (this.hasSpoken) this.#fail('unresponsive', 'Its messages cannot be read.')
    else this.#fail('unreachable', 'The part of the page that reads its messages did not load.')
  }

  #fail(kind: FaultKind, message: string): void {
    if (this.#listener) this.#listener.onFault(kind, message)
    else this.destroy()
  }
}
