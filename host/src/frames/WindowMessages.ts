import { FloodGuard } from './FloodGuard.ts'

/** A frame has its port to speak; to the window only extensions of the browser have something to say, in any frame. */
const messagesPerSecond = 20
const beatMs = 50
const memoryMs = 10_000
/** Longer than a page that is at work stands still before messages that have nothing to do with it. */
const mostStillMs = 2_000

/**
 * What a frame posts to the window of the page, past its port. Browsers let each frame do so, and carry it into the
 * process of the page, which takes as long as it is large. The page does not unpack it, so it cannot see how large it
 * was: only that it stood still until it came. The first one is let off, since nothing was watched before it.
 */
export class WindowMessages {
  readonly #now: () => number
  readonly #flood: FloodGuard
  #beats: ReturnType<typeof setInterval> | undefined
  #beatAt = 0
  #stills: { at: number; ms: number }[] = []

  constructor(now = () => performance.now()) {
    this.#now = now
    this.#flood = new FloodGuard(messagesPerSecond, now)
  }

  /** Call with each message as it comes; true where the frame must go. */
  isTooMuch(): boolean {
    const at = this.#now()
    if (this.#beats) this.#stills.push({ at, ms: at - this.#beatAt })
    else this.#beats = setInterval(() => (this.#beatAt = this.#now()), beatMs)
    this.#beatAt = at
    this.#stills = this.#stills.filter((still) => at - still.at < memoryMs)
    // Between two beats it did not stand still.
    const stillMs = this.#stills.reduce((sum, { ms }) => sum + Math.max(0, ms - 2 * beatMs), 0)
    return this.#flood.isTooMuch() || stillMs > mostStillMs
  }

  end(): void {
    clearInterval(this.#beats)
  }
}

/** Whether what was sent comes out of a frame, or a frame inside that. */
export function isWithin(source: MessageEventSource | null, frame: Window | null): boolean {
  let at: Window | null = source !== null && 'parent' in source ? source : null
  while (at !== null && at !== frame) at = at.parent === at ? null : at.parent
  return at !== null
}
