import type { JudgedMessage } from '@msdat/sdk/plugin/bridge/gateMessages'
import { unpackInput } from '@msdat/sdk/plugin/bridge/judgeMessage'
import { connectPort, type PortConnection } from '@msdat/sdk/plugin/bridge/penpal'
import { toMessage } from '@msdat/sdk/plugin/bridge/readEnvelope'
import type { Boot, FrameEvent, FrameMethods, Reply } from '@msdat/sdk/contracts/bridge'
import { FrameSignal } from '@msdat/sdk/contracts/frameSignals'
import { AppError } from '@msdat/sdk/contracts/problem'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import type { FaultKind, FrameEnd } from './FrameFault.ts'
import { FloodGuard } from './FloodGuard.ts'
import type { FrameGate } from './FrameGate.ts'
import type { FrameShell } from './FrameShell.ts'
import { handOver } from './handOver.ts'
import { MessagePace } from './MessagePace.ts'
import type { PluginGuard } from './PluginGuards.ts'
import { typedIn } from './typedIn.ts'
import { watchPulse } from './watchPulse.ts'
import { WindowMessages } from './WindowMessages.ts'

export interface LiveFrameOptions {
  /** Made while the document of the frame loads. */
  boot: Promise<Boot>
  call(name: unknown, input: unknown): Promise<Reply<unknown>>
  onReady(): void
  /** The frame has been removed. */
  onFault(kind: FrameEnd, message: string): void
  /** The plugin survived it. */
  onError(message: string): void
  /** The visitor wants out of it. */
  onEscape(): void
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

/** One frame with a plugin, from the moment it is given in to its end: it is watched, and never starts twice. */
export class LiveFrame {
  readonly #shell: FrameShell
  readonly #options: LiveFrameOptions
  readonly #flood = new FloodGuard()
  /** The same messages and those of the plugin's other frames, by the time they take; and what they are answered. */
  readonly #ofPlugin: PluginGuard
  readonly #windowMessages = new WindowMessages()
  readonly #wrongCalls = new FloodGuard(100)
  readonly #endings: (() => void)[] = []
  readonly #pace = new MessagePace<JudgedMessage>((message) => this.#take(message))
  /** What happened before the plugin listened, the newest of each kind: what it was started with may be old by then. */
  readonly #untold = new Map<FrameEvent['name'], FrameEvent>()
  #connection: PortConnection<FrameMethods> | null = null
  #remote: FrameMethods | null = null
  #isOver = false
  #errors = 0
  #deadline: ReturnType<typeof setTimeout> | undefined

