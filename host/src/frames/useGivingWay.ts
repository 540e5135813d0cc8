import { useLayoutEffect, useRef, type RefObject } from 'react'
import { deafenPage, type DeafArea } from './deafenPage.ts'
import type { RunningSession } from './RunningSession.ts'

/** Who presses again and again at one place does so within that. */
const pressedMs = 5_000

/**
 * A plugin can leave the place where it was pressed, so that the next press, or the second half of this one, comes to
 * what lies behind it or moves up there. `height` is Infinity where the frame fills the window.
 */
export function useGivingWay(
  place: RefObject<HTMLElement | null>,
  session: RunningSession,
  height: number,
): void {
  const before = useRef(0)
  const pressedAt = useRef(-Infinity)
  // After each rendering: a frame that is gone tells no more when it was pressed.
  useLayoutEffect(() => {
    const given = before.current - height
    before.current = height
    pressedAt.current = session.gate()?.pressedAt ?? pressedAt.current
    const isPressed = performance.now() - pressedAt.current < pressedMs
    if (given > 0 && isPressed && place.current) deafenPage(areaOf(place.current, given))
  })
}

function areaOf(place: HTMLElement, given: number): DeafArea {
  if (given === Infinity) return { left: 0, right: Infinity, top: 0 }
  const { left, right, top } = place.getBoundingClientRect()
  // What stands at the lower edge of the window leaves room above it.
  return { left, right, top: place.closest('.dock') ? top - given : top }
}
