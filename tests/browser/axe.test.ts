import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../support/findViolations.ts'
import { pressLauncher, switchOn, viewPlugins } from '../support/openPanel.ts'
import { pickOption, pluginFrame, signIn, useProduct } from '../support/product.ts'

const product = useProduct()
const wide = { width: 1440, height: 1000 }
const narrow = { width: 390, height: 844 }

const signInAdmin = (page: Page): Promise<void> =>
  signIn(page, product.server().admin.email, product.server().admin.password)

/** Every page and panel, and how a visitor comes to it from the default dashboard. */
const places: [name: string, go: (page: Page) => Promise<unknown>][] = [
  ['the first section', (page) => pluginFrame(page, 'indicator-overview')],
  [
    'the second section',
    async (page) => {
      await page.getByRole('tab', { name: 'Zonal Analysis' }).click()
      const frame = await pluginFrame(page, 'zonal-analysis')
      await frame.locator('svg').first().waitFor()
    },
  ],
  ['the menu of dashboards', (page) => page.getByRole('button', { name: 'Select Dashboard' }).click()],
  ['the options', (page) => page.getByRole('button', { name: 'Options' }).click()],
  ['the login', (page) => page.getByRole('button', { name: /^Login/ }).click()],
  ['the list of plugins', viewPlugins],
  ['the accessibility panel', (page) => expanded(page, 'Accessibility', 'accessibility')],
  ['the conformance panel', (page) => expanded(page, 'Conformance test', 'test')],
  ['a page that is not there', (page) => page.goto(`${product.server().url}/nowhere`)],
  [
    'the page for authors',
    async (page) => {
      await signInAdmin(page)
      await pickOption(page, 'Create Plugin')
      await page.getByRole('button', { name: 'Submit Plugin' }).click()
    },
  ],
  [
    'the page for reviewers',
    async (page) => {
      await signInAdmin(page)
      await pickOption(page, 'Approve Plugins')
      await page.getByRole('button', { name: /^Available/ }).click()
      await page.getByRole('button', { name: /Accessibility/ }).click()
      await page.getByText('src/main.tsx').first().waitFor()
    },
  ],
]

async function expanded(page: Page, name: string, plugin: string): Promise<void> {
  await switchOn(page, name)
  await pressLauncher(page, name)
  await pluginFrame(page, plugin)
}

/** The page is light until the visitor says otherwise, whatever the device prefers. */
async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.locator('html[data-scheme="dark"]').waitFor()
}

describe.each([
  ['in light colours', { viewport: wide, colorScheme: 'light' }],
  ['in dark colours', { viewport: wide, colorScheme: 'dark' }],
  ['on a telephone', { viewport: narrow, colorScheme: 'light' }],
] as const)('axe finds nothing serious %s', (_, options) => {
  it.each(places)('in %s', async (_name, go) => {
    const page = await product.open('/', options)
    await page.getByRole('tab').first().waitFor()
    if (options.colorScheme === 'dark') await chooseDark(page)
    await go(page)
    await page.waitForTimeout(400)
    expect(await findViolations(page)).toEqual([])
  })
})
