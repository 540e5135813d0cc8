import { deafenUnderHead, wholePage } from '../parts/deafenPage.ts'
import { watchBox } from '../parts/watchBox.ts'
import { coverGrowth } from './coverGrowth.ts'

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
    const box = section.getBoundingClientRect()
    const { height } = box
    // One that is not shown has no height: another tab was chosen.
    const isHigher = !isOurs && before > 0 && height > before
    if (isHigher || (height > 0 && height < before)) {
      const bottom = box.top + Math.min(before, height)
      if (isHigher) coverGrowth(section, { top: box.top, bottom }, box)
      const top = page.scrollTop < scrolled ? 0 : bottom
      deafenUnderHead({ ...wholePage, top }, document.querySelector('.dock'), isHigher ? section : null)
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
