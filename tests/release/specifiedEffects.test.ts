import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { login, registerUser } from '@msdat/sdk/contracts/accounts'
import { addContactMessage } from '@msdat/sdk/contracts/contact'
import { changePlatformSettings } from '@msdat/sdk/contracts/platformSettings'
import type { Catalog } from '@msdat/sdk/contracts/reference'
import { pickOption, signIn, useProduct } from '../support/product.ts'

/** What a press does, by the specification, that no other test tries. */

const product = useProduct()

const home = '/dashboard/Health_Outcomes_and_Service_Coverage'

it('a tab that is dragged stays where it was dropped, also after a reload', async () => {
  const page = await product.open(home)
  const tabs = page.getByRole('tab')
  const first = tabs.filter({ hasText: 'Indicator Overview' })
  const second = tabs.filter({ hasText: 'Zonal Analysis' })
  await first.waitFor()
  const shown = async (): Promise<string[]> => (await tabs.allInnerTexts()).slice(0, 2)
  expect(await shown()).toEqual(['Indicator Overview', 'Zonal Analysis'])
  await second.dragTo(first)
  await expect.poll(shown).toEqual(['Zonal Analysis', 'Indicator Overview'])
  await page.reload()
  await first.waitFor()
  await expect.poll(shown).toEqual(['Zonal Analysis', 'Indicator Overview'])
})

it('each tab has a share icon, which copies the link to its section', async () => {
  const page = await product.open(home, { permissions: ['clipboard-read', 'clipboard-write'] })
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  const titles = (await tabs.allInnerTexts()).map((title) => title.trim())
  for (const title of titles) {
    const icon = page.getByRole('button', { name: `Copy the link to ${title}`, exact: true })
    expect(await icon.locator('svg').count(), title).toBe(1)
  }
  await page.getByRole('button', { name: 'Copy the link to Zonal Analysis' }).click()
  await page.getByText('URL copied to clipboard!').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('section')).toBe('zonal-analysis')
  const reader = await product.open(link)
  const open = reader.getByRole('tab', { selected: true })
  await expect.poll(() => open.innerText()).toBe('Zonal Analysis')
})

it('View Fullscreen fills the screen, and gives it back', async () => {
  const page = await product.open(home)
  const isFull = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null)
  expect(await isFull()).toBe(false)
  await pickOption(page, 'View Fullscreen')
  await expect.poll(isFull).toBe(true)
  await pickOption(page, 'View Fullscreen')
  await expect.poll(isFull).toBe(false)
})

it('a visitor has a link home in the header, beside Login/Register', async () => {
  const page = await product.open('/faq')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Login/Register' }).waitFor()
  await header.getByTitle('Home', { exact: true }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(home)
})

/** Sets addresses outside the installation; what is behind them answers with its own address. */
async function openWithOutside(path: string): Promise<Page> {
  const { url, admin } = product.server()
  const desk = await product.browser().newContext()
  await desk.request.post(url + login.path, { data: { username: admin.email, password: admin.password } })
  const answer = await desk.request.put(url + changePlatformSettings.path, {
    data: {
      platform_name: 'MSDAT',
      option_links: [],
      old_versions: [
        { label: 'Version 1', url: 'https://one.example.org/' },
        { label: 'Version 2', url: 'https://two.example.org/' },
      ],
      external_ncdc: 'https://ncdc.example.org/',
      external_ndr1: 'https://ndr1.example.org/',
      external_ndr2: 'https://ndr2.example.org/',
      activity_days: 365,
    },
  })
  expect(answer.status()).toBe(200)
  await desk.close()
  const page = await product.open('/faq')
  await page.context().route('https://*.example.org/**', (route) => route.fulfill({ body: 'Elsewhere.' }))
  await page.goto(url + path)
  return page
}

it('Old Versions has two older versions, each of which opens in a new tab', async () => {
  const page = await openWithOutside('/faq')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Old Versions' })
  for (const [name, address] of [
    ['Version 1', 'https://one.example.org/'],
    ['Version 2', 'https://two.example.org/'],
  ] as const) {
    await menu.click()
    expect(await page.getByRole('link', { name: /^Version \d/ }).count()).toBe(2)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name }).click()
    await (await opened).waitForURL(address)
  }
  expect(new URL(page.url()).pathname).toBe('/faq')
})

it.each(['ncdc', 'ndr1', 'ndr2'])('/external-%s opens its repository in a new tab', async (name) => {
  const page = await openWithOutside('/faq')
  const opened = page.context().waitForEvent('page')
  await page.goto(`${product.server().url}/external-${name}`)
  await (await opened).waitForURL(`https://${name}.example.org/`)
  expect(new URL(page.url()).pathname).toBe(`/external-${name}`)
})

