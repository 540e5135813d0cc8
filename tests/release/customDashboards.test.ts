import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { login, registerUser } from '@msdat/sdk/contracts/accounts'
import { pressAndConfirm, pressMeant } from '../support/pressMeant.ts'
import { useProduct } from '../support/product.ts'

const product = useProduct({ env: { MSDAT_EMBED_HOSTS: 'charts.example.org' } })
const password = 'Quiet-River-9'

/** A page of somebody who is signed in. */
async function pageOf(username: string, path: string, admin = false): Promise<Page> {
  const page = await product.open('/terms')
  const { url, admin: root } = product.server()
  const post = (to: string, data: object) => page.request.post(url + to, { data })
  if (!admin) await post(registerUser.path, { username, password, email: `${username}@example.org` })
  await post(login.path, admin ? { username: root.email, password: root.password } : { username, password })
  await page.goto(url + path)
  return page
}
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click()
const pathOf = (page: Page): string => new URL(page.url()).pathname

it('a visitor who wants to build is sent to the login, which leads back', async () => {
  const page = await product.open('/my-dashboard/sections')
  await expect.poll(() => pathOf(page)).toBe('/custom/login')
  await page.goto(`${product.server().url}/my-custom-dashboard/Mine`)
  await expect.poll(() => pathOf(page)).toBe('/custom/login')
  await page.goto(`${product.server().url}/configure/user/customize`)
  await expect.poll(() => pathOf(page)).toBe('/configure/account')
})

it('a dashboard is built from a template, survives a reload unsaved, and is approved for everybody', async () => {
  const page = await pageOf('halima', '/custom')
  await page.getByLabel('Place it opens with').selectOption({ label: 'Kano' })
  await page.getByRole('button', { name: 'Use this template Immunisation' }).click()
  await expect.poll(() => pathOf(page)).toBe('/my-dashboard/details')
  await page.getByLabel('Title', { exact: true }).fill('Vaccines in Kano')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('Vaccines in Kano').waitFor()
  await page.getByText('Your draft is kept.').waitFor()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Vaccines in Kano')

  await step(page, 'Sections')
  await page.getByRole('button', { name: 'Add a table of own figures' }).click()
  await page.getByLabel('Paste a table').fill('Ward\tChildren\nDala\t120\nFagge\t95')
  await page.getByRole('button', { name: 'Move Own figures up' }).press('Enter')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByLabel('Title of section 6').inputValue()).toBe('Own figures')
  await preview.getByRole('tab', { name: 'Own figures' }).click()
  await preview.getByText('Entered by halima').waitFor()

  await step(page, 'Visibility')
  await page.getByLabel(/^Public/).check()
  await page.getByLabel('Reason').fill('For the state team.')
  await pressMeant(page.getByRole('button', { name: 'Save and ask for approval' }))
  await expect.poll(() => pathOf(page)).toMatch(/^\/custom\/public\/\d+$/)
  const path = pathOf(page)
  await page.getByText('Awaiting Approval').waitFor()
  expect(await page.getByRole('link', { name: 'Help & FAQ' }).count()).toBe(0)
  const menu = page.getByRole('navigation', { name: 'Your dashboard' })
  for (const name of ['Edit Dashboard', 'Create New', 'Home', 'Share Dashboard'])
    await menu.getByText(name, { exact: true }).waitFor()

  const reader = await product.open(path)
  await reader.getByRole('heading', { name: 'There is no such dashboard' }).waitFor()

  const desk = await pageOf('', '/custom/requests', true)
  const request = desk.getByRole('listitem').filter({ hasText: 'Vaccines in Kano' })
  await request.getByText('For the state team.').waitFor()
  await request.getByRole('button', { name: 'Disapprove' }).click()
  await request.getByText('Say why it is disapproved: its author reads it.').waitFor()
  await request.getByLabel('Reason, for its author').fill('Say where the table is from.')
  await pressAndConfirm(request.getByRole('button', { name: 'Disapprove' }))
  await desk.getByText('No dashboard waits for a decision.').waitFor()

  await page.reload()
  await page.getByText('Say where the table is from.').waitFor()
  await page.getByRole('link', { name: 'Edit Dashboard' }).click()
  await expect.poll(() => pathOf(page)).toMatch(/^\/my-dashboard\/details\/\d+$/)
  await step(page, 'Sections')
  await page.getByText('Figures (2 rows)').click()
  await page.getByLabel('Note').fill('Counted by the ward teams in March.')
  await pressMeant(page.getByRole('button', { name: 'Save and ask for approval' }))
  await page.getByText('Awaiting Approval').waitFor()

  await desk.goto(product.server().url + path)
  await pressAndConfirm(desk.getByRole('button', { name: 'Approve', exact: true }))
  await desk.getByText('Approved', { exact: true }).waitFor()
  await reader.reload()
  await reader.getByRole('heading', { level: 1, name: 'Vaccines in Kano' }).waitFor()
  await reader.getByRole('tab', { name: 'Own figures' }).click()
  await reader.getByText('Counted by the ward teams in March.').waitFor()

  const colleague = await pageOf('musa', '/terms')
  await colleague.getByRole('button', { name: 'Select Dashboard' }).click()
  await colleague.getByRole('link', { name: 'Vaccines in Kano' }).click()
  await expect.poll(() => pathOf(colleague)).toBe(path)
})

