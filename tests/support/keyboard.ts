import type { Locator, Page } from 'playwright'

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === node.ownerDocument.activeElement).catch(() => false)

/** Presses Tab until the element has the focus, as someone without a mouse does; throws where it never comes. */
export async function tabTo(page: Page, element: Locator, mostPresses = 80): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await isFocused(element)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${mostPresses} presses of Tab did not lead to ${String(element)}.`)
}
