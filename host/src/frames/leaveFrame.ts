const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])'

/** Puts the keyboard where a visitor expects it who leaves a frame: on its title, or before or behind it. */
export function leaveFrame(frame: HTMLElement, to: 'title' | 'next' | 'previous', title: HTMLElement): void {
  if (to === 'title') return focusAnyway(title)
  const isWanted = to === 'next' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  const found = [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) =>
      element !== frame &&
      (frame.compareDocumentPosition(element) & isWanted) !== 0 &&
      element.getClientRects().length > 0,
  )
  const element = to === 'next' ? found[0] : found.at(-1)
  if (element) element.focus()
  else focusAnyway(title)
}

function focusAnyway(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus()
}
