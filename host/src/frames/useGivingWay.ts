import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { deafenPage, wholePage } from '../parts/deafenPage.ts'
import { deafenBelow } from './deafenBelow.ts'
import { shadeGrowth } from './shadeGrowth.ts'

/**
 * A plugin can leave the place where it is about to be pressed, so that the press comes to what lies behind it. It knows
 * when that will be, and may have asked for it: `isAsked` where the visitor has just pressed Close. Of a panel that gets
 * smaller, its dock sees to that, and of a section `deafenBelow`. Where a panel comes over more of the page, because it
 * grows or because something else moves it, a press of just then was meant for what lay there.
 */
export function useGivingWay(
  place: RefObject<HTMLElement | null>,
  { fillsWindow, isAsked, isOurs }: { fillsWindow: boolean; isAsked: boolean; isOurs: boolean },
): void {
  const filledWindow = useRef(false)
  useLayoutEffect(() => {
    if (filledWindow.current && !fillsWindow && !isAsked) deafenPage(wholePage, place.current)
    filledWindow.current = fillsWindow
  }, [place, fillsWindow, isAsked])
  useEffect(() => {
    const element = place.current
    // Panels stand on each other at the lower edge of the window, so whatever moves one changes the size of their dock.
    const dock = element?.closest('.dock')
    if (!element || fillsWindow) return
    if (!dock) return deafenBelow(element, isOurs)
    let before = element.getBoundingClientRect()
    const observer = new ResizeObserver(() => {
      const box = element.getBoundingClientRect()
      // What was not shown has just been opened by the visitor.
      if (before.height > 0) shadeGrowth(element, before, box)
      before = box
    })
    for (const one of [dock, element]) observer.observe(one)
    return () => observer.disconnect()
  }, [place, fillsWindow, isOurs])
}
