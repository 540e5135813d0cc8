import type { Deafness } from './Deafness.ts'

/**
 * Says where what must be meant stands on the screen, which a frame may scroll. Another dialog may lie over it, and go by
 * a press whose second half would come here.
 */
export function seeOnScreen(element: HTMLElement, deafness: Deafness): void {
  const box = element.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const words = element.closest('dialog')?.textContent ?? ''
  deafness.seenAt(onScreen(box), { words, isCovered: top === null || !element.contains(top) })
}

/** Two fingers that zoom move the button on the screen, though not on the page. */
function onScreen({ x, y, width, height }: DOMRect) {
  const { scale, offsetLeft, offsetTop } = visualViewport ?? { scale: 1, offsetLeft: 0, offsetTop: 0 }
  return {
    x: (x - offsetLeft) * scale,
    y: (y - offsetTop) * scale,
    width: width * scale,
    height: height * scale,
  }
}
