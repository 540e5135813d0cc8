import { getIndex, type Index, type SignedIndex } from '@msdat/sdk/contracts/registry'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { pressLauncher, switchOn, viewPlugins } from '../support/openPanel.ts'
import { packFolder } from '../support/packFolder.ts'
import { narrow } from '../support/pagesOfHost.ts'
import { pickOption, pluginFrame, signIn, useProduct } from '../support/product.ts'
import { answered, disable } from '../support/publish.ts'

const product = useProduct()

const signInAdmin = (page: Page): Promise<void> =>
  signIn(page, product.server().admin.email, product.server().admin.password)

/** A message at the bottom of the page. */
const toast = (page: Page, title: string, message: string): Locator =>
  page.locator('.toast').filter({ hasText: title }).filter({ hasText: message })

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

describe('signing in', () => {
  it('says below that a password is wrong, and beside the field what to do; a right one below', async () => {
    const page = await product.open('/')
    await page.getByRole('button', { name: /^Login/ }).click()
    const form = page.getByRole('dialog', { name: 'Login' })
    const login = form.getByRole('button', { name: 'Login', exact: true })
    const { email, password } = product.server().admin
    await form.getByLabel('Username or e-mail').fill(email)
    await form.getByLabel('Password').fill('Wrong-Horse-7')
    await login.click()
    await toast(page, 'Something went wrong', 'Confirm username and password').waitFor()
    expect(await form.getByRole('alert').innerText()).toContain('Check both fields')

    await page.route('**/api/login/', (route) => route.abort())
    await login.click()
    await toast(page, 'Something went wrong', 'The server cannot be reached').waitFor()
    expect(await form.getByRole('alert').innerText()).toContain('try again in a moment')

    await page.unrouteAll()
    await form.getByLabel('Password').fill(password)
    await login.click()
    const success = toast(page, 'Success', 'Login successful')
    await success.waitFor()
    const place = await success.boundingBox()
    const screen = page.viewportSize()
    if (!place || !screen) throw new Error('The toast has no place on the screen.')
    expect(place.y).toBeLessThan(screen.height / 2)
    expect(screen.width - place.x - place.width).toBeLessThan(place.x)
  })

  it('is open to whoever has just registered', async () => {
    const page = await product.open('/')
    await page.getByRole('button', { name: /^Login/ }).click()
    await page.getByRole('button', { name: 'Create an account' }).click()
    const form = page.getByRole('dialog', { name: 'Create an account' })
    const register = form.getByRole('button', { name: 'Create account' })
    await form.getByLabel('Username').fill('ngozi')
    await form.getByLabel('E-mail').fill(product.server().admin.email)
    await form.getByLabel('Password', { exact: true }).fill('Quiet-River-9')
    await form.getByLabel('Confirm password').fill('Quiet-River-9')
    await form.getByRole('checkbox').check()
    await register.click()
    await expect.poll(() => form.getByRole('alert').last().innerText()).toMatch(/^Email: /)
    await form.getByLabel('E-mail').fill('ngozi@example.org')
    await register.click()
    await page.getByText('Congratulations, Successfully Registered, Please Login').first().waitFor()
    await page.getByRole('dialog', { name: 'Login' }).waitFor()
  })
})

