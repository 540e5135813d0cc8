import type { FrameLink } from './FrameLink.ts'

/**
 * Escape gives the keyboard back to the host, unless the plugin used it. Tab needs no help: browsers walk into
 * a frame, through it, and out on the other side by themselves.
 */
export function leaveOnEscape(link: FrameLink): void {
  // On window and while bubbling: whatever in the plugin handles the key has done so by then.
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    void link.call('ui.leave', { to: 'title' })
  })
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])'

/** The host hands the keyboard over. */
export function takeFocus(from: 'start' | 'end'): void {
  const found = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0,
  )
  const element = from === 'start' ? found[0] : found.at(-1)
  if (element) element.focus()
  else window.focus()
}
