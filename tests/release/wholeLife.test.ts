import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { expect, it, onTestFinished } from 'vitest'
import { login, registerUser } from '@msdat/sdk/contracts/accounts'
import { askForNewPassword, resetPassword } from '@msdat/sdk/contracts/passwordRecovery'
import { addEntry, submitEntry, type Entry } from '@msdat/sdk/contracts/dataEntry'
import { linkInMail } from '../support/linkInMail.ts'
import { pressAndConfirm, pressMeant } from '../support/pressMeant.ts'
import { pluginFrame, useProduct } from '../support/product.ts'
import { totp } from '../support/totp.ts'

const product = useProduct({ env: { MSDAT_LOG_LEVEL: 'info' } })
const password = 'Quiet-River-9'
const work = { profession: 'Analyst', organization: 'A ministry' }

const pathOf = (page: Page): string => new URL(page.url()).pathname
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click()

/** A page of somebody who is signed in. */
async function openAs(username: string, path: string, secret = password): Promise<Page> {
  const page = await product.open('/terms')
  const answer = await page.request.post(product.server().url + login.path, {
    data: { username, password: secret },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto(product.server().url + path)
  return page
}

const openAdmin = (path: string): Promise<Page> => {
  const { admin } = product.server()
  return openAs(admin.email, path, admin.password)
}

/** An admin makes an account for somebody, with a role. */
async function invite(username: string, role: string): Promise<void> {
  const admin = await openAdmin('/terms')
  const data = { username, password, email: `${username}@example.org`, role, ...work }
  const answer = await admin.request.post(product.server().url + registerUser.path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Registers as a visitor does, confirms the address, sets an authenticator app up, and signs in with it anew. */
async function joinWithSecondFactor(username: string): Promise<Page> {
  const { url } = product.server()
  const page = await product.open('/custom/register')
  const main = page.getByRole('main')
  const logIn = async (): Promise<void> => {
    await main.getByLabel('Username or e-mail').fill(username)
    await main.getByLabel('Password').fill(password)
    await main.getByRole('button', { name: 'Login', exact: true }).click()
  }
  await main.getByLabel('Username').fill(username)
  await main.getByLabel('E-mail').fill(`${username}@example.org`)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByLabel('Confirm password').fill(password)
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Create account' }).click()
  await expect.poll(() => pathOf(page)).toBe('/custom/login')
  await page.goto(await linkInMail(product.server(), `${username}@example.org`))
  await page.getByText('Your e-mail address is confirmed.').waitFor()
  await page.goto(`${url}/custom/login`)
  await logIn()
  await page.getByText('Login successful').first().waitFor()

  await page.goto(`${url}/account#/security`)
  await page.getByRole('switch', { name: 'Google Authenticator' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up Google Authenticator' })
  await setUp.getByLabel('Your password').fill(password)
  await setUp.getByRole('button', { name: 'Go on' }).click()
  const secret = (await setUp.locator('code').textContent()) ?? ''
  await setUp.getByLabel('Code', { exact: true }).fill(totp(secret))
  await setUp.getByRole('button', { name: 'Confirm' }).click()
  await setUp.getByRole('button', { name: 'I have kept them' }).click()

  await page.getByRole('button', { name: `Account of ${username}` }).click()
  await page.getByRole('button', { name: 'Log Out' }).first().click()
  await page.goto(`${url}/custom/login`)
  await logIn()
  // Each code is taken once: the one after it counts already.
  await main.getByLabel('Code', { exact: true }).fill(totp(secret, Date.now() + 30_000))
  await main.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => pathOf(page)).toBe('/my-dashboard/details')
  return page
}

it('from the registration to a dashboard of sections and a board that a moderator has approved for all', async () => {
  await invite('morayo', 'moderator')
  const page = await joinWithSecondFactor('halima')
  const { url } = product.server()
  await page.goto(`${url}/custom`)
  await page.getByRole('button', { name: 'Use this template State profile' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Vaccines, one page')
  await step(page, 'Sections')
  const removals = page.getByRole('button', { name: /^Remove / })
  const titles = page.getByLabel(/^Title of section/)
  await expect.poll(() => titles.count()).toBeGreaterThan(2)
  const begunWith = await titles.count()
  for (const title of ['Indicator Overview', 'Zonal Analysis']) {
    await page.getByLabel('Add a chart of a plugin').selectOption({ label: title })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await expect.poll(() => titles.count()).toBe(begunWith + 2)
  for (let left = begunWith; left > 0; left -= 1) {
    await removals.first().click()
    await expect.poll(() => titles.count()).toBe(left + 1)
  }
  await page.getByRole('button', { name: 'Add a board of cards' }).click()
  await page.getByRole('button', { name: '+ Text' }).click()
  await page.getByLabel('Text', { exact: true }).fill('Surveys ask mothers; clinics count doses.')
  await page.getByRole('button', { name: '+ Headline figure' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('tab', { name: 'Board' }).click()
  await preview.locator('.figure-card-value').filter({ hasText: /\d/ }).waitFor()
  await step(page, 'Visibility')
  await page.getByLabel(/^Public/).check()
  await pressMeant(page.getByRole('button', { name: 'Save and ask for approval' }))
  await expect.poll(() => pathOf(page)).toMatch(/^\/custom\/public\/\d+$/)
  const path = pathOf(page)

  const desk = await openAs('morayo', '/custom/requests')
  const request = desk.getByRole('listitem').filter({ hasText: 'Vaccines, one page' })
  await request.getByLabel('Reason, for its author').fill('Say for whom it is.')
  await pressAndConfirm(request.getByRole('button', { name: 'Disapprove' }))
  await desk.getByText('No dashboard waits for a decision.').waitFor()

  await page.goto(`${url}/account#/notification`)
  const told = page.getByRole('main').getByText('Your dashboard "Vaccines, one page" was disapproved')
  await told.waitFor()
  await page.goto(url + path)
  await page.getByText('Say for whom it is.').waitFor()
  await page.getByRole('link', { name: 'Edit Dashboard' }).click()
  await page.getByLabel('Description').fill('For the state team.')
  await pressMeant(page.getByRole('button', { name: 'Save and ask for approval' }))
  await page.getByText('Awaiting Approval').waitFor()

  await desk.reload()
  await desk.getByRole('link', { name: 'Preview Vaccines, one page' }).click()
  await expect.poll(() => pathOf(desk)).toBe(path)
  await desk.getByText('For the state team.').waitFor()
  await pressAndConfirm(desk.getByRole('button', { name: 'Approve', exact: true }))
  await desk.getByText('Approved', { exact: true }).waitFor()

  await invite('musa', 'user')
  const reader = await openAs('musa', '/terms')
  await reader.getByRole('button', { name: 'Select Dashboard' }).click()
  await reader.getByRole('link', { name: 'Vaccines, one page' }).click()
  await expect.poll(() => pathOf(reader)).toBe(path)
  await pluginFrame(reader, 'indicator-overview')
  await reader.getByRole('tab', { name: 'Zonal Analysis' }).click()
  await pluginFrame(reader, 'zonal-analysis')
  await reader.getByRole('tab', { name: 'Board' }).click()
  await reader.getByText('Surveys ask mothers; clinics count doses.').waitFor()
  await reader.locator('.figure-card-value').filter({ hasText: /\d/ }).waitFor()

  // A page of another site shows it, to somebody who is not signed in.
  const oembed = await reader.request.get(`${url}/api/oembed/?url=${encodeURIComponent(url + path)}`)
  const { html } = (await oembed.json()) as { html: string }
  const news = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>News</title>${html}`)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void news.close())
  await new Promise((resolve) => news.once('listening', resolve))
  const elsewhere = await product.open(`http://127.0.0.1:${(news.address() as AddressInfo).port}/`)
  await pluginFrame(elsewhere, 'indicator-overview')
  const embedded = elsewhere.frameLocator('iframe')
  await embedded.getByRole('tab', { name: 'Board' }).click()
  await embedded.getByText('Surveys ask mothers; clinics count doses.').waitFor()
})

it('an admin adds accounts, makes one an admin, and removes several at once', async () => {
  const page = await openAdmin('/admin#/users')
  for (const username of ['bola1', 'bola2', 'bola3']) {
    await page.getByRole('button', { name: 'Add user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add user' })
    await dialog.getByLabel('Username').fill(username)
    await dialog.getByLabel('E-mail').fill(`${username}@example.org`)
    await dialog.getByLabel('Profession').fill(work.profession)
    await dialog.getByLabel('Organization').fill(work.organization)
    await dialog.getByLabel('Password').fill(password)
    await dialog.getByLabel('Role').selectOption({ label: 'User' })
    await dialog.getByRole('button', { name: 'Add user' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.getByLabel('Search users').fill('bola')
  await expect.poll(() => page.getByRole('row').count()).toBe(4)
  const first = page.getByRole('row', { name: /bola1/ })
  await first.getByRole('button', { name: 'Upgrade bola1' }).click()
  const question = page.getByRole('alertdialog', { name: 'Upgrade bola1' })
  await pressMeant(question.getByRole('button', { name: 'Upgrade', exact: true }))
  await first.getByRole('button', { name: 'Downgrade bola1' }).waitFor()
  const upgraded = await openAs('bola1', '/admin')
  await upgraded.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
  for (const username of ['bola2', 'bola3'])
    await page
      .getByRole('row', { name: new RegExp(username) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Delete 2 chosen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('User(s) deleted successfully').first().waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  const gone = await page.request.post(product.server().url + login.path, {
    data: { username: 'bola2', password },
  })
  expect(gone.status()).toBe(401)
})

it('figures of a contributor stand in a chart with their citation once approved, and go with an undo', async () => {
  const { url } = product.server()
  await invite('chika', 'contributor')
  await invite('nneka', 'moderator')
  const contributor = await openAs('chika', '/data-entry')
  const citation = 'Immunisation review 2025, table 4'
  const added = await contributor.request.post(url + addEntry.path, {
    data: {
      datasource: 2,
      period: '2025',
      indicators: [18],
      locations: [1],
      citation,
      note: '',
      cells: [{ indicator: 18, location: 1, value: '61.5' }],
    },
  })
  expect(added.ok(), await added.text()).toBe(true)
  const { id } = (await added.json()) as Entry
  const sent = await contributor.request.post(url + submitEntry.path.replace(':id', String(id)))
  expect(sent.ok(), await sent.text()).toBe(true)

  const chart = '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18&datasource=2&location=1'
  const visitor = await product.open(chart)
  const year = visitor.getByRole('region', { name: 'What to show' }).getByRole('combobox', { name: 'Year' })
  await expect.poll(() => year.inputValue()).toBe('2024')

  const desk = await openAs('nneka', '/data-entry/approval')
  await desk.getByRole('link', { name: 'NDHS, 2025' }).click()
  await pressMeant(desk.getByRole('button', { name: 'Approve', exact: true }))
  await desk.getByText(/^The figures are in the data by import \d+\.$/).waitFor()

  await visitor.reload()
  await expect.poll(() => year.inputValue()).toBe('2025')
  const frame = await pluginFrame(visitor, 'indicator-overview')
  const card = frame.getByRole('region', { name: /^What each source says/ })
  await card
    .getByRole('button', { name: /NDHS.*61\.5.*2025/ })
    .first()
    .waitFor()
  await card.getByText('Where this number comes from').click()
  await card.getByRole('list', { name: 'Publications' }).getByText(citation).waitFor()

  await desk.getByRole('button', { name: 'Undo the import' }).click()
  await pressMeant(desk.getByRole('button', { name: 'Undo', exact: true }))
  await desk.getByText(/was taken back: the data are as they were before it\.$/).waitFor()
  await visitor.reload()
  await expect.poll(() => year.inputValue()).toBe('2024')
  await contributor.goto(`${url}/data-entry`)
  await contributor.getByText('Taken back', { exact: true }).waitFor()
})

it('the log names each request, and neither people nor what proves who they are', async () => {
  const { url } = product.server()
  const { request } = await product.open('/terms')
  const name = `zainab${randomBytes(4).toString('hex')}`
  const email = `${name}@example.org`
  const [first, second, wrong] = ['First-Harbour-31', 'Second-Harbour-32', 'Wrong-Harbour-33']
  const send = async (path: string, data: object): Promise<Record<string, unknown>> =>
    (await (await request.post(url + path, { data })).json()) as Record<string, unknown>
  await send(registerUser.path, { username: name, email, password: first })
  await send(login.path, { username: name, password: wrong })
  const bearer = String((await send(login.path, { username: name, password: first }))['token'])
  await request.get(`${url}/api/user_interactions/?user=${email}`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
  const cookies = (await request.storageState()).cookies.map(({ value }) => value)
  await send(askForNewPassword.path, { email })
  const link = () => linkInMail(product.server(), email)
  await expect.poll(link, { timeout: 20_000 }).toContain('/password-recovery')
  const token = new URLSearchParams(new URL(await link()).hash.slice(1)).get('token')
  const { method, path } = resetPassword
  const set = await request.fetch(url + path, { method, data: { token, new_password: second } })
  expect(await set.text()).toContain('Password updated successfully')
  expect((await send(login.path, { username: name, password: second }))['username']).toBe(name)

  const proofs = [first, second, wrong, bearer, token ?? '', name, ...cookies]
  expect(proofs.filter((proof) => proof.length < 8)).toEqual([])
  const said = () => product.server().output()
  await expect.poll(() => said().split(`"path":"${path}"`).length).toBeGreaterThan(2)
  expect(proofs.filter((proof) => said().includes(proof))).toEqual([])
})
