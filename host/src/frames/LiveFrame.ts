import { connectPort, type PortConnection } from '@msdat/sdk/adapters/penpal'
import { toMessage } from '@msdat/sdk/adapters/readEnvelope'
import type { Boot, FrameEvent, FrameMethods, Reply } from '@msdat/sdk/contracts/bridge'
import { FrameSignal, type PortOffer } from '@msdat/sdk/contracts/frameSignals'
import { AppError } from '@msdat/sdk/contracts/problem'
import { validate } from '@msdat/sdk/validate/browser'
import type { FaultKind } from './FrameFault.ts'
import { FloodGuard } from './FloodGuard.ts'
import { FrameGate } from './gate/FrameGate.ts'
import type { FromGate } from './gate/gate.worker.ts'
import { unpackInput } from './gate/judgeMessage.ts'
import { makeFrameElement, type FrameElement } from './makeFrameElement.ts'
import { MessagePace } from './MessagePace.ts'
import { watchPulse } from './watchPulse.ts'

export interface LiveFrameOptions {
  container: HTMLElement
  title: string
  address: string
  /** Made while the document of the frame loads. */
  boot: Promise<Boot>
  call(name: unknown, input: unknown): Promise<Reply<unknown>>
  onReady(): void
  /** The frame has been removed. */
  onFault(kind: FaultKind, message: string): void
  /** The plugin survived it. */
  onError(message: string): void
  /** What the plugin wants kept, asked for now and then. */
  onState(state: unknown): void
  /** The plugin is told of something. */
  onTold?(event: FrameEvent): void
}

const loadDeadlineMs = 20_000
const handshakeDeadlineMs = 10_000
const pictureDeadlineMs = 15_000
/** Each goes to the registry; a plugin that throws without end has been heard by then. */
const mostErrors = 10
/** Whoever wanted to go into the frame may be elsewhere by the time it has started, and what was told is not told again. */
const ofTheMoment: ReadonlySet<string> = new Set<FrameEvent['name']>(['focus', 'command', 'event'])
/** Longer than any message of a plugin at work takes. */
const longUnpackingMs = 10

/** One frame from its making to its end: it is given one port, is watched, and never starts twice. */
export class LiveFrame {
  readonly #frame: FrameElement
  readonly #options: LiveFrameOptions
  readonly #gate: FrameGate
  readonly #flood = new FloodGuard()
  /** The same messages, by the time they take. */
  readonly #unpacking = new FloodGuard(Infinity)
  /** A frame has its port to speak; to the window it has nothing to say. */
  readonly #windowFlood = new FloodGuard(20)
  readonly #wrongCalls = new FloodGuard(100)
  readonly #endings: (() => void)[] = []
  readonly #pace = new MessagePace<FromGate>((message) => this.#take(message))
  /** What happened before the plugin listened, the newest of each kind: what it was started with may be old by then. */
  readonly #untold = new Map<FrameEvent['name'], FrameEvent>()
  #connection: PortConnection<FrameMethods> | null = null
  #remote: FrameMethods | null = null
  #hasLoaded = false
  /** The shell has spoken: whatever goes wrong from here on is not the way to the server. */
  #hasShell = false
  #isOver = false
  #errors = 0
  #deadline: ReturnType<typeof setTimeout> | undefined

