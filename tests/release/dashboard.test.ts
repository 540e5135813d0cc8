import { hostMethods } from '@msdat/sdk/contracts/hostMethods'
import type { DataValue } from '@msdat/sdk/contracts/data'
import type { Catalog } from '@msdat/sdk/contracts/reference'
import type { Frame, Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { pressLauncher, switchOn } from '../support/openPanel.ts'
import { chooseInCombobox, pickOption, pluginFrame, signIn, useProduct } from '../support/product.ts'
import { isShownAs, publishedFigures } from '../support/publishedFigures.ts'

const product = useProduct()
const home = '/dashboard/Health_Outcomes_and_Service_Coverage'

let catalog: Catalog
beforeAll(async () => {
  catalog = (await (await fetch(`${product.server().base}/api/catalog/`)).json()) as Catalog
})

const figuresOf = (filter: Record<string, string | number>) =>
  publishedFigures(product.server().base, catalog, filter)

const idOf = (name: string): number => {
  const found =
    catalog.indicators.find(({ short_name }) => short_name === name) ??
    catalog.datasources.find(({ datasource }) => datasource === name)
  if (!found) throw new Error(`The catalog has no ${name}.`)
  return found.id
}

const field = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: 'What to show' }).getByRole('combobox', { name: label, exact: true })

const chosenText = (select: Locator): Promise<string> =>
  select.evaluate((node) => (node as HTMLSelectElement).selectedOptions[0]?.textContent ?? '')

const cardOf = (frame: Frame, title: RegExp): Locator => frame.getByRole('region', { name: title })

/** The rows of a table as texts, by the headers of its columns. */
async function rowsOf(table: Locator): Promise<Record<string, string>[]> {
  const headers = await table.locator('thead th').allInnerTexts()
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
  return rows.map((cells) =>
    Object.fromEntries(headers.map((header, at) => [header.trim(), cells[at] ?? ''])),
  )
}

/** What a visitor sees of the view: the host's controls and all that the plugin says, once it has its figures. */
async function viewOf(page: Page): Promise<string> {
  const frame = await pluginFrame(page, 'indicator-overview')
  await expect.poll(() => frame.locator('.k-skeleton').count()).toBe(0)
  const controls = await page
    .getByRole('region', { name: 'What to show' })
    .locator('input, select')
    .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value))
  return [...controls, await frame.locator('body').innerText()].join('\n')
}

/** Some states have no figure in this view, and the nation has none either. */
const gaps = { indicator: 'Children with fever tested for malaria', source: 'NDHS', period: '2013' }
const gapsAddress = (): string =>
  `${home}?indicator=${idOf(gaps.indicator)}&datasource=${idOf(gaps.source)}&location=1&period=${gaps.period}`

/** Holds the table behind the chart of states against the API: every place, its figure, source and year. */
async function expectStates(card: Locator, shown: { indicator: string; source: string; period: string }) {
  await card.getByRole('button', { name: 'Table', exact: true }).click()
  const rows = await rowsOf(card.getByRole('table'))
  const figures = await figuresOf({
    indicator: idOf(shown.indicator),
    datasource: idOf(shown.source),
    period: shown.period,
  })
  const byPlace = new Map(figures.map(({ location, value }) => [location, value]))
  const places = catalog.locations.filter(({ level }) => level === 1 || level === 3)
  expect(rows.map(({ Place }) => Place).sort()).toEqual(places.map(({ name }) => name).sort())
  for (const { id, name } of places) {
    const row = rows.find(({ Place }) => Place === name)
    const value = byPlace.get(id)
    const isRight = value === undefined ? row?.Value === 'No data' : isShownAs(row?.Value ?? '', value)
    expect(isRight, `${name}: ${row?.Value} where the API has ${value}`).toBe(true)
    expect(row).toMatchObject({ Source: shown.source, Period: shown.period })
  }
  await card.getByRole('button', { name: 'Chart', exact: true }).click()
  const states = places.filter(({ level }) => level === 3)
  const areShown = ({ location }: DataValue) => places.some(({ id }) => id === location)
  return {
    figures: figures.filter(areShown),
    states: states.length,
    missing: states.filter(({ id }) => !byPlace.has(id)).length,
  }
}

