const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])'

interface Leaving {
  frame: HTMLElement
  /** Around the frame, in the place of its title where that is not there. */
  container: HTMLElement
  titleElementId: string | undefined
}

/** Only who has the keyboard can give it back: nobody is pulled out of a field of the page. */
export function leaveTo(to: 'title' | 'next' | 'previous', leaving: Leaving): void {
  const { frame, container, titleElementId } = leaving
  if (document.activeElement !== frame) return
  const title = titleElementId === undefined ? null : document.getElementById(titleElementId)
  leaveFrame(frame, to, title ?? container)
}

/** Puts the keyboard where a visitor expects it who leaves a frame: on its title, or before or behind it. */
function leaveFrame(frame: HTMLElement, to: 'title' | 'next' | 'previous', title: HTMLElement): void {
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
