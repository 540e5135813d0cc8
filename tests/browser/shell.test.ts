import { expect, it } from 'vitest'
import { optionOf, pickOption, pluginFrame, useProduct } from '../support/product.ts'

const product = useProduct()

it('shows the menus of the header: groups, tabs of the analytics by number, and every option', async () => {
  const page = await product.open('/')
  await page.getByRole('button', { name: 'Select Dashboard' }).click()
  const menu = page.getByRole('banner')
  await menu.getByRole('heading', { name: 'Advanced Analytics' }).waitFor()
  const tabs = menu.locator('a[href*="Advanced_Analytics?index="]')
  expect(await tabs.count()).toBeGreaterThan(0)
  expect(await menu.getByRole('heading', { name: 'Custom Dashboards' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Options' }).click()
  const options = ['About Dashboard', 'View Plugins', 'Available Datasources', 'Play Tour Guide', 'Print']
  for (const name of options) await optionOf(page, name).waitFor()
  expect(await optionOf(page, 'Admin Dashboard').count()).toBe(0)
})

it('looks as the visitor chooses, in the page and in its frames, also on the next visit', async () => {
  const page = await product.open('/')
  const frame = await pluginFrame(page, 'indicator-overview')
  await page.getByRole('button', { name: 'Options' }).click()
  for (const name of ['Dark', 'Large', 'Calm']) await page.getByRole('button', { name, exact: true }).click()
  const size = () => frame.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe('19.2px')
  const accent = () => page.evaluate(() => localStorage.getItem('msdat:appearance'))
  expect(JSON.parse((await accent()) ?? '')).toMatchObject({ scheme: 'dark', fontLevel: 5, palette: 'calm' })
})

it('shares by e-mail, and says so where the address is none', async () => {
  const page = await product.open('/')
  await pickOption(page, 'Share')
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Share' })
  await alert.getByText('Please enter a valid email address', { exact: true }).waitFor()
  await alert.getByRole('button', { name: 'OK' }).click()
  await dialog.getByLabel('Send by e-mail').fill('ada@example.org')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByText('The link is on its way to ada@example.org.').first().waitFor()
  expect(await dialog.getByLabel('Send by e-mail').inputValue()).toBe('')
})

it('leads through the page in six steps, and Escape ends it', async () => {
  const page = await product.open('/')
  await pluginFrame(page, 'indicator-overview')
  await pickOption(page, 'Play Tour Guide')
  await page.getByText('1 of 6').waitFor()
  await page.getByRole('button', { name: /^Next/ }).click()
  await page.getByText('2 of 6').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.driver-popover').count()).toBe(0)
})

it("opens What's New and the list of sources from the menu", async () => {
  const page = await product.open('/')
  await pickOption(page, "What's New")
  const news = page.getByRole('complementary', { name: "What's New" })
  await news.getByRole('heading', { name: "What's New" }).waitFor()
  await news.getByRole('button', { name: "Close What's New" }).click()
  await news.waitFor({ state: 'detached' })
  await pickOption(page, 'Available Datasources')
  const sources = page.getByRole('dialog', { name: 'Available Datasources' })
  await sources.getByText('Survey', { exact: true }).first().waitFor()
  expect(await sources.getByRole('listitem').count()).toBeGreaterThan(5)
})

it('subscribes to the newsletter and takes feedback', async () => {
  const page = await product.open('/')
  await pickOption(page, 'Subscribe to our newsletter')
  const newsletter = page.getByRole('dialog', { name: 'Subscribe to our newsletter' })
  await newsletter.getByLabel('E-mail').fill('ada@example.org')
  await newsletter.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByText('You have successfully subscribed to our newsletter.').first().waitFor()
  expect(await page.evaluate(() => localStorage.getItem('msdat:newsletter-shown'))).toBe('true')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click()
  const feedback = page.getByRole('dialog', { name: 'Feedback' })
  await feedback.getByLabel(/^What is good/).fill('The map is hard to read on my phone.')
  await feedback.getByRole('button', { name: 'Send' }).click()
  await feedback.getByText('Thank you. Your feedback has reached us.').waitFor()
})

it('finds an indicator by its abbreviation, a place and a page from the keyboard, wherever one is', async () => {
  const page = await product.open('/')
  await pluginFrame(page, 'indicator-overview')
  const find = async (text: string, name: RegExp): Promise<void> => {
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Find anything' })
    await dialog.getByRole('combobox').fill(text)
    await dialog.getByRole('option', { name, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  }
  await find('u5mr', /^Under 5 Mortality Rate/)
  await expect.poll(() => page.url()).toMatch(/indicator=\d+/)
  await find('kano', /^Kano/)
  await expect.poll(() => page.url()).toMatch(/location=\d+/)
  await find('release', /^Release notes/)
  await expect.poll(() => page.url()).toContain('/update_log')
})
