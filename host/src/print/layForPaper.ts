import type { Sheets } from '@msdat/sdk/contracts/bridge'

/** A sheet of A4 less its margins of 12 mm, in CSS pixels; of the width, some are left for the edge. */
export const sheet = { width: 700, height: 1031.8 }
/** What a frame keeps off its upper edge on paper: see print.css. */
export const edge = 4

const dashboard = (): HTMLElement | null => document.querySelector('.dashboard[data-single]')

/** Where the open section of a dashboard stands; null on any other page. */
export const shownPlace = (): HTMLElement | null =>
  dashboard()?.querySelector('.section-view:not([hidden]) > .plugin-place') ?? null

/**
 * Gives the open section the width in which its texts can be read on paper, and says where the sheets end in its frame.
 * Null where the page has no such section: it is then printed as it stands.
 */
export function layForPaper(): Sheets | null {
  const place = shownPlace()
  if (!place) return null
  document.documentElement.toggleAttribute('data-paper', true)
  const scale = sheet.width / place.offsetWidth
  return { first: (sheet.height - measureHead() - edge) / scale, height: sheet.height / scale }
}

/** The head comes first on the first sheet, and is not displayed on the screen. */
export function measureHead(): number {
  const head = dashboard()?.querySelector<HTMLElement>(':scope > .print-head')
  if (!head) return 0
  Object.assign(head.style, {
    display: 'block',
    position: 'absolute',
    visibility: 'hidden',
    width: `${sheet.width}px`,
  })
  const height = Math.ceil(head.offsetHeight)
  head.removeAttribute('style')
  return height
}
