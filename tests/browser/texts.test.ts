import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { pickOption, pluginFrame, signIn, useProduct } from '../support/product.ts'

const product = useProduct()

const signInAdmin = (page: Page): Promise<void> =>
  signIn(page, product.server().admin.email, product.server().admin.password)

/** The message that must be read before going on. */
const alertOf = (page: Page, title: string) => page.getByRole('alertdialog', { name: title })

describe('the account page', () => {
  it('refuses a visitor who is not signed in, and is there after the login', async () => {
    const page = await product.open('/account#/createPlugin')
    const alert = alertOf(page, 'Access Denied')
    await alert.getByText('Please Login', { exact: true }).waitFor()
    await page.waitForURL('**/dashboard/**')
    await alert.getByRole('button', { name: 'OK' }).click()
    await signInAdmin(page)
    await expect.poll(() => page.url()).toContain('/account#/createPlugin')
    await page.getByRole('heading', { name: 'Create Plugin' }).waitFor()
  })

  it('is left for the dashboard by logging out, and refuses nothing', async () => {
    const page = await product.open('/')
    await signInAdmin(page)
    await pickOption(page, 'Create Plugin')
    await page.getByRole('heading', { name: 'Create Plugin' }).waitFor()
    await page.getByRole('button', { name: /^Account of/ }).click()
    const asked = page.waitForResponse('**/api/session/')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await asked
    await page.waitForURL('**/dashboard/**')
    await page.getByRole('tab').first().waitFor()
    expect(await page.getByRole('button', { name: /^Login/ }).isVisible()).toBe(true)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})

it('opens the same tab from a link that was copied where the address names none', async () => {
  const page = await product.open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
  await pluginFrame(page, 'indicator-overview')
  expect(page.url()).not.toContain('section=')
  await pickOption(page, 'Share')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('URL copied to clipboard!').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const reader = await product.open('/')
  const tabs = reader.getByRole('tab')
  await tabs.first().focus()
  await tabs.first().press('Control+Shift+ArrowRight')
  await expect.poll(() => tabs.first().innerText()).toBe('Zonal Analysis')
  await reader.goto(link)
  await pluginFrame(reader, 'indicator-overview')
  expect(await tabs.first().innerText()).toBe('Zonal Analysis')
  expect(await reader.getByRole('tab', { selected: true }).innerText()).toBe('Indicator Overview')
})

describe('a part of the page that cannot be fetched', () => {
  // The page's worker would fetch the files out of the test's sight.
  const open = (path: string) => product.open(path, { serviceWorkers: 'block' })

  it('says so in its place, and comes when it is tried again; the dashboard stays', async () => {
    const page = await open('/')
    await pluginFrame(page, 'indicator-overview')
    await page.route('**/assets/ShareDialog*', (route) => route.abort())
    await pickOption(page, 'Share')
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await dialog.getByText('This part of the page could not be fetched.').waitFor()
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByLabel('Link to this view').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(await page.getByRole('tab', { name: 'Indicator Overview' }).isVisible()).toBe(true)
    await pluginFrame(page, 'indicator-overview')
  })

  it('offers to load the whole page where trying again does not help', async () => {
    const page = await open('/')
    await signInAdmin(page)
    await page.route('**/assets/CreatePluginPage*', (route) => route.abort())
    await pickOption(page, 'Create Plugin')
    const again = page.getByRole('button', { name: 'Try again' })
    const reload = page.getByRole('button', { name: 'Reload the page' })
    await again.or(reload).waitFor()
    if (await again.isVisible()) await again.click()
    await reload.waitFor()
    expect(await page.getByRole('navigation', { name: 'Account' }).isVisible()).toBe(true)
    await page.unrouteAll()
    await reload.click()
    await page.getByRole('heading', { name: 'Create Plugin' }).waitFor()
  })
})
