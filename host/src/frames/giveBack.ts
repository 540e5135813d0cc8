import type { Move } from './isVouched.ts'

/**
 * The keyboard goes back to what had it, or to the page alone where that has gone: as long as the page has none, browsers
 * tell it nothing of who takes it next.
 */
export function giveBack(holder: Move['holder'], last: HTMLElement | null, page: Document): void {
  if (holder?.session.isRunning) holder.session.focus()
  else if (last?.isConnected) last.focus({ preventScroll: true })
  else {
    if (page.activeElement instanceof HTMLElement) page.activeElement.blur()
    page.defaultView?.focus()
  }
}
