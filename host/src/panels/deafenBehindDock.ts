import { deafenUnderHead } from '../parts/deafenPage.ts'
import { watchBox } from '../parts/watchBox.ts'

/**
 * Panels stand on each other at the lower edge of the window. Whatever makes one of them smaller, be it its plugin, words
 * that go or the visitor, what stands above moves down, and the page comes out where it was. That hears no press for a
 * moment, nor does what lies behind the last panel that goes. Returns what to call then.
 */
export function deafenBehindDock(dock: HTMLElement): () => void {
  let before = dock.getBoundingClientRect()
  const look = (): void => {
    const box = dock.getBoundingClientRect()
    if (box.top > before.top || box.left > before.left) deafenUnderHead(before, dock)
    before = box
  }
  const stop = watchBox(dock, look)
  return () => {
    stop()
    deafenUnderHead(before, dock)
  }
}
