import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { tabTo } from '../support/keyboard.ts'
import { packFolder } from '../support/packFolder.ts'
import { optionOf, pluginFrame, useProduct } from '../support/product.ts'

const product = useProduct()

async function pressOn(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press(key)
}

async function openOption(page: Page, name: string): Promise<void> {
  await pressOn(page, 'Options')
  await tabTo(page, optionOf(page, name))
  await page.keyboard.press('Enter')
}

async function signInByKeyboard(page: Page): Promise<void> {
  const { admin } = product.server()
  await pressOn(page, 'Login/Register')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await tabTo(page, dialog.getByLabel('Username or e-mail'))
  await page.keyboard.type(admin.email)
  await tabTo(page, dialog.getByLabel('Password'))
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
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

  it('a visitor changes section, indicator and year', async () => {
    const page = await product.open('/')
    await pluginFrame(page, 'indicator-overview')
    const address = page.url()
    await tabTo(page, page.getByRole('combobox', { name: 'Indicator' }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('Under 5 Mortality')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).not.toBe(address)
    await tabTo(page, page.getByLabel('Year'))
    const year = await page.getByLabel('Year').inputValue()
    await page.keyboard.press('ArrowDown')
    if ((await page.getByLabel('Year').inputValue()) === year) await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.getByLabel('Year').inputValue()).not.toBe(year)
    await page.keyboard.press('Shift+Tab')
    await page.getByRole('tab', { name: 'Indicator Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.getByRole('tab', { name: 'Zonal Analysis' }).getAttribute('aria-selected'))
      .toBe('true')
  })

  it('Tab goes into a plugin and out of it again, and Escape leaves it', async () => {
    const page = await product.open('/')
    const frame = await pluginFrame(page, 'indicator-overview')
    const element = page.locator('iframe').first()
    await frame.getByRole('button').first().waitFor()
    await tabTo(page, element)
    await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
    await tabTo(page, element)
    for (let presses = 0; presses < 120; presses += 1) {
      if ((await page.evaluate(() => document.activeElement?.tagName)) !== 'IFRAME') break
      await page.keyboard.press('Tab')
    }
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
  })

  it('a dialog that is closed gives the focus back to the button that opened it', async () => {
    const page = await product.open('/')
    await page.getByRole('tab').first().waitFor()
    await openOption(page, 'View Plugins')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Options')
  })

  it('a panel is switched on, expanded, left and collapsed', async () => {
    const page = await product.open('/')
    await page.getByRole('tab').first().waitFor()
    await openOption(page, 'View Plugins')
    await tabTo(page, page.getByRole('switch', { name: 'Accessibility', exact: true }))
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const launcher = page.getByRole('button', { name: 'Accessibility', exact: true })
    await tabTo(page, launcher)
    await page.keyboard.press('Enter')
    expect(await launcher.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Accessibility')
    await page.keyboard.press('Escape')
    expect(await launcher.getAttribute('aria-expanded')).toBe('false')
    expect(await launcher.evaluate((node) => node === document.activeElement)).toBe(true)
  })

  it('a plugin is submitted and approved', async () => {
    const page = await product.open('/')
    await page.getByRole('tab').first().waitFor()
    await signInByKeyboard(page)
    await openOption(page, 'Create Plugin')
    await pressOn(page, 'Submit Plugin')
    const form = page.getByRole('dialog', { name: 'Submit Plugin' })
    await tabTo(page, form.getByLabel('Name'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Amina Bello')
    const file = form.getByLabel('Plugin', { exact: true })
    await tabTo(page, file)
    // What opens next belongs to the operating system: the choice is made for it.
    await file.setInputFiles({
      name: 'zone-columns.zip',
      mimeType: 'application/zip',
      buffer: await packFolder('zone-columns'),
    })
    await tabTo(page, form.getByRole('button', { name: 'Submit' }))
    await page.keyboard.press('Enter')
    await page.getByText('Your plugin has been submittted successfully').waitFor({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await openOption(page, 'Approve Plugins')
    const submission = page.getByRole('button', { name: /Zone columns/ })
    await submission.waitFor()
    await tabTo(page, submission)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Reason'))
    await page.keyboard.type('Read in full.')
    await pressOn(page, 'Approve')
    await expect.poll(() => page.getByText('Approved. It is being built now.').first().isVisible()).toBe(true)
  })
})
