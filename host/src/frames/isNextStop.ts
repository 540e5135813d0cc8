const stops = 'a[href], button, input, select, textarea, summary, [tabindex], .plugin-frame'

/** Whether Tab leads from one frame into the other with no stop on the page between them. */
export function isNextStop(from: Element, to: Element): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(stops)].filter(isStop)
  const [one, other] = [found.indexOf(from as HTMLElement), found.indexOf(to as HTMLElement)]
  return one >= 0 && other >= 0 && Math.abs(one - other) === 1
}

function isStop(element: HTMLElement): boolean {
  if (!element.checkVisibility() || element.closest('[inert]')) return false
  return element.matches('.plugin-frame') || (element.tabIndex >= 0 && !element.matches(':disabled'))
}
