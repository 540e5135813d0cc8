import { mostSteps, stepsMs } from '@msdat/sdk/plugin/bridge/addressBounds'
import { asksForText } from '@msdat/sdk/plugin/bridge/AwaitedAnswers'
import {
  ledOut,
  type FromGate,
  type JudgedMessage,
  type Press,
  type ToGate,
} from '@msdat/sdk/plugin/bridge/gateMessages'
import type { PortLike } from '@msdat/sdk/plugin/bridge/penpal'
import type { Boot, SharedCode } from '@msdat/sdk/contracts/bridge'
import type { PortOffer } from '@msdat/sdk/contracts/frameSignals'
import { FloodGuard } from './FloodGuard.ts'

/** Longer than any message of a plugin at work takes, on a slow machine too. */
const stuckMs = 1_000
/** For so long browsers take a press for one that has just been made. */
const usedMs = 5_000
/** Until the page knows that a press has moved the keyboard into the frame: it hears of that apart, and maybe later. */
const settledMs = 500
/** Whoever presses Escape again so soon has got nothing from the first. */
const againMs = 1_000

/**
 * The page's end of a frame's ports. What the frame sends comes from the gate, which the shell has started in the
 * frame's own process: it has been unpacked and judged there, and is texts, numbers and bytes of bounded length. What
 * the page sends goes straight to the frame; whatever comes back that way is not looked at, and ends the frame.
 * `deliver` hands on what is for those who listen here as they would to a port.
 */
export class FrameGate implements PortLike {
  readonly #far: MessagePort
  readonly #near: MessagePort
  /** Straight into the frame; nothing is ever read from it. */
  readonly #straight = new MessageChannel()
  readonly #onMessage: (message: JudgedMessage) => void
  /** Told for how many milliseconds something was copied that the page sends: a great message is copied whole. */
  onPosted: (ms: number) => void = () => {}
  /** When the visitor last pressed inside the frame, in milliseconds since the page was opened. */
  pressedAt = -Infinity
  /** When the page was told of that. */
  pressToldAt = -Infinity
  /** When Tab last led out of the frame. */
  tabbedAt = -Infinity
  /** When a key that is no Tab last went down inside the frame. */
  keyedAt = -Infinity
  /** The frame has the keyboard, and not only until it is known whether somebody gave it. */
  isHeld = false
  /** When a key, other than Tab, was last meant for the frame. */
  #usedAt = -Infinity
  /** When each kind was last made. */
  readonly toldAt: Partial<Record<Press[0], number>> = {}
  #escapedAt = -Infinity
  /** Told of each press and key in the frame, and of the answer to `askForList()`. */
  declare onPress: ((kind: Press[0], isOpen?: boolean) => void) | undefined
  #commandedAt = -Infinity
  #readingSince: number | null = null
  readonly #steps = new FloodGuard(mostSteps, undefined, stepsMs)
  readonly #listeners = new Set<(event: MessageEvent) => void>()

