/** A sheet of A4 in CSS pixels, less its margins, the head and the foot. */
const sheet = { width: 700, height: 790 }
/** Smaller than this nobody reads it: a longer view goes over several sheets. */
const least = 0.4

/**
 * The browser lays a page out anew for paper, which a plugin's frame learns of too late to draw its charts anew.
 * So a frame keeps the width it has on the screen and is shrunk to the sheet.
 */
export function fitFramesToPaper(): () => void {
  const fit = (): void => {
    for (const view of document.querySelectorAll<HTMLElement>('.section-view')) {
      const place = view.querySelector<HTMLElement>('.plugin-place')
      if (!place) continue
      const scale = scaleOf(place.offsetWidth, place.offsetHeight)
      view.style.setProperty('--print-scale', String(scale))
      view.style.setProperty('--print-width', `${place.offsetWidth}px`)
      view.style.setProperty('--print-height', `${Math.ceil(scale * place.offsetHeight)}px`)
    }
  }
  window.addEventListener('beforeprint', fit)
  return () => window.removeEventListener('beforeprint', fit)
}

function scaleOf(width: number, height: number): number {
  const whole = sheet.height / height
  return Math.min(1, sheet.width / width, whole < least ? 1 : whole)
}
