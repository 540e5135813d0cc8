/** Longer than a press that was meant for what stood there before. So long it has to be drawn. */
const deafMs = 800
/** A look comes each 100 ms. One that comes later than this has been waiting for a page that stood still. */
const longestPauseMs = 300
/** What has been drawn is on the screen when the second frame after it begins, */
const paintedFrames = 2
/**
 * and some frames later where the process that draws is held up, as a plugin can do. Browsers begin three frames ahead
 * of the screen, and no more: frames that come no later than this are on the screen.
 */
const longestFrameMs = 200
/** A late frame counts for this: those after it may have been begun ahead. For less, a page that is drawn slowly would stay deaf. */
const lateWorthMs = 50

/** A window that is moved, or laid out anew at another size, brings other things under the pointer. */
const windowPlace = (): unknown[] => {
  const { screenX, screenY, innerWidth, innerHeight } = globalThis
  return [screenX, screenY, innerWidth, innerHeight]
}

/**
 * Whether a button hears presses yet. One that has just come, moved, was covered, stands under other words, or got
 * the keyboard other than by a press on it may be pressed by mistake, or by someone's design. Judged is when a
 * press was made, not when the page came to it: a page that stands still draws nothing, and finds all that was pressed
 * meanwhile when it goes on.
 */
export class Deafness {
  readonly #now: () => number
  #frames = 0
  /** For so long it has been drawn. */
  #drawnMs = 0
  #hearsSince = Infinity
  #drawnAt: number
  #lookedAt: number
  #look = ''
  #isCovered = false

  constructor(now = () => performance.now()) {
    this.#now = now
    this.#lookedAt = this.#drawnAt = now()
  }

  get isDeaf(): boolean {
    return this.#hearsSince === Infinity
  }

  /** It is deaf, and comes to hear by being drawn; not while it is out of sight. */
  get isWaitingToBeSeen(): boolean {
    return this.isDeaf && !this.#isCovered
  }

  /**
   * Whether a press counts that began and ended at these times. One that does not makes the button deaf anew: a row of
   * quick presses, or a key that is held down, was begun elsewhere and has to end first.
   */
  hears(...times: readonly number[]): boolean {
    const isHeard = !this.isDeaf && times.every((time) => time >= this.#hearsSince)
    if (!isHeard) this.begin()
    return isHeard
  }

  begin(): void {
    this.#frames = this.#drawnMs = 0
    this.#hearsSince = Infinity
  }

  /** There was no reason for it. */
  end(): void {
    this.#hearsSince = this.#now()
  }

  /** Call with each frame that the browser draws; the time counts from when the button is on the screen. */
  painted(): void {
    const now = this.#now()
    const frameMs = now - this.#drawnAt
    this.#drawnAt = now
    this.#frames += 1
    if (this.#frames > paintedFrames) this.#drawnMs += frameMs > longestFrameMs ? lateWorthMs : frameMs
    if (this.isDeaf && this.#drawnMs >= deafMs) this.#hearsSince = now
  }

  /** Call each 100 ms, and before each press counts; with the words of the question, and whether it can be seen. */
  seenAt(
    { x, y, width, height }: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>,
    { words = '', isCovered = false } = {},
  ): void {
    const look = [...[x, y, width, height].map(Math.round), ...windowPlace(), words].join()
    const now = this.#now()
    this.#isCovered = isCovered
    if (isCovered || look !== this.#look || now - this.#lookedAt > longestPauseMs) this.begin()
    this.#look = look
    this.#lookedAt = now
  }
}
