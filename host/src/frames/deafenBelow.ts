import { deafenUnderHead, wholePage } from '../parts/deafenPage.ts'
import { watchBox } from '../parts/watchBox.ts'
import { shadeGrowth } from './shadeGrowth.ts'

/**
 * When a section gets lower, or its frame goes, what stands below comes up under the pointer; where the page has become
 * too short for how far it was scrolled, all of it moves. That hears no press for a moment. Where a section of strangers
 * gets higher, neither does what it has come over, nor what has moved down. What stands still goes on:
 * the head of the page, panels, dialogs. Returns what ends this.
 */
export function deafenBelow(section: HTMLElement, isOurs: boolean): () => void {
  const page = document.documentElement
  let before = section.offsetHeight
  let scrolled = page.scrollTop
  const look = (): void => {
    const { height, bottom } = section.getBoundingClientRect()
    const dock = document.querySelector('.dock')
    // One that is not shown has no height: another tab was chosen.
    if (height > 0 && height < before) {
      const top = page.scrollTop < scrolled ? 0 : bottom
      deafenUnderHead({ ...wholePage, top }, dock)
    } else if (!isOurs && before > 0 && height > before) {
      shadeGrowth(section, { top: 0, bottom: before }, { top: 0, bottom: height })
      deafenUnderHead({ ...wholePage, top: bottom - height + before }, dock, section)
    }
    before = height
    scrolled = page.scrollTop
  }
  const unwatch = watchBox(section, look)
  const stop = new AbortController()
  const follow = (): void => void (scrolled = page.scrollTop)
  window.addEventListener('scroll', follow, { passive: true, signal: stop.signal })
  return () => {
    unwatch()
    stop.abort()
  }
}
