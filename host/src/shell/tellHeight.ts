/** Keeps the height of the header where styles find it: what stays below it must not lie under it when its title wraps. */
export function tellHeight(header: HTMLElement | null): (() => void) | undefined {
  if (!header) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--header-height', `${header.offsetHeight}px`))
  observer.observe(header)
  return () => observer.disconnect()
}
