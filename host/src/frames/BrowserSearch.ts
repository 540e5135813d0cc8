import type { GuardedFrame } from './GuardedFrame.ts'

/**
 * The browser's own search has the keyboard while it leads this page to what it has found in a frame. When it is over the
 * browser goes there, and the frame has taken nothing. Until the page has the keyboard again, browsers do not move it.
 */
export class BrowserSearch {
  #foundIn: GuardedFrame | null = null

  leadsTo(frame: GuardedFrame, page: Document): boolean {
    const isSearching = !page.hasFocus()
    if (isSearching) this.#foundIn = frame
    return isSearching
  }

  /** Said once. */
  hasLedTo(frame: GuardedFrame): boolean {
    const isFound = this.#foundIn === frame
    this.#foundIn = null
    return isFound
  }
}
