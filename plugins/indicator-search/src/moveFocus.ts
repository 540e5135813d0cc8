/** The button that an arrow key leads to from the one at `at`; -1 is the field above them. */
export function nextPlace(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : null
  if (key === 'ArrowUp') return at >= 0 ? at - 1 : null
  return null
}

/** Walks from the field down the names found, and back. Returns whether the key led anywhere. */
export function moveFocus(panel: HTMLElement, key: string): boolean {
  const buttons = [...panel.querySelectorAll<HTMLElement>('[data-open]')]
  const field = panel.querySelector<HTMLElement>('input')
  const active = document.activeElement
  const at = buttons.findIndex((button) => button === active)
  if (at < 0 && active !== field) return false
  const to = nextPlace(key, at, buttons.length)
  if (to === null) return false
  const target = to < 0 ? field : buttons[to]
  target?.focus()
  return target !== undefined
}
