const stops = 'a[href], button, input, select, textarea, summary, [tabindex], .plugin-frame'

/**
 * Whether Tab leads from one frame into the other with no stop on the page between them. It passes over a frame in which
 * there is nothing to stop at; the page cannot see which those are.
 */
export function isNextStop(from: Element, to: Element, isOverFrames = false): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (one) => one === from || one === to || (isStop(one) && !(isOverFrames && one.matches('.plugin-frame'))),
  )
  const [one, other] = [found.indexOf(from as HTMLElement), found.indexOf(to as HTMLElement)]
  return one >= 0 && other >= 0 && Math.abs(one - other) === 1
}

function isStop(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false
  return element.matches('.plugin-frame') || (element.tabIndex >= 0 && !element.matches(':disabled'))
}