describe('the form that hands a plugin in', () => {
  const zip = (buffer: Buffer) => ({ name: 'zone-columns.zip', mimeType: 'application/zip', buffer })

  async function filledForm(page: Page, file: Buffer): Promise<Locator> {
    await signInAdmin(page)
    await pickOption(page, 'Create Plugin')
    await page.getByRole('button', { name: 'Submit Plugin' }).click()
    const form = page.getByRole('dialog', { name: 'Submit Plugin' })
    await form.getByLabel('Name').fill('Amina Bello')
    await form.getByLabel('Purpose (optional)').fill('Zones side by side')
    await form.getByLabel('Plugin', { exact: true }).setInputFiles(zip(file))
    return form
  }
  const chosenFile = (form: Locator) =>
    form
      .getByLabel('Plugin', { exact: true })
      .evaluate((field) => (field as HTMLInputElement).files?.[0]?.name)

  it('keeps what was filled in after a refusal, and takes the corrected zip', async () => {
    const page = await product.open('/')
    const form = await filledForm(page, Buffer.from('This is no zip.'))
    await page.mouse.click(4, 4)
    await form.getByRole('button', { name: 'Submit' }).click()
    const refused = alertOf(page, 'Not submitted')
    await refused.getByText('There was an error while submitting your plugin', { exact: true }).waitFor()
    await refused.getByRole('button', { name: 'Correct and submit again' }).click()
    expect(await form.getByLabel('Name').inputValue()).toBe('Amina Bello')
    expect(await form.getByLabel('Purpose (optional)').inputValue()).toBe('Zones side by side')
    expect(await chosenFile(form)).toBe('zone-columns.zip')
    await form.getByLabel('Plugin', { exact: true }).setInputFiles(zip(await packFolder('zone-columns')))
    await form.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Your plugin has been submittted successfully', { exact: true }).waitFor()
    const message = 'Plugin has been submitted successfully, awaiting approval'
    await page.getByText(message, { exact: true }).first().waitFor()
  })

  it('gives the sending up when it is closed, and is still filled in when it is opened again', async () => {
    const page = await product.open('/', { serviceWorkers: 'block' })
    const form = await filledForm(page, await packFolder('zone-columns'))
    await page.route('**/registry/submissions/', () => undefined)
    const begun = page.waitForRequest('**/registry/submissions/')
    const givenUp = page.waitForEvent('requestfailed')
    await form.getByRole('button', { name: 'Submit' }).click()
    await begun
    await form.getByRole('progressbar', { name: 'Sent' }).waitFor()
    await form.getByRole('button', { name: 'Close' }).click()
    expect(new URL((await givenUp).url()).pathname).toBe('/registry/submissions/')
    await page.getByRole('button', { name: 'Submit Plugin' }).click()
    expect(await form.getByLabel('Purpose (optional)').inputValue()).toBe('Zones side by side')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})

describe('where there is nothing to show', () => {
  it('an unknown address leads home', async () => {
    const page = await product.open('/nowhere')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404 | Page not found')
    // On a telephone the title of a dashboard has a row of the header; here there is none.
    await page.setViewportSize(narrow)
    await expect.poll(() => page.locator('.page-title').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Back to Home', exact: true }).click()
    await expect.poll(() => page.url()).toContain('/dashboard/Health_Outcomes_and_Service_Coverage')
  })

  it('the menu of dashboards and the footer say what cannot be had', async () => {
    const page = await product.open('/nowhere', { serviceWorkers: 'block' })
    const lists = /\/api\/(dashboards|catalog)\//
    await page.route(lists, (route) => route.abort())
    await page.goto(product.server().url)
    const menu = page.getByRole('banner')
    await menu.getByRole('button', { name: 'Select Dashboard' }).click()
    await menu.getByRole('alert').waitFor()
    expect(await page.getByRole('contentinfo').innerText()).toMatch(/Last updated\s+Not available/)
    await page.unrouteAll()
    await menu.getByRole('button', { name: 'Try again' }).click()
    await menu.getByRole('link', { name: 'Health Outcomes and Service Coverage' }).waitFor()

    const body = JSON.stringify({ count: 0, next: null, previous: null, results: [] })
    await page.route(lists, (route) => route.fulfill({ body, contentType: 'application/json' }))
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${product.server().url}/nowhere`)
    await menu.getByRole('button', { name: 'Select Dashboard' }).click()
    await menu.getByText('No dashboards', { exact: true }).waitFor()
  })

  it('a chart without figures asks for another choice', async () => {
    const page = await product.open('/nowhere', { serviceWorkers: 'block' })
    // As after an import that took the figures away: the server knows of none.
    await page.route('**/api/data/columns/**', (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('period', '1901')
      return route.continue({ url: url.href })
    })
    await page.getByRole('link', { name: 'Back to Home' }).click()
    const frame = await pluginFrame(page, 'indicator-overview')
    const empty = frame.getByText('The data you have selected is not available, please select another')
    await empty.first().waitFor()
    expect(await frame.getByRole('application').count()).toBe(0)
  })

  it('a fault of the page itself can be cleared', async () => {
    const page = await product.open('/', { serviceWorkers: 'block' })
    await page.getByRole('tab').first().waitFor()
    // A file that came broken: it runs, and then fails while it is drawn.
    const body = 'export function AboutDialog() { throw new Error("broken") }'
    await page.route('**/assets/AboutDialog*', (route) =>
      route.fulfill({ body, contentType: 'text/javascript' }),
    )
    await pickOption(page, 'About Dashboard')
    const fault = alertOf(page, 'SOMETHING WENT WRONG')
    await fault.getByText('Click on the button below to reload', { exact: true }).waitFor()
    await page.unrouteAll()
    await fault.getByRole('button', { name: 'CLEAR', exact: true }).click()
    await pluginFrame(page, 'indicator-overview')
    expect(await fault.count()).toBe(0)
  })
})

it('a switch that the device holds on says so', async () => {
  const page = await product.open('/', { reducedMotion: 'reduce' })
  await switchOn(page, 'Accessibility')
  await pressLauncher(page, 'Accessibility')
  const frame = await pluginFrame(page, 'accessibility')
  const held = frame.getByRole('switch', { name: 'Less motion' })
  await frame.getByText('Your device asks for this').waitFor()
  await held.press('Space')
  expect(await held.isChecked()).toBe(true)
  const free = frame.getByRole('switch', { name: 'High contrast' })
  expect(await free.isChecked()).toBe(false)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => held.isChecked()).toBe(false)
})

// The last one: it leaves no plugin running.
it('the list of plugins can be empty', async () => {
  const server = product.server()
  const { index } = await answered<SignedIndex>(await fetch(server.base + getIndex.path))
  await disable(server, ...(JSON.parse(index) as Index).releases.map(({ plugin }) => plugin))
  const page = await product.open('/')
  await viewPlugins(page)
  await page
    .getByRole('dialog', { name: 'View Plugins' })
    .getByText('No plugins found', { exact: true })
    .waitFor()
  // One is left: that for developers, who bring their own.
  expect(await page.getByRole('switch', { name: /^(?!Developer mode)/ }).count()).toBe(0)
})
