import type { FrameLocator, Locator, Page } from 'playwright'
import { openRoots } from './openRoots.ts'

const tries = 10
/** A row of presses has to end before one of them is heard. */
const betweenMs = 1_500

/** Opens the list of plugins from the options menu. A press is not heard where a frame, or words of a plugin, have just given way. */
export async function viewPlugins(page: Page): Promise<void> {
  const list = page.getByRole('dialog', { name: 'View Plugins' })
  const entry = page.getByRole('button', { name: 'View Plugins' })
  for (let turn = 0; turn < tries && !(await list.isVisible()); turn += 1) {
    if (!(await entry.isVisible())) await page.getByRole('button', { name: 'Options' }).click()
    await entry.click({ timeout: 2_000 }).catch(() => {})
    await list.waitFor({ timeout: 2_000 }).catch(() => {})
  }
  await list.waitFor()
}

const forDevelopers = new Set(['Conformance test', 'Example panel', 'Kit examples'])

/** Switches an add-on panel on, as a visitor does, and closes the list. */
export async function switchOn(page: Page, name: string): Promise<void> {
  await viewPlugins(page)
  const wanted = page.getByRole('switch', { name, exact: true })
  await page.getByRole('switch', { name: 'Accessibility', exact: true }).waitFor()
  if (forDevelopers.has(name)) await turnOn(page.getByRole('switch', { name: /^Developer mode/ }))
  await turnOn(wanted)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
}

/** A press is not heard while the list comes, where a panel has just given way, nor where a busy machine stood still before it. */
export async function turnOn(wanted: Locator): Promise<void> {
  for (let turn = 0; turn < tries && !(await wanted.isChecked()); turn += 1)
    await wanted.check({ timeout: 5_000 }).catch(() => wanted.page().waitForTimeout(betweenMs))
  await wanted.check()
}

/** Expands or collapses a panel by its launcher. */
export async function pressLauncher(page: Page, name: string): Promise<void> {
  await page
    .getByRole('complementary', { name: 'Add-on panels' })
    .getByRole('button', { name, exact: true })
    .click()
}

/** Opens the page, switches a panel on and expands it; answers its frame. */
export async function openPanel(page: Page, url: string, name: string): Promise<FrameLocator> {
  await openRoots(page)
  await page.goto(url)
  await switchOn(page, name)
  await pressLauncher(page, name)
  return frameOf(page, name)
}

/** The frame of a contribution, by its title; the page's shadow roots must have been opened. */
export function frameOf(page: Page, title: string): FrameLocator {
  return page.frameLocator(`iframe[title="${title}"]`)
}
