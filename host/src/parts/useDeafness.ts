import { useCallback, useEffect, useState, type RefObject } from 'react'
import { Deafness } from './Deafness.ts'
import { followFocus } from './followFocus.ts'
import { followFrames } from './followFrames.ts'
import { useOpenDialogs } from './OpenDialogs.ts'

export interface Hearing {
  deafness: Deafness
  isDeaf: boolean
  /** Whether a press counts that began and ended at these times. */
  hears(...times: readonly number[]): boolean
}

const lookMs = 100

/**
 * Looks after an element whose presses must be meant; `see` says how it stands, ten times a second. While it is in a
 * dialog no frame of strangers exists: also one that is hidden can open a chooser of colours, which lies over the dialog.
 */
export function useDeafness<Seen extends HTMLElement>(
  element: RefObject<Seen | null>,
  see: (element: Seen, deafness: Deafness) => void,
): Hearing {
  const [deafness] = useState(() => new Deafness())
  const [isDeaf, setDeaf] = useState(true)
  const openDialogs = useOpenDialogs()
  useEffect(
    () => (element.current?.closest('dialog') ? openDialogs.opened('questions') : undefined),
    [element, openDialogs],
  )
  const look = useCallback(() => {
    const { current } = element
    if (current) see(current, deafness)
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
