let dot: HTMLElement | undefined

/**
 * Gives the browser something to draw: one pixel that nobody sees. Where a page has nothing new, its frames are begun in
 * good time also while nothing gets onto the screen.
 */
export function paintAnew(): void {
  dot ??= document.body.appendChild(makeDot())
  dot.toggleAttribute('data-other')
}

function makeDot(): HTMLElement {
  const made = document.createElement('div')
  made.className = 'painted-dot'
  made.setAttribute('aria-hidden', 'true')
  return made
}
