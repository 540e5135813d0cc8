import type { RefObject } from 'react'

/**
 * Tells when the keyboard comes to an element and the visitor has not just pressed there. Tab is no sign that this was
 * meant: a plugin can draw a form, in which a visitor goes on by a row of Tabs, and these lead through the page.
 */
export function followFocus(element: RefObject<HTMLElement | null>, onOtherHands: () => void): () => void {
  const { current } = element
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  let isPressed = false
  const settle = (wasPressed: boolean): void => void (isPressed = wasPressed)
  document.addEventListener('keydown', () => settle(false), options)
  document.addEventListener('pointerdown', ({ isTrusted }) => settle(isTrusted), options)
  const come = ({ relatedTarget }: FocusEvent): void => {
    const wasWithin = relatedTarget instanceof Node && current?.contains(relatedTarget)
    if (!isPressed && !wasWithin) onOtherHands()
  }
  current?.addEventListener('focusin', come, options)
  document.addEventListener('focusin', () => settle(false), { signal: stop.signal })
  return () => stop.abort()
}