  /** The worker unpacks what the frame sends; see gate.worker.ts. */
  constructor(options: LiveFrameOptions, worker: Worker) {
    this.#options = options
    this.#frame = makeFrameElement(options)
    this.#frame.inner.addEventListener('load', () => this.#loaded())
    this.#gate = this.#openGate(worker)
    this.#listenToWindow()
    this.#expectWithin(loadDeadlineMs, 'The frame did not load.')
    options.boot.catch((error: unknown) => this.#fail(kindOf(error), messageOf(error)))
    options.container.append(this.#frame.outer)
  }

  /** What stands for the frame on the page, and is its active element while the frame has the keyboard. */
  get element(): HTMLElement {
    return this.#frame.outer
  }

  focus(): void {
    // Not the element: after that, Chromium goes on naming this frame the active one when another takes the keyboard.
    this.#frame.inner.contentWindow?.focus()
  }

  /** Where the scheme of a frame and its page differ, browsers paint an opaque ground behind the frame. */
  setScheme(scheme: string): void {
    this.#frame.inner.style.colorScheme = scheme
  }

  tell(event: FrameEvent): void {
    if (this.#remote) {
      this.#options.onTold?.(event)
      void this.#remote.notify(event).catch(() => undefined)
    } else if (!ofTheMoment.has(event.name)) this.#untold.set(event.name, event)
  }

  /** Null where the frame does not answer in time. */
  async takePicture(): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), pictureDeadlineMs)))
    const picture = this.#remote?.getPicture().catch(() => null) ?? null
    return Promise.race([picture, late]).finally(() => clearTimeout(timer))
  }

  setPointerBlocked(isBlocked: boolean): void {
    this.#frame.outer.style.pointerEvents = isBlocked ? 'none' : ''
  }

  destroy(): void {
    this.#isOver = true
    clearTimeout(this.#deadline)
    for (const end of this.#endings.splice(0)) end()
    this.#frame.outer.remove()
  }

  /** The first load is the shell. A second one means that the frame has gone elsewhere, with or without data. */
  #loaded(): void {
    if (this.#isOver) return
    if (this.#hasLoaded) return this.#fail('navigated', 'The frame left its page.')
    this.#hasLoaded = true
    this.#expectWithin(loadDeadlineMs, 'The code of the plugin did not arrive.')
    const { port1, port2 } = new MessageChannel()
    this.#gate.take(port1)
    // The origin of a sandboxed frame is opaque, so there is none to name; the message holds nothing but the port.
    this.#frame.inner.contentWindow?.postMessage({ kind: 'msdat:port' } satisfies PortOffer, '*', [port2])
    void this.#options.boot.then((boot) => this.#boot(boot)).catch(() => undefined)
  }

  #boot(boot: Boot): void {
    if (this.#isOver) return
    this.#expectWithin(handshakeDeadlineMs, 'The plugin did not start within 10 seconds.')
    this.#gate.postMessage(boot)
    this.#connection = connectPort<FrameMethods>(this.#gate, {
      call: (name: unknown, input: unknown) => this.#answer(name, input),
    })
    this.#endings.push(() => this.#connection?.destroy())
  }

  async #answer(name: unknown, input: unknown): Promise<Reply<unknown>> {
    if (input === outsized) return tooLarge(name)
    const reply = await this.#options.call(name, input)
    // Finding what is wrong with a call takes the page's time and nothing of the plugin's rate.
    if (isWrongCall(reply) && this.#wrongCalls.isTooMuch()) {
      this.#fail('flooded', 'More than 100 wrong calls in a second.')
    }
    return reply
  }

  #openGate(worker: Worker): FrameGate {
    const gate = new FrameGate(worker, {
      onMessage: (message) => {
        if (this.#isOver) return
        if (this.#flood.isTooMuch()) return this.#fail('flooded', 'More messages than the page can take.')
        if (this.#pace.admits(message)) this.#take(message)
      },
      onError: () =>
        this.#hasShell
          ? this.#fail('unresponsive', 'Its messages cannot be read.')
          : this.#fail('unreachable', 'The part of the page that reads its messages did not load.'),
    })
    this.#endings.push(
      () => this.#pace.end(),
      () => gate.close(),
    )
    return gate
  }

  /** Hands on what has been judged; the time that the judging took counts as the frame's. */
  #take(message: FromGate): void {
    if (this.#isOver) return
    const began = performance.now()
    if (message.kind === 'forged')
      return this.#fail('forged', 'It sent a message of a form that no call has.')
    if (message.kind === 'signal') {
      const signal = validate(FrameSignal, message.signal)
      if (signal.ok) this.#hear(signal.value)
    }
    if (message.kind === 'envelope') this.#deliver(message)
    const busyMs = performance.now() - began
    if (busyMs > longUnpackingMs) this.#pace.rest()
    if (this.#unpacking.isTooMuch(busyMs + message.ms)) {
      this.#fail('flooded', 'Greater messages than the page can take.')
    }
  }

  #deliver({ envelope, input }: FromGate & { kind: 'envelope' }): void {
    if (envelope.type !== 'CALL') return this.#gate.deliver(toMessage(envelope))
    const [name] = envelope.args
    const unpacked = input === 'outsized' || input === null ? outsized : unpackInput(input)
    this.#gate.deliver(toMessage({ ...envelope, args: [name, unpacked] }))
  }

  #hear(signal: FrameSignal): void {
    if (signal.kind === 'msdat:hello') this.#hasShell = true
    if (signal.kind === 'msdat:failed') this.#fail('threw', signal.message)
    if (signal.kind === 'msdat:error' && ++this.#errors <= mostErrors) this.#options.onError(signal.message)
    if (signal.kind === 'msdat:ready') void this.#connection?.remote.then((remote) => this.#ready(remote))
  }

  #ready(remote: FrameMethods): void {
    if (this.#isOver || this.#remote) return
    clearTimeout(this.#deadline)
    this.#remote = remote
    for (const event of this.#untold.values()) this.tell(event)
    this.#endings.push(
      watchPulse(remote, {
        onState: this.#options.onState,
        onSilence: () => this.#fail('unresponsive', 'No answer to a ping within 5 seconds.'),
      }),
    )
    this.#options.onReady()
  }

  #listenToWindow(): void {
    const listen = ({ source }: MessageEvent): void => {
      if (source !== this.#frame.inner.contentWindow || source === null) return
      if (this.#windowFlood.isTooMuch()) this.#fail('flooded', 'It posts messages to the page.')
    }
    window.addEventListener('message', listen)
    this.#endings.push(() => window.removeEventListener('message', listen))
  }

  #expectWithin(milliseconds: number, otherwise: string): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(
      () => this.#fail(this.#hasShell ? 'no_handshake' : 'unreachable', otherwise),
      milliseconds,
    )
  }

  #fail(kind: FaultKind, message: string): void {
    if (this.#isOver) return
    this.destroy()
    this.#options.onFault(kind, message)
  }
}

/** Stands for an input that is more than any method takes. */
const outsized = Symbol('outsized')

const tooLarge = (name: unknown): Reply<unknown> => ({
  ok: false,
  problem: { code: 'too_large', message: `${String(name)} takes no input of that size.` },
})

/** What is handed over instead of copied comes in an envelope and is no problem. */
function isWrongCall(reply: Reply<unknown>): boolean {
  return 'problem' in reply && reply.problem.code === 'invalid_input'
}

/** Why a frame could not be given its code: the way to the server, or code that is not what was approved. */
function kindOf(error: unknown): FaultKind {
  return error instanceof AppError && error.code === 'unavailable' ? 'unreachable' : 'no_handshake'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The plugin could not be loaded.'
}
