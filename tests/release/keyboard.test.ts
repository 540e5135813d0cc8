import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { throwsWhileLoading } from '../support/hostilePlugins.ts'
import { tabTo } from '../support/keyboard.ts'
import { packFolder } from '../support/packFolder.ts'
import { packPlugin, plainPanel } from '../support/packPlugin.ts'
import { optionOf, pluginFrame, useProduct } from '../support/product.ts'
import { publish, readSubmission, signInAsAdmin, submitZip, untilSettled } from '../support/publish.ts'

const product = useProduct()

let unwantedId = 0
beforeAll(async () => {
  const server = product.server()
  await publish(server, await packPlugin({ id: 'broken', name: 'Broken', source: throwsWhileLoading }))
  const token = await signInAsAdmin(server)
  const unwanted = await packPlugin({ id: 'unwanted', name: 'Unwanted', source: plainPanel })
  unwantedId = (await submitZip(server.base, unwanted, token)).id
  await untilSettled(server.base, token, unwantedId)
  // Nobody approves their own: this one comes from somebody without an account.
  const wanted = await packPlugin({ id: 'wanted', name: 'Welcome one', source: plainPanel })
  await untilSettled(server.base, token, (await submitZip(server.base, wanted)).id)
})

async function pressOn(page: Page, button: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, button)
  // One that must be meant hears nothing for a moment after it has come, or moved on the screen.
  if ((await button.getAttribute('aria-disabled')) !== null) {
    await page.waitForTimeout(250)
    await expect.poll(() => button.getAttribute('aria-disabled'), { timeout: 20_000 }).not.toBe('true')
  }
  await page.keyboard.press(key)
}

const buttonOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