describe('the default dashboard', () => {
  it('opens at the first address and shows each figure of its table as the API has it', async () => {
    const page = await product.open('/')
    await page.waitForURL(`**${home}**`)
    const frame = await pluginFrame(page, 'indicator-overview')
    const card = cardOf(frame, /^What each source says/)
    const labels = await card
      .getByRole('table')
      .locator('tbody button')
      .evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''))
    expect(labels.length).toBeGreaterThan(3)
    for (const label of labels) {
      const [, indicator, source, shown, year] = /^(.+), ([^,:]+):\s*([\d.,]+%?)\s*(\d{4})$/.exec(label) ?? []
      expect([indicator, source, shown, year], label).not.toContain(undefined)
      const figures = await figuresOf({
        indicator: idOf(indicator ?? ''),
        datasource: idOf(source ?? ''),
        location: 1,
      })
      const newest = figures.map(({ period }) => period.slice(0, 4)).sort()
      expect(year, label).toBe(newest.at(-1))
      const values = figures.filter(({ period }) => period.startsWith(year ?? ''))
      expect(
        values.some(({ value }) => isShownAs(shown ?? '', value)),
        label,
      ).toBe(true)
    }
  })

  it('draws each state that has a figure as a bar, and tells them all as the API has them', async () => {
    const page = await product.open(`${home}?indicator=${idOf('DPT3/Penta3 coverage')}`)
    const frame = await pluginFrame(page, 'indicator-overview')
    const card = cardOf(frame, / by state$/)
    const indicator = (await card.getByRole('heading').innerText()).replace(/ by state$/, '')
    const source = await chosenText(field(page, 'Data Source'))
    const period = await field(page, 'Year').inputValue()
    expect((await card.locator('.k-card-facts').innerText()).split('\n')).toEqual(
      expect.arrayContaining([source, period]),
    )
    const { figures } = await expectStates(card, { indicator, source, period })
    await card.getByRole('button', { name: 'Bars', exact: true }).click()
    const bars = card.getByRole('application', { name: `Bars: ${indicator} by state, ${source} ${period}` })
    const heights = await bars
      .locator('rect[data-testid^="bar.item"]')
      .evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('height'))))
    expect(heights.length).toBeGreaterThan(2)
    // Bars stand on zero: the height of each is to the tallest as its value is to the greatest.
    const values = figures.map(({ value }) => value).sort((one, other) => other - one)
    const perUnit = Math.max(...heights) / (values[0] ?? 0)
    const drawn = heights.sort((one, other) => other - one).map((height) => height / perUnit)
    expect(drawn).toHaveLength(values.length)
    for (const [at, value] of values.entries()) expect(Math.abs((drawn[at] ?? 0) - value)).toBeLessThan(0.1)
  })

  it('draws the same figures as a map, and a state without one in the look of no data', async () => {
    const page = await product.open(gapsAddress())
    const frame = await pluginFrame(page, 'indicator-overview')
    const card = cardOf(frame, / by state$/)
    await card.getByRole('button', { name: 'Map', exact: true }).click()
    const { states, missing } = await expectStates(card, gaps)
    expect(missing).toBeGreaterThan(0)
    const { indicator, source, period } = gaps
    const map = card.getByRole('application', { name: `Map: ${indicator} by state, ${source} ${period}` })
    const fills = await map
      .locator('svg path[fill]')
      .evaluateAll((all) => all.map((path) => path.getAttribute('fill') ?? ''))
    expect(fills).toHaveLength(states)
    const hatched = fills.filter((fill) => fill.startsWith('url(#'))
    expect(hatched).toHaveLength(missing)
    expect(new Set(fills).size - new Set(hatched).size).toBeGreaterThanOrEqual(2)
    expect(await card.getByText('No data').isVisible()).toBe(true)
  })

  it('tells the trend of every source with its years as the API has them', async () => {
    const page = await product.open('/')
    const frame = await pluginFrame(page, 'indicator-overview')
    const card = cardOf(frame, / over time$/)
    const indicator = (await card.getByRole('heading').innerText()).replace(/ over time$/, '')
    const figures = await figuresOf({ indicator: idOf(indicator), location: 1 })
    const nameOf = (id: number) => catalog.datasources.find((one) => one.id === id)?.datasource ?? ''
    const years = figures.map(({ period }) => period).sort()
    expect(await card.locator('.k-card-facts').innerText()).toContain(`${years[0]} to ${years.at(-1)}`)
    for (const source of new Set(figures.map(({ datasource }) => nameOf(datasource))))
      expect(await card.getByText(source, { exact: true }).first().isVisible()).toBe(true)
    await card.getByRole('button', { name: 'Table', exact: true }).click()
    const rows = await rowsOf(card.getByRole('table'))
    expect(rows).toHaveLength(figures.length)
    for (const { datasource, period, value } of figures) {
      const row = rows.find((one) => one.Source === nameOf(datasource) && one.Period === period)
      expect(isShownAs(row?.Value ?? '', value), `${nameOf(datasource)} ${period}: ${row?.Value}`).toBe(true)
    }
  })

  it('names source and year on every card of the second section', async () => {
    const page = await product.open(`${home}?section=zonal-analysis`)
    const frame = await pluginFrame(page, 'zonal-analysis')
    const source = await chosenText(field(page, 'Data Source'))
    const period = await field(page, 'Year').inputValue()
    const cards = await frame.locator('.k-card').allInnerTexts()
    expect(cards.length).toBeGreaterThan(1)
    for (const text of cards) {
      expect(text).toContain(source)
      expect(text).toContain(period)
    }
  })

  it('follows another choice of year, place, source and indicator, and names it', async () => {
    const page = await product.open('/')
    const frame = await pluginFrame(page, 'indicator-overview')
    const words = (title: RegExp): Promise<string> => cardOf(frame, title).innerText()
    for (const label of ['Year', 'Location', 'Data Source', 'Indicator']) {
      const before = await viewOf(page)
      const address = page.url()
      const chosen =
        label === 'Indicator'
          ? await chooseInCombobox(field(page, label), 'Under 5 Mortality').then(() => 'Under 5 Mortality')
          : await chooseAnother(field(page, label))
      await expect.poll(() => page.url()).not.toBe(address)
      const card = label === 'Location' ? / over time$/ : / by state$/
      await expect.poll(() => words(card), { timeout: 20_000 }).toContain(chosen)
      expect(await viewOf(page)).not.toBe(before)
    }
  })

  it('comes back the same after a reload and from a copied link', async () => {
    const page = await product.open('/')
    const first = await pluginFrame(page, 'indicator-overview')
    await chooseInCombobox(field(page, 'Indicator'), 'Under 5 Mortality')
    await page.waitForURL(/indicator=/)
    await cardOf(first, /^What each source says: Under 5 Mortality/).waitFor()
    const view = await viewOf(page)
    await page.reload()
    expect(await viewOf(page)).toBe(view)
    const elsewhere = await product.open(page.url())
    expect(await viewOf(elsewhere)).toBe(view)
  })
})

