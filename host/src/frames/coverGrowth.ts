import { deafenPage } from '../parts/deafenPage.ts'

type Edges = Pick<DOMRect, 'top' | 'bottom'>

/**
 * A press on what a panel or a section has just come over was meant for what lay there before, and what is typed after it
 * too. Nobody tells of a press in a frame that draws nothing. So the page covers that part of the screen, above and below,
 * until it has been to be seen for a moment. The rest of the frame goes on, and so do the buttons beside it.
 */
export function coverGrowth(box: HTMLElement, before: Edges, now: DOMRect): void {
  cover(box, now, now.top, Math.min(before.top, now.bottom))
  cover(box, now, Math.max(before.bottom, now.top), now.bottom)
}

function cover(box: HTMLElement, { left, right }: DOMRect, top: number, bottom: number): void {
  if (top >= bottom) return
  const element = document.createElement('div')
  element.className = 'plugin-cover'
  // On the screen: a frame can scroll what it stands in.
  element.style.cssText = `left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`
  const parent = box.closest('.dock') ?? document.body
  parent.append(element)
  const own = box.querySelectorAll('.plugin-place-frame, button')
  deafenPage({ left, right, top, bottom, cover: element }, ...own)
}