it('two who edit the same see both versions, and an earlier version can be taken back', async () => {
  const page = await pageOf('ngozi', '/custom')
  await page.getByRole('button', { name: 'Use this template Child mortality' }).click()
  await pressMeant(page.getByRole('button', { name: 'Save dashboard' }))
  await expect.poll(() => pathOf(page)).toMatch(/^\/custom\/private\/\d+$/)
  const id = pathOf(page).split('/').at(-1)
  const edit = `${product.server().url}/my-dashboard/details/${id}`
  await page.goto(edit)
  await page.getByLabel('Title', { exact: true }).waitFor()
  const { url } = product.server()
  const record = (await (await page.request.get(`${url}/api/custom-dashboard/${id}/`)).json()) as {
    edition: number
  }
  const answer = await page.request.put(`${url}/api/custom-dashboard/${id}/`, {
    data: { description: 'Theirs', edition: record.edition },
  })
  expect(answer.ok()).toBe(true)
  await page.getByLabel('Description').fill('Mine')
  await pressMeant(page.getByRole('button', { name: 'Save dashboard' }))
  const conflict = page.getByRole('alert').filter({ hasText: 'Saved by somebody else' })
  await conflict.getByRole('row', { name: 'Description Mine Theirs' }).waitFor()
  await pressMeant(conflict.getByRole('button', { name: 'Take theirs' }))
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Theirs')
  await page.getByRole('button', { name: 'Versions' }).click()
  await page
    .getByRole('dialog', { name: 'Versions' })
    .getByRole('button', { name: 'Restore version 1' })
    .click()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toContain('Deaths of newborns')
})

it('cards of a board are placed and sized by keyboard, and a page of another host is not embedded', async () => {
  const page = await pageOf('sade', '/custom')
  await page.getByRole('button', { name: 'Use this template Data-quality watch' }).click()
  await step(page, 'Sections')
  await page.getByRole('button', { name: 'Add a board of cards' }).click()
  await page.getByRole('button', { name: '+ Text' }).click()
  await page.getByLabel('Text', { exact: true }).fill('Mind the years.')
  await page.getByRole('button', { name: '+ Headline figure' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('tab', { name: 'Board' }).click()
  const drawn = preview.locator('.figure-card-value').filter({ hasText: '%' })
  await drawn.waitFor()
  const drawnFirst = await drawn.elementHandle()
  const figure = page.getByRole('button', { name: 'Headline figure 1', exact: true })
  const areaOf = () => figure.evaluate((node) => getComputedStyle(node.parentElement as Element).gridArea)
  await figure.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(areaOf).toContain('span 5')
  // Longer than the preview waits for a pause: what it has drawn stays in its place.
  await page.waitForTimeout(1_500)
  expect(await drawnFirst?.evaluate((node) => node.isConnected)).toBe(true)
  await page.keyboard.press('ArrowUp')
  await expect.poll(areaOf).toMatch(/^1 \/ 1 /)
  await page.getByRole('button', { name: '+ Embedded page' }).click()
  await page.getByLabel('Link or code to embed').fill('<iframe src="https://evil.example.org/x"></iframe>')
  await page.getByText('Pages are embedded from these hosts only: charts.example.org.').first().waitFor()
  expect(await page.locator('iframe[src*="evil"]').count()).toBe(0)
})

it('the five steps of /configure work on the same draft', async () => {
  const page = await pageOf('tunde', '/configure/account')
  await expect.poll(() => pathOf(page)).toBe('/configure/user/customize')
  await page.getByLabel('Title', { exact: true }).fill('Begun here')
  for (const name of ['Appearance', 'Settings', 'Preview']) await step(page, name)
  await page.getByText('Choose at least one indicator.').waitFor()
  await page.goto(`${product.server().url}/my-dashboard/details`)
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Begun here')
})
