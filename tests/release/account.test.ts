import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { login, registerUser } from '@msdat/sdk/contracts/accounts'
import { addCustomDashboard, decideCustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { addInteraction, listInteractions } from '@msdat/sdk/contracts/interactions'
import { useProduct } from '../support/product.ts'

const product = useProduct()
const password = 'Quiet-River-9'

/** A page of somebody who has an account and is signed in. */
async function openAs(username: string, path: string): Promise<Page> {
  const page = await product.open('/faq')
  const { url } = product.server()
  await page.request.post(url + registerUser.path, {
    data: { username, password, email: `${username}@example.org` },
  })
  await page.request.post(url + login.path, { data: { username, password } })
  await page.goto(url + path)
  return page
}

/** Runs in the page: presses Delete as soon as it is there. */
const pressAtOnce = (): void => {
  const observer = new MutationObserver(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')
    const button = [...buttons].find(({ textContent }) => textContent === 'Delete')
    if (!button) return
    observer.disconnect()
    button.click()
    document.body.dataset['pressed'] = 'true'
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

it('the history shows what was viewed, opens the very view again, and forgets', async () => {
  const view = '/dashboard/Health_Outcomes_and_Service_Coverage?section=indicator-overview&compareBy=Zonal'
  const page = await openAs('halima', view)
  const { url } = product.server()
  const noted = async (): Promise<{ address: string; section: string }[]> =>
    ((await (await page.request.get(url + listInteractions.path)).json()) as { results: [] }).results
  await expect.poll(noted, { timeout: 30_000 }).toHaveLength(1)
  const [{ address = '', section = '' } = {}] = await noted()
  expect(address).toContain('compareBy=Zonal')
  await page.request.post(url + addInteraction.path, { data: { dashboard: 'Demographics', year: '2018' } })

  await page.goto(`${url}/activity-history`)
  await expect.poll(() => page.url()).toBe(`${url}/account#/userActivity`)
  await page.getByRole('heading', { level: 1, name: 'Dashboard History' }).waitFor()
  const month = new Date().toLocaleString('en', { month: 'long', year: 'numeric' })
  expect(await page.getByLabel('Month').locator('option').allTextContents()).toEqual([month])
  const row = page.getByRole('row', { name: section })
  const link = row.getByRole('link')
  expect(await link.textContent()).toMatch(/^[A-Z]\w+ \d\d, \d{4} at \d\d:\d\d(am|pm)$/)
  await link.click()
  await expect.poll(() => page.url()).toBe(url + address)
  await page.goBack()

  await page
    .getByRole('row', { name: 'Demographics' })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect.poll(() => page.getByRole('row', { name: 'Demographics' }).count()).toBe(0)
  // A press at the moment at which the question comes was meant for what stood there before.
  await page.evaluate(pressAtOnce)
  await page.getByRole('button', { name: 'Delete this month' }).click()
  await page.locator('body[data-pressed]').waitFor()
  expect(await noted()).toHaveLength(1)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No activity recorded for this period', { exact: true }).waitFor()
  expect(await noted()).toEqual([])
})

it('the history is no longer kept once it is switched off', async () => {
  const page = await openAs('garba', '/account')
  await page.getByRole('main').getByRole('switch', { name: 'Keep a history of what I view' }).uncheck()
  await page.reload()
  const isOn = page.getByRole('main').getByRole('switch', { name: 'Keep a history of what I view' })
  expect(await isOn.isChecked()).toBe(false)
})

it('a decision about what somebody handed in is a notification until it is read and removed', async () => {
  const page = await openAs('ladi', '/faq')
  const { url, admin } = product.server()
  const dashboard = {
    title: 'Immunisation in Kano',
    indicators: [18],
    dataSources: [2],
    defaultIndicators: [18],
    initialDataSource: 2,
    is_private: false,
  }
  const made = await page.request.post(url + addCustomDashboard.path, { data: dashboard })
  const { id } = (await made.json()) as { id: number }
  const desk = await product.browser().newContext()
  await desk.request.post(url + login.path, { data: { username: admin.email, password: admin.password } })
  const decision = { decision: 'disapproved', reason: 'Name the sources.', edition: 1 }
  const path = decideCustomDashboard.path.replace(':id', String(id))
  expect((await desk.request.post(url + path, { data: decision })).status()).toBe(200)
  await desk.close()

  await page.goto(`${url}/notifications`)
  await expect.poll(() => page.url()).toBe(`${url}/account#/notification`)
  const main = page.getByRole('main')
  await main.getByText('Your dashboard "Immunisation in Kano" was disapproved').waitFor()
  await main.getByText('Name the sources.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Account of ladi, 1 unread' }).waitFor()
  await main.getByRole('button', { name: /^Mark as read:/ }).click()
  await page.getByRole('button', { name: 'Account of ladi', exact: true }).waitFor()
  const none = main.getByText('No pending Notifications!!!', { exact: true })
  await main.getByRole('button', { name: 'Unread', exact: true }).click()
  await none.waitFor()
  await main.getByRole('button', { name: 'Read', exact: true }).click()
  await main.getByRole('button', { name: /^Delete:/ }).click()
  await none.waitFor()
  await main.getByRole('button', { name: 'All', exact: true }).click()
  await none.waitFor()

  const followed = main.getByRole('region', { name: 'Data you follow' })
  const choose = followed.getByRole('button', { name: /^Followed indicators/ })
  await choose.click()
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page
    .getByRole('checkbox', { name: /^DPT ?3/ })
    .first()
    .check()
  expect((await answer).status()).toBe(200)
  await page.reload()
  await followed
    .getByText(/^DPT ?3/)
    .first()
    .waitFor()
})

it('saved dashboards are listed with their state, copied, opened, edited and deleted', async () => {
  const page = await openAs('musa', '/saved-dashboard')
  const { url } = product.server()
  await expect.poll(() => page.url()).toBe(`${url}/account#/savedDashboards`)
  const main = page.getByRole('main')
  const none = 'You have no existing private dashboards. Click the button below to create one!'
  await main.getByText(none, { exact: true }).waitFor()
  const create = main.getByRole('link', { name: 'Add New private dashboard' })
  expect(await create.getAttribute('href')).toBe('/my-dashboard/details')
  const content = { indicators: [18], dataSources: [2], defaultIndicators: [18], initialDataSource: 2 }
  const make = async (title: string, is_private: boolean): Promise<number> => {
    const answer = await page.request.post(url + addCustomDashboard.path, {
      data: { ...content, title, is_private },
    })
    return ((await answer.json()) as { id: number }).id
  }
  const id = await make('Musa His State', true)
  await make('Musa For All', false)
  await page.reload()
  const own = main.getByRole('list', { name: 'private dashboards' }).getByRole('listitem')
  await own.getByText('Edited just now').waitFor()
  await main
    .getByRole('list', { name: 'public dashboards' })
    .getByText('Awaiting Approval', { exact: true })
    .waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await own.getByRole('button', { name: /^Copy Link/ }).click()
  await page.getByText('URL copied to clipboard!').first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}/custom/private/${id}`)
  expect(await own.getByRole('link', { name: /^Edit/ }).getAttribute('href')).toBe(
    `/my-dashboard/details/${id}`,
  )
  const open = own.getByRole('link', { name: 'Musa His State', exact: true })
  expect(await open.getAttribute('href')).toBe('/dashboard/musa_his_state')
  await open.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/custom/private/${id}`)
  await page.goto(`${url}/account#/savedDashboards`)
  await own.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('alertdialog', { name: 'Confirm delete Dashboard' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await main.getByText(none, { exact: true }).waitFor()
  await page.route('**/api/custom-dashboard/*', (route) => route.abort())
  await page.reload()
  await main.getByText('Unable to load dashboards!').waitFor()
  await main.getByText('Could not retrieve your public dashboards').waitFor()
})

it('the settings keep the names, a square picture and the looks, and give out all that is kept', async () => {
  const page = await openAs('nneka', '/account#/settings')
  const main = page.getByRole('main')
  await main.getByLabel('Job title').fill('Analyst')
  await main.getByLabel('Location').fill('Enugu')
  await main.getByRole('button', { name: 'UPDATE INFORMATION' }).click()
  await main.getByText('Saved.', { exact: true }).waitFor()
  await main
    .getByLabel('Picture of the account')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  const picture = main.locator('img.avatar')
  await picture.waitFor()
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([256, 256])
  await page.reload()
  await picture.waitFor()
  expect(await main.getByLabel('Location').inputValue()).toBe('Enugu')
  await main.getByRole('button', { name: 'Remove' }).click()
  await picture.waitFor({ state: 'detached' })
  await main.getByLabel('Picture of the account').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await page.getByText('This file cannot be read as a picture.').first().waitFor()
  await main.getByRole('button', { name: 'Calm', exact: true }).click()
  expect(await main.getByRole('button', { name: 'Calm', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('my-msdat-data.json')
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { account: { location: string } }
  expect(data.account.location).toBe('Enugu')
})

it('a session that is over ends with its first change, and an account ends when its owner says so', async () => {
  const tolu = `tolu${Date.now()}`
  const page = await openAs(tolu, '/terms')
  const { url } = product.server()
  const main = page.getByRole('main')
  await page.getByRole('button', { name: `Account of ${tolu}` }).click()
  await page.getByRole('link', { name: 'View Account' }).click()
  const area = page.getByRole('navigation', { name: 'Account' })
  await area.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
  await area.getByRole('link', { name: 'Settings' }).click()
  const change = main.getByRole('button', { name: 'CHANGE PASSWORD' })
  const fill = async (): Promise<void> => {
    await main.getByLabel('New password').fill('Calm-Lagoon-8')
    await main.getByLabel('Confirm password').fill('Calm-Lagoon-8')
  }
  await fill()
  const body = JSON.stringify({ code: 'internal', message: 'It broke.' })
  await page.route('**/api/users/update_password/', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body }),
  )
  await change.click()
  await page.locator('.toast').filter({ hasText: 'Failed to update password' }).waitFor()
  await page.unrouteAll()
  await page.context().clearCookies()
  await change.click()
  await page
    .locator('.toast')
    .filter({ hasText: 'Session expired' })
    .getByText('Please log in again')
    .waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(dashboard\/|$)/)

  await page.request.post(url + login.path, { data: { username: tolu, password } })
  await page.goto(`${url}/account#/settings`)
  await main.getByRole('button', { name: 'Deactivate account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Deactivate account' })
  await page.route('**/api/users/*/', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, contentType: 'application/json', body })
      : route.continue(),
  )
  const deactivate = question.getByRole('button', { name: 'Deactivate', exact: true })
  await deactivate.click()
  await page.locator('.toast').filter({ hasText: 'Failed to deactivate account' }).waitFor()
  await page.unrouteAll()
  await main.getByRole('button', { name: 'Deactivate account' }).click()
  await deactivate.click()
  await page.getByText('Account deactivated successfully!').first().waitFor()
  const again = await page.request.post(url + login.path, { data: { username: tolu, password } })
  expect(again.status()).toBe(401)
})

it('a dashboard is made public or private in the profile', async () => {
  const page = await openAs('obi', '/profile')
  const { url } = product.server()
  const main = page.getByRole('main')
  await main.getByText('You have not built a dashboard yet.').waitFor()
  const content = { indicators: [18], dataSources: [2], defaultIndicators: [18], initialDataSource: 2 }
  await page.request.post(url + addCustomDashboard.path, { data: { ...content, title: 'Obi His State' } })
  await page.reload()
  const choice = main.getByRole('group', { name: 'Who sees Obi His State' })
  await choice.getByRole('button', { name: 'Public' }).click()
  const isPublic = () => choice.getByRole('button', { name: 'Public' }).getAttribute('aria-pressed')
  await expect.poll(isPublic).toBe('true')
  await page.goto(`${url}/account#/savedDashboards`)
  await main.getByText('Awaiting Approval', { exact: true }).waitFor()
})
