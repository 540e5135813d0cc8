import { autorun, reaction } from 'mobx'
import type { Stores } from '../app/Stores.ts'
import type { FrameHost } from '../frames/FrameHost.ts'
import { beginPrinting } from './beginPrinting.ts'
import { shownPlace } from './layForPaper.ts'

/** Every page is printed in light colours, however printing was begun, and has its own colours back afterwards. */
export function watchPrinting(
  { appearance, paper }: Pick<Stores, 'appearance' | 'paper'>,
  frameHost: Pick<FrameHost, 'shownViews'>,
): void {
  const root = document.documentElement
  reaction(
    () => paper.sheets,
    (sheets) => frameHost.shownViews().forEach((session) => session.tell({ name: 'paper', sheets })),
  )
  autorun(() => root.toggleAttribute('data-printing', appearance.isPrinting))
  window.addEventListener('beforeprint', () => appearance.setPrinting(true))
  window.addEventListener('afterprint', () => {
    appearance.setPrinting(false)
    paper.lay(null)
    root.removeAttribute('data-paper')
  })
  // The browser would print at once, before the frames are laid out for paper.
  document.addEventListener('keydown', (event) => {
    if (!isPrintKey(event) || !shownPlace()) return
    event.preventDefault()
    if (!appearance.isPrinting) beginPrinting({ appearance, paper })
  })
}

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && ctrlKey !== metaKey && !altKey && !shiftKey
