import { useLayoutEffect, type RefObject } from 'react'
import { useOpenDialogs } from './OpenDialogs.ts'

/** What can be typed into: ticks and links that are only copied take no letters. */
const typedIn =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [readonly]), textarea:not([readonly]), select, [contenteditable]'

/** From the first moment that a dialog has a field, no frame exists that could take what is typed into it. */
export function useFramesStopped(dialog: RefObject<HTMLElement | null>): void {
  const openDialogs = useOpenDialogs()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    let close: (() => void) | undefined
    const look = (): void => {
      if (close || !element.querySelector(typedIn)) return
      seeing.disconnect()
      close = openDialogs.opened('forms')
    }
    // A field may come later: with what is fetched, or after a press.
    const seeing = new MutationObserver(look)
    seeing.observe(element, { childList: true, subtree: true, attributes: true })
    look()
    return () => {
      seeing.disconnect()
      close?.()
    }
  }, [dialog, openDialogs])
}