  constructor(onMessage: (message: JudgedMessage) => void) {
    const { port1, port2 } = new MessageChannel()
    this.#onMessage = onMessage
    this.#near = port1
    this.#far = port2
    port1.addEventListener('message', (event: MessageEvent<FromGate>) => this.#hear(event))
    port1.start()
    // What a browser cannot unpack here, such as a picture of a video, comes as an error.
    for (const kind of ['message', 'messageerror'] as const)
      this.#straight.port1.addEventListener(kind, () => this.#refuse(), { once: true })
    this.#straight.port1.start()
  }

  /** The visitor has just pressed or keyed something inside the frame, and nowhere else: the keyboard is still there. */
  isUsed(hasFocus: boolean): boolean {
    const idleMs = performance.now() - Math.max(this.pressedAt, this.#usedAt)
    return idleMs < (hasFocus ? usedMs : settledMs)
  }

  /** Has the shell say whether a list is open. */
  askForList(): void {
    this.#near.postMessage(null)
  }

  /** The visitor has just chosen a command that runs in the frame. */
  get isCommanded(): boolean {
    return performance.now() - this.#commandedAt < usedMs
  }

  /** Call when the frame is given a command. */
  commanded(): void {
    this.#commandedAt = performance.now()
  }

  /** Since when the gate has been at one message; null where that is no time worth a word. */
  get stuckSince(): number | null {
    const since = this.#readingSince
    return since !== null && performance.now() - since > stuckMs ? since : null
  }

  /** The origin of a sandboxed frame is opaque, so there is none to name; the message holds nothing but the ports. */
  offerTo(frame: Window | null): void {
    frame?.postMessage({ kind: 'msdat:port' } satisfies PortOffer, '*', [this.#far, this.#straight.port2])
  }

  /** The gate may not be up yet. */
  giveCode(code: SharedCode | Boot): void {
    this.#straight.port1.postMessage(code)
  }

  postMessage(data: unknown, { transfer = [] }: { transfer?: Transferable[] } = {}): void {
    const began = performance.now()
    if (asksForText(data)) this.#near.postMessage({ data, transfer } satisfies ToGate, transfer)
    else this.#straight.port1.postMessage(data, transfer)
    this.onPosted(performance.now() - began)
  }

  addEventListener(_: 'message', listener: (event: MessageEvent) => void): void {
    this.#listeners.add(listener)
  }

  removeEventListener(_: 'message', listener: (event: MessageEvent) => void): void {
    this.#listeners.delete(listener)
  }

  deliver(data: unknown): void {
    for (const listener of this.#listeners) listener({ data } as MessageEvent)
  }

  /** A port waits for this; here all is on its way already. */
  start(): void {}

  close(): void {
    this.#near.close()
    this.#straight.port1.close()
  }

  /** Only the frame's own code has this port: who sends by it has taken it from there. */
  #refuse(): void {
    this.#onMessage({ kind: 'forged', ms: 0 })
  }

  #hear(event: MessageEvent<FromGate>): void {
    const now = performance.now()
    // A browser unpacks a message when it is looked at.
    const message = event.data
    if (Array.isArray(message)) this.#hearPress(message, now)
    else if (message.kind === 'reading') this.#readingSince = now
    else if (message.kind === 'idle') this.#readingSince = null
    else {
      // The gate goes on to the next message, if one came meanwhile, and says when there is none.
      this.#readingSince = now
      this.#onMessage({ ...message, ms: message.ms + performance.now() - now })
    }
  }

  /** A browser hands the address of a frame on to its own thread, which all pages share. */
  #wander(isLong: boolean): void {
    if (isLong || this.#steps.isTooMuch()) this.#onMessage({ kind: 'wandered', ms: 0 })
  }

  /** A plugin can keep its thread busy, so that a press is told long after it was made. */
  #hearPress([kind, isTab, heldMs, isEscape]: Press, now: number): void {
    if (kind === 'popstate') return this.#wander(isTab)
    const madeAt = now - Math.max(0, heldMs)
    this.toldAt[kind] = madeAt
    // A wheel that turns and a finger that moves are no presses.
    if (/^(wheel|touch)/.test(kind)) return
    this.onPress?.(kind, isEscape)
    if (kind === 'keydown') {
      if (heldMs === ledOut) this.tabbedAt = now
      if (!isTab) this.keyedAt = madeAt
      if (!isTab && this.isHeld) this.#usedAt = madeAt
      this.#hearKey(madeAt, isEscape)
    }
    if (!/^(pointer|mouse)/.test(kind)) return
    this.pressedAt = madeAt
    this.pressToldAt = now
  }

  /** The first Escape is the plugin's to use, and leads out where it does not. No plugin sees that the second does. */
  #hearKey(madeAt: number, isEscape = false): void {
    if (isEscape && madeAt - this.#escapedAt < againMs) this.#onMessage({ kind: 'escaped', ms: 0 })
    this.#escapedAt = isEscape ? madeAt : -Infinity
  }
}
