import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { login } from '@msdat/sdk/contracts/accounts'
import { linkInMail } from '../support/linkInMail.ts'
import { pressMeant } from '../support/pressMeant.ts'
import { pluginFrame, useProduct } from '../support/product.ts'
import { inProject } from '../support/project.ts'

const product = useProduct()
const password = 'Quiet-River-9'

/** A page of somebody who is signed in. */
async function openAs(person: { username: string; password: string }, path: string): Promise<Page> {
  const { url } = product.server()
  const page = await product.open('/submission')
  const answer = await page.request.post(url + login.path, { data: person })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto(url + path)
  return page
}

const openAdmin = (path: string): Promise<Page> => {
  const { admin } = product.server()
  return openAs({ username: admin.email, password: admin.password }, path)
}

it('the summary counts what is there, and leads to it', async () => {
  const page = await openAdmin('/admin')
  const users = page.getByRole('region', { name: 'Active Users' })
  await users.getByText('1', { exact: true }).waitFor()
  const pending = page.getByRole('region', { name: 'Pending notifications' })
  await pending.getByText('0', { exact: true }).waitFor()
  await page.request.post(`${product.server().url}/api/feedback/`, { data: { feedback: 'It works.' } })
  await page.reload()
  await pending.getByRole('link', { name: '1 open message' }).click()
  await page.getByRole('row', { name: /It works/ }).waitFor()
  await page.goto(`${product.server().url}/admin#/notification`)
  const notice = page.getByRole('listitem', { name: /^Feedback from/ })
  await notice.getByRole('button', { name: /^Mark/ }).click()
  await page.getByText('No pending Notifications!!!', { exact: true }).waitFor()
  const past = page.getByRole('region', { name: 'Past' }).getByText('It works.')
  await past.waitFor()
  expect(await past.count()).toBe(1)
})

it('a plugin is disabled with a reason, and enabled again', async () => {
  const page = await openAdmin('/admin#/Plugins')
  const row = page.getByRole('row', { name: /^Screenshot Manager/ })
  for (const [act, state] of [
    ['Disable', 'Disabled'],
    ['Enable', 'Deployed'],
  ] as const) {
    await row.getByRole('button', { name: `${act} Screenshot Manager` }).click()
    const dialog = page.getByRole('dialog', { name: `${act} Screenshot Manager` })
    await dialog.getByRole('button', { name: act, exact: true }).click()
    await dialog.getByText('Please give a reason of 3 letters or more.').waitFor()
    await dialog.getByLabel('Reason').fill('To try it.')
    await dialog.getByRole('button', { name: act, exact: true }).click()
    await row.getByText(state, { exact: true }).waitFor()
  }
  await row.getByRole('button', { name: 'Versions of Screenshot Manager' }).click()
  await page.getByRole('dialog', { name: 'Screenshot Manager' }).getByText('Runs', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Pending/ }).click()
  await page.getByText('No plugin waits for a decision.').waitFor()
  expect(await row.count()).toBe(0)
})

it("What's New asks for each field, lists what was published, and asks before it removes", async () => {
  const page = await openAdmin('/admin#/updates')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => page.getByText('This field is required', { exact: true }).count()).toBe(3)
  await page.getByLabel('Title').fill('NDHS 2024 is in')
  await page.getByRole('region', { name: 'Publish an update' }).getByLabel('Type').selectOption('Dataset')
  await page.getByLabel('Description').fill('All zones and states.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const row = page.getByRole('row', { name: /NDHS 2024 is in Dataset All zones and states/ })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Remove 1 chosen' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await row.waitFor()
  await page.getByRole('button', { name: 'Remove 1 chosen' }).click()
  await pressMeant(page.getByRole('button', { name: 'Delete', exact: true }))
  await page.getByText('Removed.', { exact: true }).first().waitFor()
  await expect.poll(() => row.count()).toBe(0)
})

