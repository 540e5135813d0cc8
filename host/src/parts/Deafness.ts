/** Longer than a press that was meant for what stood there before. */
const deafMs = 800

/**
 * Whether a button hears presses yet. One that has just come, moved, or got the keyboard by other hands than the
 * visitor's may be pressed by mistake, or by someone's design.
 */
export class Deafness {
  readonly #now: () => number
  #since: number
  #place = ''

  constructor(now = () => performance.now()) {
    this.#now = now
    this.#since = now()
  }

  get isDeaf(): boolean {
    return this.#now() - this.#since < deafMs
  }

  /**
   * Whether a press counts. One that does not makes the button deaf anew: a row of quick presses, or a key that is held
   * down, was begun elsewhere and has to end first.
   */
  hears(): boolean {
    const isHeard = !this.isDeaf
    if (!isHeard) this.begin()
    return isHeard
  }

  begin(): void {
    this.#since = this.#now()
  }

  /** Call often, and before each press counts. */
  seenAt({ x, y, width, height }: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>): void {
    const place = [x, y, width, height].map(Math.round).join()
    if (place !== this.#place) this.begin()
    this.#place = place
  }
}
