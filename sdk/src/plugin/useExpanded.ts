import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentFrame } from './currentFrame.ts'

/**
 * Lets one part of the plugin fill the window: `[isExpanded, expand]`. The host opens the frame over the page and
 * closes it at Escape or at its own button; it does so only right after a press, else nothing happens.
 */
export function useExpanded(): [boolean, (isExpanded: boolean) => void] {
  const { link, expanded } = currentFrame()
  const isFrameExpanded = useSyncExternalStore(expanded.subscribe, expanded.get, expanded.get)
  const [isMine, setMine] = useState(false)
  const isExpanded = isMine && isFrameExpanded
  useEffect(() => {
    if (!isExpanded) return
    const closeAtEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      event.preventDefault()
      void link.call('ui.expand', { isExpanded: false })
    }
    document.addEventListener('keydown', closeAtEscape)
    return () => document.removeEventListener('keydown', closeAtEscape)
  }, [isExpanded, link])
  const expand = (next: boolean): void => {
    setMine(next)
    void link.call('ui.expand', { isExpanded: next })
  }
  return [isExpanded, expand]
}
