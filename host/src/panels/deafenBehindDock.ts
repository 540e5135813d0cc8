import { deafenBehindPanel } from '../parts/deafenPage.ts'

/**
 * Panels stand on each other at the lower edge of the window. Whatever makes one of them smaller, be it its plugin, words
 * that go or the visitor, what stands above moves down, and the page comes out where it was. That hears no press for a
 * moment, nor does what lies behind the last panel that goes. Returns what to call then.
 */
export function deafenBehindDock(dock: HTMLElement): () => void {
  let before = dock.getBoundingClientRect()
  const look = (): void => {
    const box = dock.getBoundingClientRect()
    if (box.top > before.top || box.left > before.left) deafenBehindPanel(before, dock)
    before = box
  }
  // The first tells before the next press is looked at, the second of what is not done at once.
  const observers = [new MutationObserver(look), new ResizeObserver(look)] as const
  observers[0].observe(dock, { subtree: true, childList: true, attributes: true, characterData: true })
  observers[1].observe(dock)
  return () => {
    for (const observer of observers) observer.disconnect()
    deafenBehindPanel(before, dock)
  }
}
