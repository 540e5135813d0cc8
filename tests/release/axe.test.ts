import type { Frame, Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../support/findViolations.ts'
import { throwsWhileLoading } from '../support/hostilePlugins.ts'
import { frameOf, pressLauncher, switchOn, viewPlugins } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { pickOption, pluginFrame, signIn, useProduct } from '../support/product.ts'
import { publish } from '../support/publish.ts'

const product = useProduct()
const wide = { width: 1440, height: 1000 }
const narrow = { width: 390, height: 844 }

/** Where to look: a part of the page that has changed, or nothing for the whole page. */
type Look = Locator | void
type Place = [name: string, go: (page: Page) => Promise<Look>]

const dialog = (page: Page): Locator => page.locator('dialog[open]').last()
const dock = (page: Page): Locator => page.getByRole('complementary', { name: 'Add-on panels' })

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

async function expanded(page: Page, name: string): Promise<Locator> {
  await switchOn(page, name)
  await pressLauncher(page, name)
  return dock(page)
}

/** A way through everything a visitor meets; each step goes on from the one before. */
const ofVisitors: Place[] = [
  ['the first section', async (page) => void (await pluginFrame(page, 'indicator-overview'))],
  [
    'the second section',
    async (page) => {
      await page.getByRole('tab', { name: 'Zonal Analysis' }).click()
      await pluginFrame(page, 'zonal-analysis')
    },
  ],
  [
    'the menu of dashboards',
    async (page) => {
      await page.getByRole('button', { name: 'Select Dashboard' }).click()
      return page.getByRole('banner')
    },
  ],
  [
    'the options',
    async (page) => {
      await page.getByRole('button', { name: 'Options' }).click()
      return page.getByRole('banner')
    },
  ],
  [
    'About',
    async (page) => {
      await page.keyboard.press('Escape')
      await pickOption(page, 'About Dashboard')
      await page.getByRole('heading', { name: 'Data sources' }).waitFor()
      return dialog(page)
    },
  ],
  [
    'Share',
    async (page) => {
      await leave(page)
      await pickOption(page, 'Share')
      await dialog(page).getByLabel('Send by e-mail').waitFor()
      return dialog(page)
    },
  ],
  [
    'an alert',
    async (page) => {
      await dialog(page).getByLabel('Send by e-mail').fill('nobody')
      await page.keyboard.press('Enter')
      await page.getByText('Please enter a valid email address').waitFor()
      return page.getByRole('alertdialog')
    },
  ],
  [
    'the login with a fault',
    async (page) => {
      await page.keyboard.press('Escape')
      await leave(page)
      await page.getByRole('button', { name: /^Login/ }).click()
      await dialog(page).getByLabel('Username or e-mail').fill('nobody')
      await dialog(page).getByLabel('Password').fill('nothing')
      await page.keyboard.press('Enter')
      await dialog(page)
        .getByText(/Check both fields/)
        .waitFor()
      return dialog(page)
    },
  ],
  [
    'the registration with a fault',
    async (page) => {
      await page.getByRole('button', { name: 'Create an account' }).click()
      const form = dialog(page)
      await form.getByLabel('Username').fill('amina')
      await form.getByLabel('E-mail').fill('amina@example.org')
      await form.getByLabel('Password', { exact: true }).fill('river')
      await form.getByLabel('Confirm password').fill('rover')
      await form.getByRole('checkbox').check()
      await page.keyboard.press('Enter')
      await form.getByRole('alert').first().waitFor()
      return form
    },
  ],
  [
    'the list of plugins',
    async (page) => {
      await leave(page)
      await viewPlugins(page)
      await page.getByRole('switch').first().waitFor()
      return dialog(page)
    },
  ],
  [
    'the accessibility panel',
    async (page) => {
      await leave(page)
      const panel = await expanded(page, 'Accessibility')
      await pluginFrame(page, 'accessibility')
      return panel
    },
  ],
  [
    'the conformance panel, and the notice that it was refused something',
    async (page) => {
      const panel = await expanded(page, 'Conformance test')
      const frame = await pluginFrame(page, 'test')
      await frame.getByRole('rowheader', { name: '__proto__' }).waitFor()
      await panel.getByText('which it may not use. It was refused.').waitFor()
      return panel
    },
  ],
  [
    'a message of a plugin',
    async (page) => {
      const frame = await pluginFrame(page, 'test')
      await frame.getByRole('button', { name: /^Try message/ }).click()
      const message = page.locator('.toasts')
      await message.getByText('This message was asked for').waitFor()
      return message
    },
  ],
  [
    'the card of a plugin that has stopped',
    async (page) => {
      await page.locator('.toast', { hasText: 'This message was asked for' }).getByRole('button').click()
      const panel = await expanded(page, 'Broken')
      await panel.getByRole('heading', { name: 'Broken has stopped' }).waitFor()
      return panel
    },
  ],
  [
    'the notice that there is no connection',
    async (page) => {
      await page.context().setOffline(true)
      await page.getByText('You are offline.').waitFor()
      return page.getByRole('status').filter({ hasText: 'You are offline.' })
    },
  ],
  [
    'another dashboard',
    async (page) => {
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Select Dashboard' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Immunization' }).click()
      await page.waitForURL(/Immunization/)
      await pluginFrame(page, 'indicator-overview')
    },
  ],
  [
    'the tables of its charts',
    async (page) => {
      const frame = await pluginFrame(page, 'indicator-overview')
      // The last first: each is called something else once it is pressed.
      const buttons = await frame.getByRole('button', { name: 'Table', exact: true }).all()
      for (const button of buttons.reverse()) await button.click()
      // By key: a press would be aimed at a place, and the cards above still change their heights.
      await frame.getByText('Where this number comes from').last().press('Enter')
      await frame.getByRole('list', { name: 'Publications' }).waitFor()
      return page.locator('main')
    },
  ],
  ['a page that is not there', async (page) => void (await page.goto(`${product.server().url}/nowhere`))],
]

const zipOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer })

/** A way through what an admin sees besides. */
const ofAdmins: Place[] = [
  [
    'the profile',
    async (page) => {
      const { email, password } = product.server().admin
      await signIn(page, email, password)
      await page.goto(`${product.server().url}/account`)
      await page.getByRole('navigation', { name: 'Account' }).waitFor()
    },
  ],
  [
    'the page for authors',
    async (page) => {
      await pickOption(page, 'Create Plugin')
      await page.getByRole('button', { name: 'Submit Plugin' }).waitFor()
    },
  ],
  [
    'the form for a plugin',
    async (page) => {
      await page.getByRole('button', { name: 'Submit Plugin' }).click()
      await dialog(page).getByLabel('Phone (optional)').waitFor()
      return dialog(page)
    },
  ],
  [
    'the findings about a zip',
    async (page) => {
      const form = dialog(page)
      await form.getByLabel('Name').fill('Amina Bello')
      const empty = await packPlugin({ id: 'wrong', name: '', source: 'eval("1")\n' })
      await form.getByLabel('Plugin', { exact: true }).setInputFiles(zipOf('wrong.zip', empty))
      await form.getByRole('button', { name: 'Submit' }).click()
      await page.getByText('There was an error while submitting your plugin').waitFor()
      return dialog(page)
    },
  ],
  [
    'the page for reviewers',
    async (page) => {
      await leave(page)
      await pickOption(page, 'Approve Plugins')
      await page.getByRole('button', { name: /^Available/ }).click()
      // The newest: the list has pages.
      await page.getByRole('button', { name: /^Broken/ }).click()
      await page.getByText('src/main.tsx').first().waitFor()
    },
  ],
  [
    'the page for composing',
    async (page) => {
      await pickOption(page, 'Compose Dashboards')
      await page.getByRole('button', { name: 'Remove Zonal Analysis' }).click()
      await page.getByLabel('Title of tab 1').fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Nothing was saved.').waitFor()
    },
  ],
]

/** The page is light until the visitor says otherwise, whatever the device prefers. */
async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.locator('html[data-scheme="dark"]').waitFor()
}

const isDark = (frame: Frame): Promise<boolean> =>
  frame.evaluate(() => document.documentElement.style.colorScheme === 'dark')

beforeAll(async () => {
  const broken = await packPlugin({ id: 'broken', name: 'Broken', source: throwsWhileLoading })
  await publish(product.server(), broken)
})

describe.each([
  ['in light colours', { viewport: wide }, false],
  ['on a telephone, in dark colours', { viewport: narrow }, true],
] as const)('axe finds nothing serious %s', (_, options, inDark) => {
  it.each([
    ['a visitor', ofVisitors],
    ['an admin', ofAdmins],
  ] as const)('where %s comes', async (_who, places) => {
    const page = await product.open('/', { ...options, reducedMotion: 'reduce' })
    const frame = await pluginFrame(page, 'indicator-overview')
    if (inDark) {
      await chooseDark(page)
      await expect.poll(() => isDark(frame)).toBe(true)
    }
    const found: Record<string, string[]> = {}
    for (const [name, go] of places) {
      const within = await go(page)
      const violations = await findViolations(page, within ? { within } : {})
      if (violations.length > 0) found[name] = violations
    }
    expect(found).toEqual({})
  })
})

it('axe finds nothing serious in any part of the kit, in both schemes', { timeout: 300_000 }, async () => {
  const page = await product.open('/developers', { viewport: wide, reducedMotion: 'reduce' })
  const parts = page.getByLabel('Part of the kit')
  const [light, dark] = ['light', 'dark'].map((scheme) => frameOf(page, `Example in ${scheme}`))
  await parts.waitFor()
  const names = await parts.locator('option').allTextContents()
  expect(names.length).toBeGreaterThan(20)
  const found: Record<string, string[]> = {}
  for (const part of names) {
    await parts.selectOption(part)
    await light?.getByLabel(`Source of the example of ${part}`, { exact: true }).waitFor()
    const words = (await light?.locator('.gallery > p').textContent()) ?? ''
    await dark?.getByText(words, { exact: true }).waitFor()
    // What lies below the window is not painted, so its colours never come to rest.
    await page.locator('.developer-examples').scrollIntoViewIfNeeded()
    const violations = await findViolations(page, { within: page.locator('.developer-examples') })
    if (violations.length > 0) found[part] = violations
  }
  expect(found).toEqual({})
})
