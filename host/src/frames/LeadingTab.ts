import { tabMs } from './guardTimes.ts'
import { isLeadingOn } from './isLeadingOn.ts'
import { isNextStop } from './isNextStop.ts'
import { inParts } from './typedIn.ts'

/** A Tab on the page, by which the browser leads the visitor on, perhaps into a frame. */
export class LeadingTab {
  #at = -Infinity

  /** Call with each key on the page. While the keyboard is on its way into a frame, the next ones still come here. */
  keyed(event: KeyboardEvent, page: Document): void {
    if (!isLeadingOn(event)) return
    this.#at = performance.now()
    const { activeElement, body } = page
    // Within a date field, Tab goes from part to part, and leads to no frame. The browser has done so by the next turn.
    setTimeout(() => {
      if (activeElement !== body && activeElement === page.activeElement) this.over()
    })
  }

  /** It has led somewhere. */
  over(): void {
    this.#at = -Infinity
  }

  /** From a field of several parts it leads only into the next frame: the others were not meant. */
  leadsTo(frame: Element | null, last: HTMLElement | null): boolean {
    if (performance.now() - this.#at >= tabMs) return false
    return !last?.matches(inParts) || (frame !== null && isNextStop(last, frame))
  }
}