describe('the tab that is likely to be opened next', () => {
  const framesOf = (page: Page, plugin: string): Frame[] =>
    page.frames().filter((frame) => frame.url().includes(`//${plugin}.`))

  it('has its frame ready without the plugin, which comes into that very frame once the tab is opened', async () => {
    const page = await product.open('/')
    await pluginFrame(page, 'indicator-overview')
    await expect.poll(() => framesOf(page, 'zonal-analysis').length).toBe(1)
    const [warmed] = framesOf(page, 'zonal-analysis')
    if (!warmed) throw new Error('The warmed frame has gone.')
    // As text, since the runner of the tests has an import() of its own.
    const has = (name: string): Promise<boolean> =>
      warmed.evaluate(`import('${name}').then(() => true, () => false)`)
    await expect.poll(() => has('@msdat/sdk/kit')).toBe(true)
    await page.waitForTimeout(500)
    expect(await has('plugin')).toBe(false)
    const drawn = await warmed.evaluate(() => {
      Object.assign(window, { isWarmed: true })
      return document.querySelectorAll('#root > *, style').length
    })
    expect(drawn).toBe(0)
    expect(await page.locator('.plugin-frame:visible').count()).toBe(1)

    await page.getByRole('tab', { name: 'Zonal Analysis', exact: true }).click()
    const opened = await pluginFrame(page, 'zonal-analysis')
    expect(await opened.evaluate(() => 'isWarmed' in window)).toBe(true)
    await expect.poll(() => opened.locator('[role=application] svg').count()).toBeGreaterThan(0)
    expect(await page.locator('.plugin-frame:visible').count()).toBe(1)
  })

  it('has none while a form is open, nor on a page that the visitor has gone to', async () => {
    const page = await product.open('/')
    await pluginFrame(page, 'indicator-overview')
    await expect.poll(() => framesOf(page, 'zonal-analysis').length).toBe(1)
    await page.getByRole('button', { name: /^Login/ }).click()
    await page.getByRole('dialog', { name: 'Login' }).getByLabel('Password').waitFor()
    await expect.poll(() => page.frames().length).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => framesOf(page, 'zonal-analysis').length).toBe(1)
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect.poll(() => page.frames().length).toBe(1)
  })

  it('has none where the device has little memory', async () => {
    const page = await product.open('/dashboard/none')
    await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }))
    await page.goto(product.server().url)
    await pluginFrame(page, 'indicator-overview')
    await page.getByRole('tab', { name: 'Zonal Analysis', exact: true }).hover()
    await page.waitForTimeout(1_000)
    expect(framesOf(page, 'zonal-analysis')).toEqual([])
  })
})

