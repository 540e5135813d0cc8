import { useEffect, type RefObject } from 'react'

/** While it is on, all of the page beside the element is inert: neither keyboard nor pointer nor reader gets there. */
export function useAlone(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => (isOn ? silenceBeside(element.current) : undefined), [element, isOn])
}

/** Also what comes later. Answers what wakes the rest of the page again. */
function silenceBeside(element: HTMLElement | null): () => void {
  const silenced = new Set<Element>()
  const silence = (): void => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      for (const sibling of at.parentElement?.children ?? []) {
        // Messages are still read out; what is inert already is not ours to wake.
        const isLeft = sibling === at || sibling.hasAttribute('inert')
        if (isLeft || sibling.matches('.toasts, [aria-live], dialog, script')) continue
        sibling.setAttribute('inert', '')
        silenced.add(sibling)
      }
    }
  }
  silence()
  const later = new MutationObserver(silence)
  for (let at = element; at && at !== document.body; at = at.parentElement)
    if (at.parentElement) later.observe(at.parentElement, { childList: true })
  return () => {
    later.disconnect()
    for (const one of silenced) one.removeAttribute('inert')
  }
}
