import type { Locator, Page } from 'playwright'

/** Whether the keyboard is at an element; one in a frame only counts while its frame has the keyboard. */
async function isFocused(element: Locator): Promise<boolean> {
  const node = await element.elementHandle({ timeout: 1_000 }).catch(() => null)
  if (!node || !(await node.evaluate(isActive).catch(() => false))) return false
  const frame = await node.ownerFrame()
  if (!frame?.parentFrame()) return true
  return (await frame.frameElement()).evaluate(isActive)
}

/** Runs in the page. */
const isActive = (node: Node): boolean => node === (node.getRootNode() as Document | ShadowRoot).activeElement

/** Presses Tab until the element has the focus, as someone without a mouse does; throws where it never comes. */
export async function tabTo(
  page: Page,
  element: Locator,
  { key = 'Tab', mostPresses = 80 }: { key?: 'Tab' | 'Shift+Tab'; mostPresses?: number } = {},
): Promise<void> {
  await element.waitFor({ state: 'attached' })
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await isFocused(element)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${mostPresses} presses of ${key} did not lead to ${String(element)}.`)
}