async function openOption(page: Page, name: string): Promise<void> {
  await pressOn(page, buttonOf(page, 'Options'))
  await pressOn(page, optionOf(page, name))
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

async function signInByKeyboard(page: Page, username: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  if (!(await dialog.isVisible())) await pressOn(page, buttonOf(page, 'Login/Register'))
  await typeInto(page, dialog.getByLabel('Username or e-mail'), username)
  await typeInto(page, dialog.getByLabel('Password'), password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}

/** Opens the list of plugins, switches one on, and leaves the list. */
async function switchOnByKeyboard(page: Page, name: string): Promise<void> {
  await openOption(page, 'View Plugins')
  await pressOn(page, page.getByRole('switch', { name, exact: true }), 'Space')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Another value of a list, by the arrow keys. */
async function chooseNext(page: Page, label: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label, exact: true })
  await tabTo(page, select)
  const before = await select.inputValue()
  await page.keyboard.press('ArrowDown')
  if ((await select.inputValue()) === before) await page.keyboard.press('ArrowUp')
  const chosen = await select.inputValue()
  expect(chosen, label).not.toBe(before)
  const parameter = { 'Data Source': 'datasource', Location: 'location', Year: 'period' }[label] ?? ''
  await expect.poll(() => new URL(page.url()).searchParams.get(parameter)).toBe(chosen)
}

describe('with the keyboard alone', () => {
  it('the first Tab leads past the header, to the content', async () => {
    const page = await product.open('/')
    await pluginFrame(page, 'indicator-overview')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toContain('Skip to the content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('a visitor changes place, year, source, indicator and section', async () => {
    const page = await product.open('/')
    await pluginFrame(page, 'indicator-overview')
    for (const label of ['Location', 'Year', 'Data Source']) await chooseNext(page, label)
    const address = page.url()
    await tabTo(page, page.getByRole('combobox', { name: 'Indicator' }), { key: 'Shift+Tab' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('Under 5 Mortality')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).not.toBe(address)
    await tabTo(page, page.getByRole('tab', { name: 'Indicator Overview' }), { key: 'Shift+Tab' })
    // That is the browser's way to the next page, and no other tab.
    await page.keyboard.press('Alt+ArrowRight')
    expect(await page.getByRole('tab', { selected: true }).textContent()).toContain('Indicator Overview')
    await page.keyboard.press('ArrowRight')
    const second = page.getByRole('tab', { name: 'Zonal Analysis' })
    await expect.poll(() => second.getAttribute('aria-selected')).toBe('true')
    expect(await second.evaluate((node) => node === document.activeElement)).toBe(true)
  })

  it('a chart is turned into a map, read mark by mark, and read as a table', async () => {
    const page = await product.open('/?indicator=18')
    const frame = await pluginFrame(page, 'indicator-overview')
    const card = frame.getByRole('region', { name: / by state$/ })
    await pressOn(page, card.getByRole('button', { name: 'Map', exact: true }))
    await tabTo(page, card.getByRole('application', { name: /^Map/ }))
    const said = card.locator('.k-chart [aria-live]')
    const heard: string[] = []
    for (let at = 0; at < 3; at += 1) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => said.innerText()).not.toBe(heard.at(-1) ?? '')
      heard.push(await said.innerText())
    }
    for (const sentence of heard) expect(sentence).toMatch(/^[A-Z][\w -]+: [\d.]+%/)
    expect(new Set(heard).size).toBe(3)
    await page.keyboard.press('Escape')
    await tabTo(page, card.getByRole('button', { name: 'Table', exact: true }), { key: 'Shift+Tab' })
    await page.keyboard.press('Space')
    await expect.poll(() => card.getByRole('table').locator('tbody tr').count()).toBeGreaterThan(36)
    await tabTo(page, card.getByRole('region'))
    await page.keyboard.press('End')
    await expect
      .poll(() => card.getByRole('region').evaluate(({ scrollTop }) => scrollTop))
      .toBeGreaterThan(0)
    // T goes to the chart and back to its table, with the focus.
    const isFocused = (part: Locator) => part.evaluate((node) => node === document.activeElement)
    await page.keyboard.press('t')
    await expect.poll(() => isFocused(card.getByRole('application'))).toBe(true)
    await page.keyboard.press('t')
    await expect.poll(() => isFocused(card.getByRole('region'))).toBe(true)
  })

  it('Tab goes into a plugin and out of it again, and Escape leaves it', async () => {
    const page = await product.open('/')
    const frame = await pluginFrame(page, 'indicator-overview')
    const element = page.locator('iframe').first()
    const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.className)
    await tabTo(page, element)
    await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await page.keyboard.press('Escape')
    await expect.poll(focused).not.toBe('plugin-frame')
    await tabTo(page, element)
    for (let presses = 0; presses < 120 && (await focused()) === 'plugin-frame'; presses += 1)
      await page.keyboard.press('Tab')
    expect(await focused()).not.toBe('plugin-frame')
  })

  it('a dialog that is closed gives the focus back, and a link is shared', async () => {
    const page = await product.open('/')
    await page.getByRole('tab').first().waitFor()
    await openOption(page, 'Share')
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await pressOn(page, dialog.getByRole('button', { name: 'Copy', exact: true }))
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Options')
  })

  it('a panel is switched on, expanded, left and collapsed', async () => {
    const page = await product.open('/')
    await page.getByRole('tab').first().waitFor()
    await switchOnByKeyboard(page, 'Accessibility')
    const launcher = buttonOf(page, 'Accessibility')
    await pressOn(page, launcher)
    expect(await launcher.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Accessibility')
    await page.keyboard.press('Escape')
    expect(await launcher.getAttribute('aria-expanded')).toBe('false')
    expect(await launcher.evaluate((node) => node === document.activeElement)).toBe(true)
  })

  it('a plugin that has stopped is started again, and turned off', async () => {
    const page = await product.open('/')
    await page.getByRole('tab').first().waitFor()
    await switchOnByKeyboard(page, 'Broken')
    const launcher = buttonOf(page, 'Broken')
    await pressOn(page, launcher)
    const card = page.locator('.plugin-card', { hasText: 'Broken has stopped' })
    await card.waitFor()
    const started = page.waitForEvent('frameattached')
    await pressOn(page, card.getByRole('button', { name: 'Reload' }))
    await started
    await card.waitFor()
    await pressOn(page, card.getByRole('button', { name: 'Turn off' }))
    await expect.poll(() => launcher.count()).toBe(0)
  })

  it('a visitor registers, logs in and logs out', async () => {
    const page = await product.open('/')
    await page.getByRole('tab').first().waitFor()
    await pressOn(page, buttonOf(page, 'Login/Register'))
    await pressOn(page, buttonOf(page, 'Create an account'))
    const form = page.getByRole('dialog', { name: 'Create an account' })
    await typeInto(page, form.getByLabel('Username'), 'amina')
    await typeInto(page, form.getByLabel('E-mail'), 'amina@example.org')
    await typeInto(page, form.getByLabel('Password', { exact: true }), 'Quiet-River-9')
    await typeInto(page, form.getByLabel('Confirm password'), 'Quiet-River-9')
    await pressOn(page, form.getByRole('checkbox'), 'Space')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Login' }).waitFor()
    await signInByKeyboard(page, 'amina', 'Quiet-River-9')
    await pressOn(page, buttonOf(page, 'Account of amina'))
    await pressOn(page, buttonOf(page, 'Log Out'))
    await expect.poll(() => buttonOf(page, 'Login/Register').isVisible()).toBe(true)
  })

  it('a plugin is submitted and approved, another rejected, and a third disabled', async () => {
    const page = await product.open('/')
    const { email, password } = product.server().admin
    await page.getByRole('tab').first().waitFor()
    await signInByKeyboard(page, email, password)
    await openOption(page, 'Create Plugin')
    await pressOn(page, buttonOf(page, 'Submit Plugin'))
    const form = page.getByRole('dialog', { name: 'Submit Plugin' })
    await typeInto(page, form.getByLabel('Name'), 'Amina Bello')
    const file = form.getByLabel('Plugin', { exact: true })
    await tabTo(page, file)
    // What opens next belongs to the operating system: the choice is made for it.
    await file.setInputFiles({
      name: 'zone-columns.zip',
      mimeType: 'application/zip',
      buffer: await packFolder('zone-columns'),
    })
    await pressOn(page, form.getByRole('button', { name: 'Submit' }))
    await page.getByText('Your plugin has been submittted successfully').waitFor({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await openOption(page, 'Approve Plugins')
    await decide(page, /^Welcome one/, 'Approve', 'Approved. It is being built now.')
    await decide(page, /^Unwanted/, 'Reject', 'The plugin has been rejected.')
    await pressOn(page, buttonOf(page, /^Available/))
    await decide(page, /^Broken/, 'Disable', 'The plugin is off for everyone.')
    const token = await signInAsAdmin(product.server())
    expect((await readSubmission(product.server().base, token, unwantedId)).state).toBe('rejected')
  })
})

/** Chooses a submission, gives a reason and decides. */
async function decide(page: Page, submission: RegExp, decision: string, done: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: submission }))
  await page.getByRole('button', { name: submission, pressed: true }).waitFor()
  await typeInto(page, page.getByLabel('Reason'), 'Read in full.')
  await pressOn(page, buttonOf(page, decision))
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: decision, exact: true }))
  await page.getByText(done).first().waitFor()
}
