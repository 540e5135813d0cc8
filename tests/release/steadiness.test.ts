import { login } from '@msdat/sdk/contracts/accounts'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { pluginFrame, signIn, useProduct } from '../support/product.ts'

const product = useProduct()
const health = '/dashboard/Health_Outcomes_and_Service_Coverage'
const analytics = '/dashboard/Advanced_Analytics'
const wide = { viewport: { width: 1440, height: 900 } }
const narrow = { viewport: { width: 390, height: 844 } }

/** Each height that the control bar has had in this page, and how it was filled then. Runs in the page. */
const watchBar = (): void => {
  if (window.top !== window) return
  const seen: string[] = []
  Object.assign(window, { barsSeen: seen })
  const look = (): void => {
    const bar = document.querySelector('.controls')
    if (bar) {
      const kind = bar.getAttribute('aria-hidden') ? 'coming' : 'here'
      const height = `${kind} ${Math.round(bar.getBoundingClientRect().height)}`
      if (seen.at(-1) !== height) seen.push(height)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function openSlowly(path: string, options: object): Promise<Page> {
  const page = await product.open('/favicon.svg', options)
  await page.addInitScript(watchBar)
  await page.route('**/coverage/**', async (route) => {
    await new Promise((done) => setTimeout(done, 700))
    await route.continue()
  })
  await page.goto(product.server().url + path)
  return page
}

const bar = (page: Page) => page.getByRole('region', { name: 'What to show' })
const skeletons = (page: Page) => page.locator('.controls .skeleton:visible')
const failures = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') })
const retries = (page: Page) => page.getByRole('button', { name: 'Try again' })

describe('the control bar', () => {
  it.each([
    ['of one row', health, wide],
    ['of two rows', `${health}?section=dataset-comparison`, wide],
    ['with switches among its settings', `${analytics}?section=bubble`, wide],
    ['on a telephone', `${health}?section=zonal-analysis`, narrow],
    ['of settings alone, on a telephone', '/ndhs-tracker', narrow],
  ])('%s is as high before it is filled as it is then', async (_case, path, options) => {
    const page = await openSlowly(path, options)
    await bar(page).waitFor()
    const seen = await page.evaluate(() => (window as unknown as { barsSeen: string[] }).barsSeen)
    const heights = new Set(seen.map((entry) => entry.split(' ')[1]))
    expect([seen.some((entry) => entry.startsWith('coming')), heights.size]).toEqual([true, 1])
  })

  it('is not waited for where its choices could not be had, and comes when they are fetched again', async () => {
    const page = await product.open('/favicon.svg', wide)
    await page.route('**/coverage/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(product.server().url + health)
    await failures(page).waitFor()
    expect(await skeletons(page).count()).toBe(0)
    expect(await page.getByText('has stopped').count()).toBe(0)
    await page.unroute('**/coverage/**')
    await retries(page).click()
    await bar(page).waitFor()
    expect(await failures(page).count()).toBe(0)
  })

  it('says on a telephone what its section uses, and nothing of what it does not', async () => {
    const page = await product.open('/ndhs-tracker', narrow)
    const summary = page.locator('.control-summary-words')
    await expect.poll(() => summary.innerText()).toBe('NDHS\nNigeria')
    await page.goto(`${product.server().url}/dashboard/GIS_Mapping_Dashboard`)
    await expect.poll(() => summary.innerText()).toMatch(/^DPT3\/Penta3 coverage\n(?!.*Nigeria)/)
  })
})

describe('a server that answers nothing at the first visit', () => {
  it('is told of once, with one button, which brings all that was not to be had', async () => {
    const page = await product.open('/favicon.svg', wide)
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(product.server().url + health)
    await failures(page).waitFor()
    await expect.poll(() => page.getByText('The server cannot be reached').count()).toBe(1)
    expect(await retries(page).count()).toBe(1)
    await page.unroute('**/api/**')
    await retries(page).click()
    await bar(page).waitFor()
    await page.frameLocator('iframe[title="Indicator Overview"]').locator('#root > *').first().waitFor()
    expect(await retries(page).count()).toBe(0)
  })
})

describe('a row of tabs that is too long', () => {
  it.each([
    ['wide', wide],
    ['narrow', narrow],
  ])('says so by a button at the end where there is more, which leads there, %s', async (_case, options) => {
    const page = await product.open('/dashboard/Quarterly_Performance_Assessment_Dashboard', options)
    const last = page.getByRole('tab', { name: 'What is missing' })
    const onward = page.getByTitle('More to the right')
    const back = page.getByTitle('More to the left')
    await onward.waitFor()
    expect(await back.count()).toBe(0)
    for (let presses = 0; presses < 9 && (await onward.count()) > 0; presses += 1) {
      await onward.click()
      await page.waitForTimeout(400)
    }
    await expect.poll(() => isSeen(page, 'What is missing')).toBe(true)
    await back.waitFor()
    // The keyboard needs no such button.
    await page.getByRole('tab', { name: 'Scorecard' }).focus()
    await page.keyboard.press('End')
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => isSeen(page, 'What is missing')).toBe(true)
  })
})

/** Whether a tab is between the ends of its row, and not under a button there. */
const isSeen = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('tab', { name }).evaluate((tab) => {
    const { left, right, top, height } = tab.getBoundingClientRect()
    return [left + 4, (left + right) / 2].every(
      (x) => document.elementFromPoint(x, top + height / 2)?.closest('[role=tab]') === tab,
    )
  })

describe('on a telephone', () => {
  it.each([
    '/about',
    '/faq',
    '/health-profiles/kano',
    '/account#/security',
    '/admin#/dashboard',
    '/admin#/facilities',
    health,
  ])('%s moves nothing while it fills', async (path) => {
    const page = await product.open('/favicon.svg', narrow)
    const { url, admin } = product.server()
    if (path.includes('#'))
      await page.request.post(url + login.path, {
        data: { username: admin.email, password: admin.password },
      })
    await page.addInitScript(sumShifts)
    await page.goto(url + path)
    await page.locator('h1').first().waitFor()
    // A dashboard asks for more every few seconds.
    if (path === health) await page.locator('.plugin-place[data-painted=true]').waitFor()
    else await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.05)
  })

  it('the indicators that are found need no scrolling sideways, and say which value is which', async () => {
    const page = await product.open('/indicator-search', narrow)
    const table = page.getByRole('table', { name: 'Indicators found' })
    await table.waitFor()
    expect(await table.evaluate((all) => all.scrollWidth <= (all.parentElement?.clientWidth ?? 0))).toBe(true)
    const label = await table
      .locator('tbody td')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(label).toBe('"Sources"')
  })

  it('a table has its first figures in sight, and the names of its rows also while it is scrolled sideways', async () => {
    const page = await product.open('/ministers-dashboard?section=quarterly-scorecard', narrow)
    const frame = await pluginFrame(page, 'scorecard')
    const region = frame.getByRole('region', { name: 'Figures by place and indicator' })
    const placeOf = (part: string) =>
      region
        .locator(`tbody tr:first-child ${part}`)
        .first()
        .evaluate((cell) => {
          const inside = cell.closest('.k-table-region')?.getBoundingClientRect()
          const { left, right } = cell.getBoundingClientRect()
          return { isIn: left >= (inside?.left ?? 0) - 1 && right <= (inside?.right ?? 0) + 1 }
        })
    expect([await placeOf('th'), await placeOf('td')]).toEqual([{ isIn: true }, { isIn: true }])
    await region.evaluate((table) => (table.scrollLeft = 300))
    expect([await placeOf('th'), await placeOf('td')]).toEqual([{ isIn: true }, { isIn: false }])
  })

  it('a search that failed says so, and not that nothing was found', async () => {
    const page = await product.open('/indicator-search', narrow)
    await page.getByRole('table', { name: 'Indicators found' }).waitFor()
    await page.route(/\/api\/search/, (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByLabel('Search indicators').fill('malaria')
    await failures(page).waitFor()
    expect(await page.getByText('No Results Found').count()).toBe(0)
    await page.unroute(/\/api\/search/)
    await retries(page).click()
    await page
      .getByRole('table', { name: 'Indicators found' })
      .getByText(/malaria/i)
      .first()
      .waitFor()
  })

  it('the views of the account fold up into one button, which names the one that is open', async () => {
    const page = await product.open('/favicon.svg', narrow)
    const { admin } = product.server()
    await page.goto(product.server().url)
    await signIn(page, admin.email, admin.password)
    await page.goto(`${product.server().url}/admin#/users`)
    const views = page.getByRole('navigation', { name: 'Admin' })
    const button = views.getByRole('button', { name: 'Admin: Users' })
    await button.waitFor()
    expect(await views.getByRole('link').count()).toBe(0)
    expect(await views.evaluate((nav) => nav.scrollWidth <= nav.clientWidth + 1)).toBe(true)
    await button.click()
    await views.getByRole('link', { name: 'Outbox' }).click()
    await views.getByRole('button', { name: 'Admin: Outbox' }).waitFor()
    expect(await views.getByRole('link').count()).toBe(0)
  })
})

/** All layout shifts that no press has caused. Runs in the page. */
const sumShifts = (): void => {
  if (window.top !== window) return
  const sum = window as unknown as { shifted: number }
  sum.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) sum.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
