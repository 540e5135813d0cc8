import type { ConsoleMessage, Page } from 'playwright'

/**
 * Runs in the page and every frame before anything else: says when the first mark of a chart is on the screen, and
 * in the page when the answer of the view is. Clocks of one machine agree across its processes. A locator would wait
 * for the same, yet puts 330 kB of the tool's own script into page and frame, in the middle of what is measured.
 */
export const tellFirstMark = `
const isDrawn = (mark) => mark && mark.getBoundingClientRect().width > 0
const inFrame = window !== window.top
const marks = inFrame ? '[role=application] svg :is(rect, path)' : '.first-figure-value'
const look = () => {
  if (![...document.querySelectorAll(marks)].some(isDrawn)) return requestAnimationFrame(look)
  const what = inFrame ? 'painted ' + location.hostname : 'figure'
  const tell = () => console.log(what, performance.timeOrigin + performance.now())
  requestAnimationFrame(() => setTimeout(tell))
}
look()
`

/** When the first mark of this plugin's frame was drawn; the page's context must hold tellFirstMark. */
export async function firstMark(page: Page, plugin: string): Promise<number> {
  const isOurs = (said: ConsoleMessage): boolean => said.text().startsWith(`painted ${plugin}.`)
  return timeIn(await page.waitForEvent('console', { predicate: isOurs, timeout: 60_000 }))
}

/** Answers when the answer of the view was on the screen, in milliseconds since 1970; null where it has not been. */
export function watchFirstFigure(page: Page): () => number | null {
  let seen: number | null = null
  page.on('console', (said) => {
    if (said.text().startsWith('figure ')) seen ??= timeIn(said)
  })
  return () => seen
}

const timeIn = (said: ConsoleMessage): number => Number(said.text().split(' ').at(-1))
