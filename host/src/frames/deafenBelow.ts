import { deafenPage, wholePage } from '../parts/deafenPage.ts'

/**
 * When a section gets lower, or its frame goes, what stands below comes up under the pointer; where the page has become
 * too short for how far it was scrolled, all of it moves. That hears no press for a moment. What stands still goes on:
 * the head of the page, panels, dialogs. Returns what ends this.
 */
export function deafenBelow(section: HTMLElement): () => void {
  const page = document.documentElement
  let before = section.offsetHeight
  let scrolled = page.scrollTop
  const look = (): void => {
    const { height, bottom } = section.getBoundingClientRect()
    // One that is not shown has no height: another tab was chosen.
    if (height > 0 && height < before) {
      const top = page.scrollTop < scrolled ? 0 : bottom
      deafenPage({ ...wholePage, top }, ...document.querySelectorAll('.header, .dock, dialog[open]'))
    }
    before = height
    scrolled = page.scrollTop
  }
  // The first tells before the next press is looked at, the second of what is not done at once.
  const observers = [new MutationObserver(look), new ResizeObserver(look)] as const
  observers[0].observe(section, { subtree: true, childList: true, attributes: true, characterData: true })
  observers[1].observe(section)
  const stop = new AbortController()
  const follow = (): void => void (scrolled = page.scrollTop)
  window.addEventListener('scroll', follow, { passive: true, signal: stop.signal })
  return () => {
    for (const observer of observers) observer.disconnect()
    stop.abort()
  }
}