it('dashboards are found, opened for editing, and put in another order', async () => {
  const page = await openAdmin('/admin#/dashboard')
  await page.getByLabel('Search dashboards').fill('demograph')
  const row = page.getByRole('row', { name: /^Demographics/ })
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  expect(await row.getByRole('link', { name: 'Edit' }).getAttribute('href')).toMatch(/\?edit=\d+#/)
  await row.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('region', { name: 'Sections of Demographics' }).waitFor()
})

it('the record of what was done is whole', async () => {
  const page = await openAdmin('/admin#/audit')
  await page.getByRole('button', { name: 'Verify the whole trail' }).click()
  await page.getByText('Whole', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Plugins', exact: true }).click()
  await page.getByRole('button', { name: 'Verify the whole trail' }).click()
  const whole = page.getByText(/entries follow from each other, up to the head/)
  await whole.waitFor()
  expect(await whole.textContent()).toMatch(/^\d/)
})

it('the name of the platform is as admins set it', async () => {
  const page = await openAdmin('/admin#/adminsettings')
  const name = page.getByLabel('Platform name')
  await name.fill('Health Atlas')
  await page.getByLabel('Links of the options menu').fill('Ministry = https://ministry.example.org/')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Pages have it when they are opened next.').waitFor()
  await page.reload()
  await expect.poll(() => page.title()).toBe('Health Atlas | Settings')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('link', { name: /^Ministry/ }).waitFor()
})

it('logo and colours of the installation are checked, stand on every page, and reach the frames of plugins', async () => {
  const page = await openAdmin('/admin#/adminsettings')
  const picture = {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: readFileSync(inProject('host/docs/dashboard.png')),
  }
  await page.getByLabel('Picture of the logo').setInputFiles({ ...picture, buffer: Buffer.from('<svg/>') })
  await page.getByText('This file cannot be read as a picture.').first().waitFor()
  await page.getByLabel('Picture of the logo').setInputFiles(picture)
  await page.getByAltText('The logo on a light header').waitFor()
  const light = page.getByRole('group', { name: 'Light' })
  const accent = light.getByLabel('Buttons and links', { exact: true })
  await accent.fill('#6fcdd0')
  await light.getByText(/^Buttons and links \(#6fcdd0\) on the page .* it takes 4.5 to 1/).waitFor()
  await accent.fill('#7a1f5c')
  await expect.poll(() => light.getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Save colours' }).click()
  await page.getByRole('button', { name: 'Back to the default colours' }).waitFor()
  await page.getByText('MSDAT_GOOGLE_CLIENT_ID').waitFor()
  await page.getByText(/\/api\/auth\/oauth2\/callback\/linkedin$/).waitFor()

  const other = await product.open('/dashboard/Health_Outcomes_and_Service_Coverage')
  const colour = () => getComputedStyle(document.documentElement).getPropertyValue('--color-accent')
  await other.locator('header .brand-logo').waitFor()
  expect(await other.evaluate(colour)).toBe('#7a1f5c')
  expect(await (await pluginFrame(other, 'indicator-overview')).evaluate(colour)).toBe('#7a1f5c')

  await page.getByRole('button', { name: 'Back to the default colours' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('There is no logo yet').waitFor()
  await other.reload()
  await other.locator('header img[src="/favicon.svg"]').waitFor()
  expect(await other.evaluate(colour)).toBe('#0b6168')
})

it('a contributor enters figures, somebody else approves them, a visitor reads them, an undo takes them back', async () => {
  const { url } = product.server()
  // Another person each time: a second try cannot invite or register the one of the first.
  const person = `chika${Date.now() % 1_000_000}`
  const email = `${person}@example.org`
  const admin = await openAdmin('/data-entry/contributors')
  await admin.getByLabel('E-mail').fill(email)
  await admin.getByRole('button', { name: /^Data sources/ }).click()
  await admin.getByRole('checkbox', { name: 'NDHS', exact: true }).check()
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: 'Send the invitation' }).click()
  await admin.getByRole('button', { name: `Send again to ${email}` }).waitFor()

  const page = await product.open(await linkInMail(product.server(), email))
  await page.getByText('You can enter figures of NDHS.').waitFor()
  await page.getByRole('button', { name: 'Create an account to accept' }).click()
  const main = page.getByRole('main')
  expect(await main.getByLabel('E-mail').inputValue()).toBe(email)
  await main.getByLabel('Username').fill(person)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByLabel('Confirm password').fill(password)
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Create account' }).click()
  await main.getByLabel('Username or e-mail').fill(person)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: `Accept as ${person}` }).click()
  await page.getByRole('link', { name: 'Go to data entry' }).click()
  await admin.reload()
  await admin.getByText('No invitation is open.').waitFor()
  await admin.goto(`${url}/data-entry/approval`)

  const sources = page.getByLabel('Data source').getByRole('option')
  await expect.poll(() => sources.allTextContents()).toEqual(['NDHS'])
  await page.getByLabel('Period').fill('2017')
  await page.getByRole('button', { name: /^Indicators/ }).click()
  await page.getByLabel('Search indicators').fill('DPT3')
  await page.getByRole('checkbox', { name: /^DPT3\/Penta3 coverage/ }).check()
  await page.keyboard.press('Escape')
  await page.getByLabel('Places').selectOption({ label: 'The whole country (1)' })
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const cell = page.getByRole('textbox', { name: 'DPT3/Penta3 coverage, Nigeria' })
  await cell.fill('n/a')
  await page.getByText('This is a word for "no value", not a number.').waitFor()
  expect(await cell.getAttribute('aria-invalid')).toBe('true')
  await cell.fill('41.7')
  await page.getByText('New: 1.').waitFor()
  await page.getByLabel('Citation').fill('A report of 2017, page 3')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => cell.inputValue()).toBe('41.7')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await page.getByText('Submitted', { exact: true }).waitFor()

  const value = async (): Promise<unknown> => {
    const query = 'indicator=18&datasource=2&location=1&period=2017'
    const { results } = (await (await admin.request.get(`${url}/api/data/?${query}`)).json()) as {
      results: { value: number }[]
    }
    return results.map((one) => one.value)
  }
  expect(await value()).toEqual([])
  await admin.reload()
  await admin.getByRole('link', { name: 'NDHS, 2017' }).click()
  await admin.getByRole('row', { name: /Nigeria – 41.7 New/ }).waitFor()
  await pressMeant(admin.getByRole('button', { name: 'Approve', exact: true }))
  await admin.getByText(/^The figures are in the data by import \d+\.$/).waitFor()
  expect(await value()).toEqual([41.7])
  await admin.getByRole('button', { name: 'Undo the import' }).click()
  await pressMeant(admin.getByRole('button', { name: 'Undo', exact: true }))
  await admin.getByText(/was taken back: the data are as they were before it\.$/).waitFor()
  expect(await value()).toEqual([])
  await page.reload()
  await page.getByText('Taken back', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Undo the import' }).count()).toBe(0)
})

it('a file is checked, committed and taken back', async () => {
  const page = await openAdmin('/data-entry/files')
  const rows = 'indicator,Ort,period,value\n18,1,2016,12.5\n18,1,2015,x\n'
  const send = async (text: string): Promise<void> => {
    await page.goto(`${product.server().url}/data-entry/files`)
    const file = { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('File', { exact: true }).setInputFiles(file)
    await page.getByLabel('Data source of all rows').selectOption({ label: 'NDHS' })
    await expect.poll(() => page.getByLabel('value', { exact: true }).inputValue()).toBe('value')
  }
  const check = (): Promise<void> => page.getByRole('button', { name: 'Send and check' }).click()
  await send(rows)
  const place = page.getByLabel('Ort', { exact: true })
  expect(await place.inputValue()).toBe('')
  await place.selectOption({ label: 'Place' })
  // What became of it is read first, though the button stood far down.
  await page.setViewportSize({ width: 1280, height: 300 })
  await check()
  await page.getByText('Rejected', { exact: true }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('row', { name: /^3 error value x This is not a number/ }).waitFor()
  await send(rows.replace('18,1,2015,x\n', ''))
  expect(await place.inputValue()).toBe('location')
  await check()
  await page.getByText('Waits for its commit', { exact: true }).waitFor()
  await page.getByRole('row', { name: /2016 New – 12.5/ }).waitFor()
  await page.getByRole('button', { name: 'Commit', exact: true }).click()
  await page.getByText('In the data', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await pressMeant(page.getByRole('button', { name: 'Undo', exact: true }))
  await page.getByText('Taken back', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Undo the import' }).count()).toBe(0)
})

it('the page of users says what is missing, what was done, what went wrong, and that nobody was found', async () => {
  const page = await openAdmin('/admin#/users')
  const name = `dayo${Date.now()}`
  await page.getByRole('button', { name: 'Add user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  const add = dialog.getByRole('button', { name: 'Add user' })
  await dialog.getByLabel('Username').fill('with a space')
  await dialog.getByLabel('E-mail').fill('nobody')
  await add.click()
  for (const text of [
    'Username is required and must contain only letters, numbers, and @/./+/-/_ characters',
    'Please enter a valid email address',
    'Profession is required',
    'Organization is required',
    'Password is required',
    'Please select a role',
  ])
    await dialog.getByText(text, { exact: true }).first().waitFor()
  await dialog.getByLabel('Username').fill(name)
  await dialog.getByLabel('E-mail').fill(`${name}@example.org`)
  await dialog.getByLabel('Profession').fill('Nurse')
  await dialog.getByLabel('Organization').fill('A hospital')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel('Role').selectOption({ label: 'User' })
  await add.click()
  await page.getByText('User added successfully').first().waitFor()

  const asked = page.waitForRequest((request) => request.url().includes(`search=${name}`))
  await page.getByLabel('Search users').fill(name)
  expect((await asked).url()).toContain('size=20')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  const body = JSON.stringify({ code: 'internal', message: 'It broke.' })
  const broken = { status: 500, contentType: 'application/json', body }
  await page.route(/\/api\/users\/[^/?]+\/$/, (route) => route.fulfill(broken))
  await page.getByRole('button', { name: `Upgrade ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: `Upgrade ${name}` })
  await pressMeant(question.getByRole('button', { name: 'Upgrade', exact: true }))
  await page.getByText('Failed to upgrade/downgrade user role').first().waitFor()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Failed to delete user').first().waitFor()
  await page.getByLabel('Search users').fill('nobody-is-called-this')
  await page.getByText('No users found', { exact: true }).waitFor()

  await page.route('**/api/admin/summary/**', (route) => route.fulfill(broken))
  await page.goto(`${product.server().url}/admin`)
  await page.getByText('Error loading dashboard data', { exact: true }).waitFor()
})

it('a registry of facilities is checked, mended, found with its citation, and removed', async () => {
  const own = `Kano ${Date.now().toString(36)}`
  const id = own.toLowerCase().replace(' ', '-')
  const page = await openAdmin('/admin#/facilities')
  const form = page.getByRole('region', { name: 'Bring in a registry' })
  const rows = (latitude: string): string =>
    `Code,Nom,State,LGA,Latitude,Longitude,Tier,Owner\nA1,${own} Clinic,Kano,Dala,${latitude},8.49,Primary,Private\n`
  const send = async (text: string): Promise<void> => {
    const file = { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await form.getByLabel('File', { exact: true }).setInputFiles(file)
    await expect.poll(() => form.getByLabel('Tier', { exact: true }).inputValue()).toBe('level')
    await form.getByLabel('Nom', { exact: true }).selectOption({ label: 'Name' })
    await form.getByRole('button', { name: 'Check the file' }).click()
  }
  const told = {
    'Name of the registry': `List of ${own}`,
    'Short id': id,
    Publisher: 'Ministry of Health',
    Licence: 'CC BY 4.0',
    'Of when it is': '2026-03',
    Citation: `Ministry of Health (2026), ${own}`,
  }
  for (const [label, text] of Object.entries(told)) await form.getByLabel(label, { exact: true }).fill(text)
  await send(rows('48.85'))
  await form.getByRole('row', { name: /^2 error Latitude 48.85 These coordinates lie outside/ }).waitFor()
  expect(await form.getByRole('button', { name: /^Bring in/ }).count()).toBe(0)
  await send(rows('12.01'))
  await form.getByRole('button', { name: 'Bring in 1', exact: true }).click()
  const card = page.getByRole('article', { name: `List of ${own}, 2026-03` })
  await card.getByText('1 facility', { exact: true }).waitFor()

  const visitor = await product.open('/state-health-facility')
  const finder = await pluginFrame(visitor, 'facility-finder')
  await finder.getByRole('searchbox', { name: 'Search' }).fill(own)
  await finder.getByText('1 found').waitFor()
  await finder.getByText(`From List of ${own}, 2026-03`).waitFor()
  await finder.getByText(`Ministry of Health (2026), ${own}`).waitFor()

  await card.getByRole('button', { name: `Remove List of ${own}` }).click()
  const dialog = page.getByRole('alertdialog', { name: `Remove List of ${own}?` })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: `Remove List of ${own}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => card.count()).toBe(0)
  await visitor.reload()
  await (await pluginFrame(visitor, 'facility-finder')).getByText('No facility fits.').waitFor()
  await page.goto(`${product.server().url}/admin#/audit`)
  await page.getByRole('row', { name: new RegExp(`remove facility registries ${id}`) }).waitFor()
})