  constructor(options: LiveFrameOptions, shell: FrameShell, ofPlugin: PluginGuard) {
    this.#options = options
    this.#ofPlugin = ofPlugin
    this.#shell = shell
    shell.gate.onPosted = (ms) => ofPlugin.answers.took(ms)
    this.#listenToShell()
    this.#listenToWindow()
    this.#expectWithin(loadDeadlineMs, 'The frame did not load.')
    void shell.loaded.then(() => this.#loaded())
    Promise.all([options.boot, shell.isGivenShared]).then(
      ([boot]) => this.#boot(boot),
      (error: unknown) => this.#fail(kindOf(error), messageOf(error)),
    )
  }

  /** What stands for the frame on the page, and is its active element while the frame has the keyboard. */
  get element(): HTMLElement {
    return this.#shell.element
  }

  get gate(): FrameGate {
    return this.#shell.gate
  }

  get hasFocus(): boolean {
    return document.activeElement === this.element
  }

  /** The visitor has just pressed or keyed something inside it, and the keyboard is not elsewhere. */
  get isUsed(): boolean {
    const isElsewhere =
      !this.hasFocus && document.activeElement?.matches(`.plugin-frame, ${typedIn}`) === true
    return !isElsewhere && this.gate.isUsed(this.hasFocus)
  }

  /** Its document has come from the server. */
  get hasSpoken(): boolean {
    return this.#shell.hasSpoken
  }

  focus(): void {
    // Not the element: after that, Chromium goes on naming this frame the active one when another takes the keyboard.
    this.#shell.inner.contentWindow?.focus()
  }

  /** Where the scheme of a frame and its page differ, browsers paint an opaque ground behind the frame. */
  setScheme(scheme: string): void {
    this.#shell.inner.style.colorScheme = scheme
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
    this.#shell.element.style.pointerEvents = isBlocked ? 'none' : ''
  }

  destroy(): void {
    this.#isOver = true
    clearTimeout(this.#deadline)
    for (const end of this.#endings.splice(0)) end()
    this.#shell.destroy()
  }

  #loaded(): void {
    if (!this.#isOver && !this.#connection)
      this.#expectWithin(loadDeadlineMs, 'The code of the plugin did not arrive.')
  }

  #boot(boot: Boot): void {
    if (this.#isOver) return
    this.#expectWithin(handshakeDeadlineMs, 'The plugin did not start within 10 seconds.')
    this.#shell.give(boot)
    this.#connection = connectPort<FrameMethods>(this.#shell.gate, {
      call: (name: unknown, input: unknown) => this.#answer(name, input),
    })
    this.#endings.push(() => this.#connection?.destroy())
  }

  async #answer(name: unknown, input: unknown): Promise<Reply<unknown>> {
    if (input === outsized) return tooLarge(name)
    const { answers } = this.#ofPlugin
    if (answers.isFull) return tooOften
    const reply = await this.#options.call(name, input)
    // Finding what is wrong with a call takes the page's time and nothing of the plugin's rate.
    if (isWrongCall(reply) && this.#wrongCalls.isTooMuch()) {
      this.#fail('flooded', 'More than 100 wrong calls in a second.')
    }
    // What waited for a frame that has ended is not heard by anybody.
    return answers.inTurn(() => (this.#isOver ? reply : handOver(name, reply)))
  }

  #listenToShell(): void {
    this.#shell.listen({
      onMessage: (message) => {
        if (this.#isOver) return
        if (this.#flood.isTooMuch()) return this.#fail('flooded', 'More messages than the page can take.')
        if (this.#pace.admits(message)) this.#take(message)
      },
      onFault: (kind, message) => this.#fail(kind, message),
    })
    this.#endings.push(() => this.#pace.end())
  }

  /** Hands on what has been judged; the time that the judging took counts as the frame's. */
  #take(message: JudgedMessage): void {
    if (this.#isOver) return
    const began = performance.now()
    if (message.kind === 'forged')
      return this.#fail('forged', 'It sent a message of a form that no call has.')
    if (message.kind === 'wandered')
      return this.#fail('navigated', 'Its own address became too long, or changed too often.')
    if (message.kind === 'escaped') return this.#options.onEscape()
    if (message.kind === 'signal') {
      const signal = validate(FrameSignal, message.signal)
      if (signal.ok) this.#hear(signal.value)
    }
    if (message.kind === 'envelope') this.#deliver(message)
    const busyMs = performance.now() - began
    if (busyMs > longUnpackingMs) this.#pace.rest()
    if (this.#ofPlugin.unpacking.isTooMuch(busyMs + message.ms)) {
      this.#fail('flooded', 'Greater messages than the page can take.')
    }
  }

  #deliver({ envelope, input }: JudgedMessage & { kind: 'envelope' }): void {
    if (envelope.type !== 'CALL') return this.#shell.gate.deliver(toMessage(envelope))
    const [name] = envelope.args
    const unpacked = input === 'outsized' || input === null ? outsized : unpackInput(input)
    this.#shell.gate.deliver(toMessage({ ...envelope, args: [name, unpacked] }))
  }

  #hear(signal: FrameSignal): void {
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
        onKeptWaiting: () => this.#fail('kept_waiting', 'No answer to a ping, nor of the browser.'),
      }),
    )
    this.#options.onReady()
  }

  #listenToWindow(): void {
    const listen = ({ source }: MessageEvent): void => {
      if (source !== this.#shell.inner.contentWindow || source === null) return
      if (this.#windowMessages.isTooMuch()) this.#fail('flooded', 'It posts messages to the page.')
    }
    // What a browser cannot unpack is carried in all the same, and comes as an error.
    for (const kind of ['message', 'messageerror'] as const) {
      window.addEventListener(kind, listen)
      this.#endings.push(() => window.removeEventListener(kind, listen))
    }
    this.#endings.push(() => this.#windowMessages.end())
  }

  #expectWithin(milliseconds: number, otherwise: string): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(
      () => this.#fail(this.#shell.hasSpoken ? 'no_handshake' : 'unreachable', otherwise),
      milliseconds,
    )
  }

  #fail(kind: FrameEnd, message: string): void {
    if (this.#isOver) return
    const isUnread = (kind === 'unresponsive' || kind === 'no_handshake') && this.gate.stuckSince !== null
    this.destroy()
    if (isUnread) this.#options.onFault('unreadable', 'A message of it took all time or memory to unpack.')
    else this.#options.onFault(kind, message)
  }
}

/** Stands for an input that is more than any method takes. */
const outsized = Symbol('outsized')

const tooLarge = (name: unknown): Reply<unknown> => ({
  ok: false,
  problem: { code: 'too_large', message: `${String(name)} takes no input of that size.` },
})

const tooOften: Reply<unknown> = {
  ok: false,
  problem: { code: 'rate_limited', message: 'The plugin asks too often. Wait a moment, then ask again.' },
}

function isWrongCall(reply: Reply<unknown>): boolean {
  return !reply.ok && reply.problem.code === 'invalid_input'
}

/** Why a frame could not be given its code: the way to the server, or code that is not what was approved. */
function kindOf(error: unknown): FaultKind {
  return error instanceof AppError && error.code === 'unavailable' ? 'unreachable' : 'no_handshake'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The plugin could not be loaded.'
}
