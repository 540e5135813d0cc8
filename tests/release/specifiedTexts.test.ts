import { expect, it } from 'vitest'
import { optionOf, pickOption, pluginFrame, signIn, useProduct } from '../support/product.ts'

/** Titles, menus, texts and limits of the specification that no other test reads. */

const product = useProduct()

it.each([
  [
    'Health_Outcomes_and_Service_Coverage',
    'Health Outcomes and Service Coverage',
    [
      'Indicator Overview',
      'Zonal Analysis',
      'Indicator Comparison',
      'Dataset Comparison',
      'Multi-Source Overview',
      'Disaggregation',
    ],
  ],
  [
    'Advanced_Analytics',
    'Advanced Analytics',
    [
      'Correlation Analysis',
      'Descriptive Analysis',
      'Indicator Comparison',
      'Predictive Analysis',
      'Multisource Indicator Comparison',
      'Bubble Chart Analysis',
    ],
  ],
])('the tabs of %s have the titles of the specification, in its order', async (name, title, tabs) => {
  const page = await product.open(`/dashboard/${name}`)
  await page.getByRole('tab').first().waitFor()
  const shown = await page.getByRole('tab').allInnerTexts()
  expect(shown.slice(0, tabs.length).map((text) => text.trim())).toEqual(tabs)
  // The page title is the name.
  await expect.poll(() => page.title()).toContain(title)
  expect(await page.getByRole('banner').innerText()).toContain(title)
})

it('the menu of dashboards has the groups of the specification', async () => {
  const page = await product.open('/')
  await page.getByRole('button', { name: 'Select Dashboard' }).click()
  const headings = page.getByRole('banner').getByRole('heading')
  await expect
    .poll(() => headings.allTextContents())
    .toEqual(
      expect.arrayContaining([
        'Health Inputs',
        'Health Outputs',
        'Health Outcomes',
        'Advanced Analytics',
        'Population',
        'Thematic Dashboard',
        'Other Dashboards',
      ]),
    )
})

it('Select Section lists the sections of the page, and is not there on /account', async () => {
  const page = await product.open('/')
  await page.getByRole('button', { name: 'Select Section' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Zonal Analysis', exact: true }).waitFor()
  const { admin } = product.server()
  await page.keyboard.press('Escape')
  await signIn(page, admin.email, admin.password)
  await page.goto(`${product.server().url}/account`)
  await page.getByRole('navigation', { name: 'Account' }).waitFor()
  expect(await page.getByRole('button', { name: 'Select Section' }).count()).toBe(0)
})

it('the footer of a dashboard has both counts, and the date in words', async () => {
  const page = await product.open('/')
  const facts = page.getByRole('contentinfo').locator('.footer-facts')
  await expect.poll(() => facts.innerText()).toMatch(/Indicators\s+\d+\s+Data sources\s+\d+/)
  expect(await facts.innerText()).toMatch(/[A-Z][a-z]+ \d{1,2}(st|nd|rd|th), \d{4}/)
})

it('a visitor who has chosen nothing has light colours, small letters and the default theme', async () => {
  const page = await product.open('/')
  await page.getByRole('button', { name: 'Options' }).click()
  for (const name of ['Light', 'Small', 'Default'])
    expect(await page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed'), name).toBe(
      'true',
    )
  for (const name of ['Dark', 'System', 'Medium', 'Large', 'Calm', 'Neutral'])
    expect(await page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed'), name).toBe(
      'false',
    )
  expect(await optionOf(page, 'View Fullscreen').count()).toBe(1)
})

it('Copy reads Copied for three seconds', async () => {
  const page = await product.open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
  await pickOption(page, 'Share')
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await dialog.getByRole('button', { name: 'Copied', exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).waitFor()
  expect(await dialog.getByRole('button', { name: 'Copied' }).count()).toBe(0)
})

it('a platform that the device does not share with is told', async () => {
  const page = await product.open('/')
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await pickOption(page, 'Share')
  await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Other apps' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Share' })
  await expect.poll(() => alert.innerText()).toContain('Unsupported platform')
})

it('a newsletter that cannot be ordered is told in the words of the specification', async () => {
  const page = await product.open('/', { serviceWorkers: 'block' })
  await page.route('**/mailchimp/**', (route) => route.abort())
  await pickOption(page, 'Subscribe to our newsletter')
  const dialog = page.getByRole('dialog', { name: 'Subscribe to our newsletter' })
  const address = dialog.getByLabel('E-mail')
  expect(await address.getAttribute('type')).toBe('email')
  await address.fill('ada@example.org')
  await dialog.getByRole('button', { name: 'Subscribe', exact: true }).click()
  const toast = page.locator('.toast').filter({ hasText: 'Attention' })
  await toast.getByText('An Error Occured, Please try again').waitFor()
})

it('triangulation without two sources says that parameters are empty, under its title', async () => {
  const page = await product.open('/advanced-triangulation-dashboard')
  expect(await page.getByRole('banner').innerText()).toContain('Advanced Triangulation Dashboard')
  const frame = await pluginFrame(page, 'triangulation')
  await frame.getByRole('button', { name: 'Triangulate' }).click()
  await page
    .getByText('Empty Parameters – Please select a primary and secondary data source')
    .first()
    .waitFor()
})

it('the indicator search has five rows a page, and says where nothing is found', async () => {
  const page = await product.open('/indicator-search')
  const field = page.getByLabel('Search indicators')
  await field.fill('coverage')
  await field.press('Enter')
  await expect.poll(() => page.locator('main tbody tr').count()).toBe(5)
  await field.fill('zzzzqqqq')
  await field.press('Enter')
  await page.getByText('No Results Found').first().waitFor()
})

it('the lists of dashboards have the headings of the specification', async () => {
  const page = await product.open('/')
  const { admin, url } = product.server()
  await signIn(page, admin.email, admin.password)
  await page.goto(`${url}/account#/savedDashboards`)
  await page.getByRole('heading', { name: 'Your Private Dashboards', exact: true }).waitFor()
  expect(await page.getByRole('heading', { name: 'Public Dashboards', exact: true }).count()).toBe(1)
})
