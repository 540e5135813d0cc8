import { useCallback, useEffect, useState, type RefObject } from 'react'
import { Deafness } from './Deafness.ts'
import { followFocus } from './followFocus.ts'
import { followFrames } from './followFrames.ts'
import { isFrameLate } from './lateFrames.ts'
import { useOpenDialogs } from './OpenDialogs.ts'

export interface Hearing {
  deafness: Deafness
  isDeaf: boolean
  /** Whether a press counts that began and ended at these times. */
  hears(...times: readonly number[]): boolean
}

const lookMs = 100

const isInDialog = (element: HTMLElement | null): boolean => Boolean(element?.closest('dialog'))

/**
 * Looks after an element whose presses must be meant; `see` says how it stands, ten times a second. In a dialog it hears
 * only while what frames had put over the page is gone.
 */
export function useDeafness<Seen extends HTMLElement>(
  element: RefObject<Seen | null>,
  see: (element: Seen, deafness: Deafness) => void,
): Hearing {
  const [deafness] = useState(() => new Deafness())
  const [isDeaf, setDeaf] = useState(true)
  const openDialogs = useOpenDialogs()
  useEffect(
    () => (isInDialog(element.current) ? openDialogs.opened('questions') : undefined),
    [element, openDialogs],
  )
  const look = useCallback(() => {
    const { current } = element
    if (current) see(current, deafness)
    if (isInDialog(current) && isFrameLate()) deafness.begin()
    setDeaf(deafness.isDeaf)
  }, [element, see, deafness])
  useEffect(() => {
    const stopFrames = followFrames(deafness)
    // Not at once: the browser would have to lay out what has just come before it draws it.
    const timer = setInterval(look, lookMs)
    return () => {
      clearInterval(timer)
      stopFrames()
    }
  }, [look, deafness])
  useEffect(() => followFocus(element, () => deafness.begin()), [element, deafness])
  const hears = useCallback(
    (...times: readonly number[]) => {
      look()
      const isHeard = deafness.hears(...times)
      setDeaf(deafness.isDeaf)
      return isHeard
    },
    [look, deafness],
  )
  return { deafness, isDeaf, hears }
}
