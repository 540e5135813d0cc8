import type { Theme } from '../contracts/appearance.ts'

/** Sets every token as a custom property of `root` (the html element), and what the browser itself must know. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  for (const [name, value] of Object.entries(theme.tokens)) root.style.setProperty(`--${name}`, value)
  root.style.fontSize = `${theme.fontSize}px`
  root.style.colorScheme = theme.scheme
  root.dir = theme.direction
  root.lang = theme.locale
  root.dataset.scheme = theme.scheme
  root.toggleAttribute('data-high-contrast', theme.highContrast)
  root.toggleAttribute('data-reduced-motion', theme.reducedMotion)
  root.toggleAttribute('data-pattern-fill', theme.patternFill)
}
