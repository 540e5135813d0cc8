import type { Page } from 'playwright'

/** The longest that this page waited for something small it asked the browser's own thread, in milliseconds. */
export const longestWait = (page: Page, forMs: number): Promise<number> =>
  page.evaluate(async (ms) => {
    let most = 0
    for (const end = performance.now() + ms; performance.now() < end;) {
      const asked = performance.now()
      await navigator.locks.query()
      most = Math.max(most, performance.now() - asked)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return most
  }, forMs)
