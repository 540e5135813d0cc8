import type { BrowserContext, Page } from 'playwright'

/**
 * Lets locators into the frames of a page. Those live in closed shadow roots, which a locator does not enter; for who
 * only wants to look into a plugin, each root is opened as it is made.
 */
export function openRoots(target: BrowserContext | Page): Promise<unknown> {
  return target.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (options) {
      return attach.call(this, { ...options, mode: 'open' })
    }
  })
}
