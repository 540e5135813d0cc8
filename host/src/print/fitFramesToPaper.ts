import { edge, measureHead, sheet, shownPlace } from './layForPaper.ts'

/** What is left of a sheet below the head of a page. */
const restOfSheet = 790
/** Smaller than this nobody reads it: a longer view goes over several sheets. */
const least = 0.4

/**
 * The browser lays a page out anew for paper, which a plugin's frame learns of too late to draw its charts anew.
 * So a frame keeps the width it has on the screen and is shrunk to the sheet.
 */
export function fitFramesToPaper(): () => void {
  window.addEventListener('beforeprint', fit)
  return () => window.removeEventListener('beforeprint', fit)
}

function fit(): void {
  for (const view of document.querySelectorAll<HTMLElement>('.section-view')) {
    const place = view.querySelector<HTMLElement>('.plugin-place')
    if (!place) continue
    const scale = scaleOf(place)
    const height = Math.ceil(scale * place.offsetHeight) + 2 * edge
    view.style.setProperty('--print-scale', String(scale))
    view.style.setProperty('--print-width', `${place.offsetWidth}px`)
    view.style.setProperty('--print-height', `${height}px`)
    if (place === shownPlace()) fitDashboard(view.parentElement, height)
  }
}

/** Head and section are one piece, which begins on the first sheet however long it is. */
function fitDashboard(dashboard: HTMLElement | null, height: number): void {
  const head = measureHead()
  dashboard?.style.setProperty('--print-head', `${head}px`)
  dashboard?.style.setProperty('--print-whole', `${head + height}px`)
}

function scaleOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): number {
  const isLaid = document.documentElement.hasAttribute('data-paper')
  const whole = restOfSheet / height
  return Math.min(1, sheet.width / width, isLaid || whole < least ? 1 : whole)
}
