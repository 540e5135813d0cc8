import type { FromGate, JudgedMessage, ToGate } from '@msdat/sdk/bridge/gateMessages'
import type { Boot, SharedCode } from '@msdat/sdk/contracts/bridge'
import type { PortOffer } from '@msdat/sdk/contracts/frameSignals'

/** Longer than any message of a plugin at work takes, on a slow machine too. */
const stuckMs = 1_000
/** For so long browsers take a press for one that has just been made. */
const usedMs = 5_000

/**
 * The page's end of a frame's port. Its other end is with the gate, which the shell has started in the frame's own
 * process: what the frame sends has been unpacked and judged there, and is texts, numbers and bytes of bounded length.
 * `deliver` hands on what is for those who listen here as they would to a port.
 */
export class FrameGate extends EventTarget {
  readonly #far: MessagePort
  readonly #near: MessagePort
  /** By which the frame is started; nothing is ever read from it. */
  readonly #start = new MessageChannel()
  readonly #onMessage: (message: JudgedMessage) => void
  /** When the visitor last pressed inside the frame, in milliseconds since the page was opened. */
  pressedAt = -Infinity
  #keyedAt = -Infinity
  #readingSince: number | null = null

  constructor(onMessage: (message: JudgedMessage) => void) {
    super()
    const { port1, port2 } = new MessageChannel()
    this.#onMessage = onMessage
    this.#near = port1
    this.#far = port2
    port1.addEventListener('message', (event: MessageEvent<FromGate>) => this.#hear(event))
    port1.start()
  }

  /** The visitor has just pressed or keyed something inside the frame, and nowhere else. */
  get isUsed(): boolean {
    return performance.now() - Math.max(this.pressedAt, this.#keyedAt) < usedMs
  }

  /** Since when the gate has been at one message; null where that is no time worth a word. */
  get stuckSince(): number | null {
    const since = this.#readingSince
    return since !== null && performance.now() - since > stuckMs ? since : null
  }

  /** The origin of a sandboxed frame is opaque, so there is none to name; the message holds nothing but the ports. */
  offerTo(frame: Window | null): void {
    frame?.postMessage({ kind: 'msdat:port' } satisfies PortOffer, '*', [this.#far, this.#start.port2])
  }

  /** Past the gate, which may not be up yet. Nothing comes behind the Boot. */
  giveCode(code: SharedCode | Boot): void {
    this.#start.port1.postMessage(code)
    if (code.kind === 'msdat:boot') this.#start.port1.close()
  }

  postMessage(data: unknown, { transfer = [] }: { transfer?: Transferable[] } = {}): void {
    this.#near.postMessage({ data, transfer } satisfies ToGate, transfer)
  }

  deliver(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** A port waits for this; here all is on its way already. */
  start(): void {}

  close(): void {
    this.#near.close()
    this.#start.port1.close()
  }

  #hear(event: MessageEvent<FromGate>): void {
    const now = performance.now()
    // A browser unpacks a message when it is looked at.
    const message = event.data
    if (message.kind === 'pressed') this.pressedAt = now
    else if (message.kind === 'keyed') this.#keyedAt = now
    else if (message.kind === 'reading') this.#readingSince = now
    else if (message.kind === 'idle') this.#readingSince = null
    else {
      // The gate goes on to the next message, if one came meanwhile, and says when there is none.
      this.#readingSince = now
      this.#onMessage({ ...message, ms: message.ms + performance.now() - now })
    }
  }
}
