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

/** What belongs to one change of the focus comes within this time. */
const togetherMs = 50

/**
 * Another frame can call the keyboard out of this one. The page gives it back, and the browser has forgotten by then
 * where it was; whoever comes by a press or by Tab goes where they want.
 */
export function returnToField(): void {
  let left = { target: null as EventTarget | null, at: -Infinity }
  let called: EventTarget | null = null
  let pressedAt = -Infinity
  const isRecent = (time: number): boolean => performance.now() - time < togetherMs
  window.addEventListener('focusout', ({ target }) => (left = { target, at: performance.now() }))
  window.addEventListener('blur', () => (called = isRecent(left.at) ? left.target : null))
  window.addEventListener('pointerdown', () => (pressedAt = performance.now()), true)
  window.addEventListener('focus', () => {
    if (document.activeElement !== document.body || isRecent(pressedAt)) return
    if (called instanceof HTMLElement && called.isConnected) called.focus({ preventScroll: true })
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