describe('a part of the page that cannot be fetched', () => {
  // The page's worker would fetch the files out of the test's sight.
  const open = (path: string) => product.open(path, { serviceWorkers: 'block' })

  it('says so in its place, and comes when it is tried again, or offers to load the page; the dashboard stays', async () => {
    const page = await open('/')
    await pluginFrame(page, 'indicator-overview')
    await page.route('**/assets/ShareDialog*', (route) => route.abort())
    await pickOption(page, 'Share')
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await dialog.getByText('This part of the page could not be fetched.').waitFor()
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    // Some versions of Chromium, such as 150, fetch no module anew in a page where it has failed once.
    const reload = dialog.getByRole('button', { name: 'Reload the page' })
    await dialog.getByLabel('Link to this view').or(reload).waitFor()
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

describe('the conformance panel', () => {
  it('calls every method of the bridge, and each answers as it must', async () => {
    const page = await product.open('/')
    await switchOn(page, 'Conformance test')
    await pressLauncher(page, 'Conformance test')
    const frame = await pluginFrame(page, 'test')
    const saved = page.waitForEvent('download')
    await frame.getByRole('button', { name: /^Try message/ }).press('Enter')
    expect((await saved).suggestedFilename()).toBe('conformance.txt')
    await page.getByText('This message was asked for by the conformance test.').first().waitFor()
    await expect.poll(() => page.locator('h2:focus').allInnerTexts()).toEqual(['Conformance test'])
    const status = frame.getByRole('status')
    await expect.poll(() => status.innerText()).toMatch(/^(\d+) of \1 calls made, 0 not as expected\.$/)
    const rows = await rowsOf(frame.getByRole('table'))
    const called = new Set(rows.map(({ Method }) => Method))
    expect(Object.keys(hostMethods).filter((name) => !called.has(name))).toEqual([])
    expect(rows.filter(({ Result }) => !Result?.endsWith('✓ as expected'))).toEqual([])
  })
})

/** Takes the first choice of a list that is offered and not chosen; answers its words. */
async function chooseAnother(select: Locator): Promise<string> {
  const other = await select.evaluate((node) => {
    const { options, value } = node as HTMLSelectElement
    const found = [...options].find((option) => !option.disabled && option.value !== value)
    return found && { value: found.value, text: found.textContent ?? '' }
  })
  if (!other) throw new Error('There is nothing else to choose.')
  await select.selectOption(other.value)
  return other.text
}

describe('the first view', () => {
  it('is the newest of its source; a year of a link stays, and the newer one is a press away', async () => {
    const page = await product.open('/')
    await pluginFrame(page, 'indicator-overview')
    const newest = await field(page, 'Year').inputValue()
    await page.goto(`${product.server().base}${home}?period=2018`)
    await pluginFrame(page, 'indicator-overview')
    expect(await field(page, 'Year').inputValue()).toBe('2018')
    await page.getByRole('button', { name: `${newest} available` }).click()
    await expect.poll(() => field(page, 'Year').inputValue()).toBe(newest)
  })

  it('finds indicators by other names, and says how many sources each has and how new they are', async () => {
    const page = await product.open('/')
    await pluginFrame(page, 'indicator-overview')
    const picker = field(page, 'Indicator')
    await picker.click()
    for (const [typed, found] of [
      ['dtp3', 'DPT3/Penta3 coverage'],
      ['U5MR', 'Under 5 Mortality Rate'],
      ['SBA', 'Skilled birth attendance'],
    ] as const) {
      await picker.fill(typed)
      const option = page.getByRole('option', { name: found })
      await expect.poll(() => option.first().innerText()).toMatch(/\d+ sources?, \d{4}/)
    }
  })

  it('shows the hint of a setting to the keyboard too, inside the page and without moving anything', async () => {
    const page = await product.open(home, { viewport: { width: 390, height: 900 } })
    await pluginFrame(page, 'indicator-overview')
    const bar = page.getByRole('region', { name: 'What to show' })
    await bar.getByRole('button', { expanded: false }).first().click()
    const group = page.getByRole('group', { name: 'Window', exact: true })
    const hint = group.getByText('Years that figures of other sources may lie apart')
    const height = async () => (await bar.boundingBox())?.height
    expect(await hint.isVisible()).toBe(false)
    const before = await height()
    await group.getByRole('spinbutton').focus()
    await hint.waitFor()
    expect(await height()).toBe(before)
    const box = await hint.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(await group.getAttribute('aria-describedby')).toBe(await hint.getAttribute('id'))
  })

  it('holds the settings of a section in the address, and gives them back to whoever opens it', async () => {
    const page = await product.open(
      `${home}?section=zonal-analysis&indicator=${idOf('DPT3/Penta3 coverage')}`,
    )
    await pluginFrame(page, 'zonal-analysis')
    await field(page, 'Places shown').selectOption('zones')
    await expect.poll(() => page.url()).toContain('s.shown=zones')
    await page.reload()
    const frame = await pluginFrame(page, 'zonal-analysis')
    const card = cardOf(frame, / by zone and state$/)
    await card.getByRole('button', { name: 'Table', exact: true }).click()
    await expect.poll(() => page.url()).toContain('s.columns=table')
    expect((await rowsOf(card.getByRole('table'))).length).toBe(7)
  })
})
