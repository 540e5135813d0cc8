import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { deafenPage, wholePage } from '../parts/deafenPage.ts'
import { deafenBelow } from './deafenBelow.ts'
import { coverGrowth } from './coverGrowth.ts'

/**
 * A plugin can leave the place where it is about to be pressed, so that the press comes to what lies behind it. It knows
 * when that will be. So where one no longer fills the window, be it by Close, the page hears nothing for a moment: any of
 * them may also have another height now. Of a panel that gets smaller, its dock sees to that, and of a section
 * `deafenBelow`. Where a stranger's frame comes to fill the window, or a panel comes over more of the page, because it grows
 * or because something else moves it, a press of just then was meant for what lay there.
 */
export function useGivingWay(
  place: RefObject<HTMLElement | null>,
  { fillsWindow, isOurs }: { fillsWindow: boolean; isOurs: boolean },
): void {
  const filledWindow = useRef(false)
  useLayoutEffect(() => {
    const isNew = fillsWindow && !filledWindow.current
    const isOver = !fillsWindow && filledWindow.current
    // The way back may be pressed at once.
    if (isNew && !isOurs) deafenPage(wholePage, place.current?.querySelector('.plugin-expanded-bar button'))
    if (isOver) deafenPage(wholePage)
    filledWindow.current = fillsWindow
  }, [place, fillsWindow, isOurs])
  useEffect(() => {
    const element = place.current
    // Panels stand on each other at the lower edge of the window, so whatever moves one changes the size of their dock.
    const dock = element?.closest('.dock')
    if (!element || fillsWindow) return
    if (!dock) return deafenBelow(element, isOurs)
    // It scrolls, by its plugin too.
    const card = element.closest<HTMLElement>('.panel-card') ?? element
    let before = card.getBoundingClientRect()
    const observer = new ResizeObserver(() => {
      const box = card.getBoundingClientRect()
      // What was never shown has just been opened by the visitor.
      if (before.height > 0) coverGrowth(card, before, box)
      if (box.height > 0) before = box
    })
    for (const one of [dock, card]) observer.observe(one)
    return () => observer.disconnect()
  }, [place, fillsWindow, isOurs])
}
