import type { GuardedFrame } from './GuardedFrame.ts'

/** A page has no keyboard for a moment while it goes to a frame. Nobody types, finds and ends the search within that. */
const foundMs = 200

/**
 * The browser's own search has the keyboard while it leads this page to what it has found in a frame. When it is over the
 * browser goes there, and the frame has taken nothing. Until the page has the keyboard again, browsers do not move it.
 */
export class BrowserSearch {
  #foundIn: GuardedFrame | null = null
  /** Since when the page is seen without the keyboard. */
  #since: number | null = null

  leadsTo(frame: GuardedFrame, page: Document): boolean {
    const isSearching = !page.hasFocus()
    this.#since = isSearching ? (this.#since ?? performance.now()) : null
    if (this.#since !== null && performance.now() - this.#since > foundMs) this.#foundIn = frame
    return isSearching
  }

  /** Said once. */
  hasLedTo(frame: GuardedFrame): boolean {
    const isFound = this.#foundIn === frame
    this.#foundIn = null
    return isFound
  }
}
