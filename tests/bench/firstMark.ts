import type { Page } from 'playwright'

/**
 * Runs in every frame before anything else: says when the first mark of a chart is on the screen. Clocks of one
 * machine agree across its processes. A locator would wait for the same, yet puts 330 kB of the tool's own script
 * into page and frame, in the middle of what is measured.
 */
export const tellFirstMark = `
const isDrawn = (mark) => mark && mark.getBoundingClientRect().width > 0
const look = () => {
  const marks = document.querySelectorAll('[role=application] svg :is(rect, path)')
  if (![...marks].some(isDrawn)) return requestAnimationFrame(look)
  const tell = () => console.log('painted', location.hostname, performance.timeOrigin + performance.now())
  requestAnimationFrame(() => setTimeout(tell))
}
if (window !== window.top) look()
`

/** When the first mark of this plugin's frame was drawn; the page's context must hold tellFirstMark. */
export async function firstMark(page: Page, plugin: string): Promise<number> {
  const message = await page.waitForEvent('console', {
    predicate: (said) => said.text().startsWith(`painted ${plugin}.`),
    timeout: 60_000,
  })
  return Number(message.text().split(' ')[2])
}
