import type { Catalog } from '@msdat/sdk/contracts/reference'
import type { DataValue } from '@msdat/sdk/contracts/data'
import type { Frame, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { chooseInCombobox, pickOption, pluginFrame, signIn, useProduct } from '../support/product.ts'

const product = useProduct()

const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(product.server().base + path)).json()) as Answer

/** What a visitor sees of the view: the host's controls and all that the plugin says. */
async function viewOf(page: Page): Promise<string> {
  const frame = await settled(await pluginFrame(page, 'indicator-overview'))
  const controls = await page
    .getByRole('region', { name: 'What to show' })
    .locator('input, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  return [...controls, await frame.locator('body').innerText()].join('\n')
}

/** Waits until a frame says the same twice in a row. */
async function settled(frame: Frame): Promise<Frame> {
  let before = ''
  await expect
    .poll(
      async () => {
        const now = await frame.locator('body').innerText()
        const isSame = now === before && !/loading/i.test(now)
        before = now
        return isSame
      },
      { interval: 250, timeout: 15_000 },
    )
    .toBe(true)
  return frame
}

describe('the default dashboard', () => {
  it('opens at the first address and paints a table, bars and a map of real figures', async () => {
    const page = await product.open('/')
    await page.waitForURL('**/dashboard/Health_Outcomes_and_Service_Coverage**')
    const frame = await settled(await pluginFrame(page, 'indicator-overview'))
    expect(await frame.getByRole('table').first().locator('tbody tr').count()).toBeGreaterThan(0)
    const bars = frame.getByRole('application', { name: /^Bars/ })
    expect(await bars.locator('svg').locator('rect, path').count()).toBeGreaterThan(2)
    await frame.getByRole('button', { name: 'Map' }).click()
    const map = frame.getByRole('application', { name: /^Map/ })
    await map.waitFor()
    expect(await map.locator('svg path').count()).toBeGreaterThanOrEqual(37)
    await expect.poll(() => frame.getByText('No data').first().isVisible()).toBe(true)
  })

  it('shows each figure of its table as the API has it, with its source and year', async () => {
    const page = await product.open('/')
    const frame = await settled(await pluginFrame(page, 'indicator-overview'))
    const labels = await frame
      .getByRole('table')
      .first()
      .locator('tbody button')
      .evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''))
    const catalog = await read<Catalog>('/api/catalog/')
    expect(labels.length).toBeGreaterThan(3)
    for (const label of labels) {
      const [, indicator, source, shown, year] = /^(.+), ([^,:]+):\s*([\d.,]+).*?(\d{4})$/.exec(label) ?? []
      const indicatorId = catalog.indicators.find(({ short_name }) => short_name === indicator)?.id
      const sourceId = catalog.datasources.find(({ datasource }) => datasource === source)?.id
      expect([indicatorId, sourceId, year], label).not.toContain(undefined)
      const { results } = await read<{ results: DataValue[] }>(
        `/api/data/?indicator=${indicatorId}&datasource=${sourceId}&location=1&period=${year}&value_type=1,2,5`,
      )
      const values = results.map(({ value }) => value.toFixed(1))
      expect(values, label).toContain(Number(shown?.replace(',', '')).toFixed(1))
    }
  })

  it('names source and year beside the bars', async () => {
    const page = await product.open('/')
    const frame = await settled(await pluginFrame(page, 'indicator-overview'))
    const source = await page.getByLabel('Data Source').evaluate((field) => {
      const select = field as HTMLSelectElement
      return select.selectedOptions[0]?.textContent ?? ''
    })
    const year = await page.getByLabel('Year').inputValue()
    const card = frame.getByRole('region', { name: /by state$/ })
    expect(await card.innerText()).toContain(source)
    expect(await card.innerText()).toContain(year)
  })

  it.each(['Indicator', 'Data Source', 'Year', 'Location'])('follows another choice of %s', async (label) => {
    const page = await product.open('/')
    const before = await viewOf(page)
    const address = page.url()
    if (label === 'Indicator')
      await chooseInCombobox(page.getByRole('combobox', { name: label }), 'Under 5 Mortality')
    else await chooseAnother(page, label)
    await expect.poll(() => page.url()).not.toBe(address)
    await expect.poll(() => viewOf(page), { timeout: 20_000 }).not.toBe(before)
  })

  it('comes back the same after a reload and from a copied link', async () => {
    const page = await product.open('/')
    await viewOf(page)
    await chooseInCombobox(page.getByRole('combobox', { name: 'Indicator' }), 'Under 5 Mortality')
    await page.waitForURL(/indicator=/)
    const view = await viewOf(page)
    await page.reload()
    expect(await viewOf(page)).toBe(view)
    const elsewhere = await product.open(page.url())
    expect(await viewOf(elsewhere)).toBe(view)
    expect(view).toMatch(/under 5 mortality/i)
  })
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
    const { admin } = product.server()
    await signIn(page, admin.email, admin.password)
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

/** Takes the first choice of a list that is offered and not chosen. */
async function chooseAnother(page: Page, label: string): Promise<void> {
  const select = page.getByRole('region', { name: 'What to show' }).getByLabel(label)
  const other = await select.evaluate((field) => {
    const { options, value } = field as HTMLSelectElement
    return [...options].find((option) => !option.disabled && option.value !== value)?.value ?? null
  })
  if (other === null) throw new Error(`There is nothing else to choose for ${label}.`)
  await select.selectOption(other)
}
