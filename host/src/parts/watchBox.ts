/**
 * Calls `look` whenever the place or size of an element may have changed by what is in it. Returns what ends this. The
 * first observer tells before the next press is looked at, the second of what is not done at once.
 */
export function watchBox(element: Element, look: () => void): () => void {
  const observers = [new MutationObserver(look), new ResizeObserver(look)] as const
  observers[0].observe(element, { subtree: true, childList: true, attributes: true, characterData: true })
  observers[1].observe(element)
  return () => {
    for (const observer of observers) observer.disconnect()
  }
}
