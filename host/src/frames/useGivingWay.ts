import { useLayoutEffect, useRef, type RefObject } from 'react'
import { deafenPage, type DeafArea } from './deafenPage.ts'

/**
 * A plugin can leave the place where it is about to be pressed, so that the press comes to what lies behind it or moves
 * up there. It knows when that will be, and may have asked for it. `height` is Infinity where the frame fills the window;
 * `isAsked` where the visitor has just pressed Close.
 */
export function useGivingWay(place: RefObject<HTMLElement | null>, height: number, isAsked: boolean): void {
  const before = useRef(0)
  useLayoutEffect(() => {
    const given = before.current - height
    before.current = height
    const isPlugins = given > 0 && !(given === Infinity && isAsked)
    if (isPlugins && place.current) deafenPage(areaOf(place.current, given))
  }, [place, height, isAsked])
}

function areaOf(place: HTMLElement, given: number): DeafArea {
  if (given === Infinity) return { left: 0, right: Infinity, top: 0 }
  const { left, right, top } = place.getBoundingClientRect()
  // What stands at the lower edge of the window leaves room above it.
  return { left, right, top: place.closest('.dock') ? top - given : top }
}