it('the contact form has a phone, which is not sent, and asks for no category', async () => {
  const page = await product.open('/contact', { serviceWorkers: 'block' })
  const form = page.getByRole('main')
  const message = {
    name: 'Ada Obi',
    email: 'ada@example.org',
    organization: 'A ministry',
    feedback: 'Which survey is the newest?',
  }
  await form.getByLabel('Name', { exact: true }).fill(message.name)
  await form.getByLabel('E-mail').fill(message.email)
  await form.getByLabel('Phone').fill('+234 800 000 0000')
  await form.getByLabel('Organization').fill(message.organization)
  await form.getByLabel('Message').fill(message.feedback)
  expect(await form.getByLabel('Category').count()).toBe(0)
  const sent = page.waitForRequest((request) => request.url().endsWith(addContactMessage.path))
  await form.getByRole('button', { name: 'Send' }).click()
  expect((await sent).postDataJSON()).toEqual(message)
  await page.getByText('Thank you. We will keep you informed about any latest updates').first().waitFor()
})

it('newer data are told by "Data Synchronizing", which goes by itself', async () => {
  const page = await product.open('/faq', { serviceWorkers: 'block' })
  await page.clock.install()
  await page.goto(product.server().url + home)
  const facts = page.getByRole('contentinfo').locator('.footer-facts')
  await expect.poll(() => facts.innerText()).not.toContain('Loading...')
  const toast = page.locator('.toast').filter({ hasText: 'Data Synchronizing' })
  expect(await toast.count()).toBe(0)
  await page.route('**/api/catalog/**', async (route) => {
    const response = await route.fetch()
    const catalog = (await response.json()) as Catalog
    await route.fulfill({ response, json: { ...catalog, version: 'newer' } })
  })
  // The clock stands still, so that it can be seen before it goes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await toast.waitFor()
  await page.clock.runFor(500)
  await expect.poll(() => toast.count()).toBe(0)
})

it('a newsletter that was ordered is told under "Success"', async () => {
  const page = await product.open('/')
  await pickOption(page, 'Subscribe to our newsletter')
  const dialog = page.getByRole('dialog', { name: 'Subscribe to our newsletter' })
  await dialog.getByLabel('E-mail').fill('bola@example.org')
  await dialog.getByRole('button', { name: 'Subscribe', exact: true }).click()
  const toast = page.locator('.toast').filter({ hasText: 'successfully subscribed' })
  await toast.waitFor()
  expect(await toast.locator('.toast-title').innerText()).toBe('Success')
})

it('triangulation has "None" before all indicators and all locations', async () => {
  const page = await product.open('/advanced-triangulation-dashboard')
  for (const label of ['Indicator', 'Location']) {
    await page.getByRole('combobox', { name: label, exact: true }).click()
    const options = page.getByRole('listbox', { name: label, exact: true }).getByRole('option')
    await expect.poll(() => options.first().innerText()).toBe('None')
    await expect.poll(() => options.count()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
  }
})

it('a user who cannot be added or changed is told so, where the server says no more', async () => {
  const page = await product.open('/faq', { serviceWorkers: 'block' })
  const { admin, url } = product.server()
  const username = `ife${Date.now()}`
  const person = { username, email: `${username}@example.org`, password: 'Quiet-River-9' }
  await page.request.post(url + registerUser.path, { data: person })
  await signIn(page, admin.email, admin.password)
  await page.goto(`${url}/admin#/users`)
  let message = ''
  await page.route('**/api/users/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, json: { code: 'internal', message } }),
  )
  await page.getByRole('button', { name: 'Add user' }).click()
  const adding = page.getByRole('dialog', { name: 'Add user' })
  await adding.getByLabel('Username').fill('sade')
  await adding.getByLabel('E-mail').fill('sade@example.org')
  await adding.getByLabel('Profession').fill('Nurse')
  await adding.getByLabel('Organization').fill('A hospital')
  await adding.getByLabel('Password').fill(person.password)
  await adding.getByLabel('Role').selectOption({ label: 'User' })
  await adding.getByRole('button', { name: 'Add user' }).click()
  await adding.getByText('Failed to add user', { exact: true }).waitFor()
  message = 'It broke.'
  await adding.getByRole('button', { name: 'Add user' }).click()
  await adding.getByText('It broke.', { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  message = ''
  await page.getByRole('button', { name: `Edit ${username}` }).click()
  const editing = page.getByRole('dialog', { name: `Edit ${username}` })
  await editing.getByLabel('Profession').fill('Midwife')
  await editing.getByRole('button', { name: 'Save' }).click()
  await editing.getByText('Failed to update user', { exact: true }).waitFor()
  expect(await page.getByText(/^User (added|updated) successfully$/).count()).toBe(0)
})
