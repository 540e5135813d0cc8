import type { BrowserContextOptions, Frame, Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { pressLauncher } from '../support/openPanel.ts'
import { pluginFrame, useProduct } from '../support/product.ts'

const product = useProduct()

type Options = BrowserContextOptions & { takenBack?: readonly string[] }

const dashboard = '/dashboard/Health_Outcomes_and_Service_Coverage'
const telephone = { viewport: { width: 390, height: 844 } }
const cardOf = (page: Page): Locator => page.locator('.panel-card:not([hidden])')

/** The page of a visitor who has these add-ons on. */
async function openWith(
  plugins: readonly string[],
  { takenBack = [], ...options }: Options = {},
): Promise<Page> {
  const kept = { 'plugins-on': plugins, 'developer-mode': true, 'permissions-taken-back': takenBack }
  const localStorage = Object.entries(kept).map(([name, value]) => ({
    name: `msdat:${name}`,
    value: JSON.stringify(value),
  }))
  const storageState = { cookies: [], origins: [{ origin: product.server().url, localStorage }] }
  const page = await product.open(dashboard, { ...options, storageState })
  await pluginFrame(page, 'indicator-overview')
  return page
}

async function expand(page: Page, name: string, plugin: string): Promise<Frame> {
  await pressLauncher(page, name)
  return pluginFrame(page, plugin)
}

/** What can be pressed on the page, and notices, that lie under the expanded panel; their words. */
const underPanel = (page: Page): Promise<string[]> =>
  cardOf(page).evaluate((card) => {
    const box = card.getBoundingClientRect()
    const pressed = 'main :is(button, a, select, input), .footer a, .header :is(button, a), .offline'
    const isUnder = (one: Element): boolean => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      return width > 1 && left < box.right && box.left < right && top < box.bottom && box.top < bottom
    }
    // Tabs beyond the end of their row are scrolled to.
    const isSeen = (one: HTMLElement): boolean => {
      const row = one.closest('.long-row')
      return one.checkVisibility({ visibilityProperty: true }) && (!row || isUnder(row))
    }
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((one) => isUnder(one) && isSeen(one))
      .map((one) => one.ariaLabel ?? one.textContent)
  })

it.each([
  [1280, 720],
  [1001, 700],
])('at %i x %i a panel stands beside the page, with a notice too', async (width, height) => {
  const page = await openWith(['accessibility'], { viewport: { width, height } })
  await expand(page, 'Accessibility', 'accessibility')
  expect(await underPanel(page)).toEqual([])
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  expect(await underPanel(page)).toEqual([])
  await page.context().setOffline(false)
  await page.mouse.move(100, height - 150)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(await underPanel(page)).toEqual([])
  // The controls stay in sight, whole below a header whose title has a line of its own.
  const [header, controls] = [
    await page.locator('.header').boundingBox(),
    await page.locator('.controls').boundingBox(),
  ]
  expect(controls?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

it('on a telephone the end of the page can be seen above a panel', async () => {
  const page = await openWith(['accessibility'], telephone)
  await expand(page, 'Accessibility', 'accessibility')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [card, last] = [await cardOf(page).boundingBox(), await page.locator('footer a').last().boundingBox()]
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
})

/** What of the ring around what has the keyboard cannot be seen: outside the frame, or under something of the page. */
async function hiddenSides(page: Page, frame: Frame): Promise<string[]> {
  const ring = await frame.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body || active.matches('section')) return null
    const style = getComputedStyle(active)
    const wide = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset)
    const { left, right, top, bottom } = active.getBoundingClientRect()
    return {
      left: left - wide,
      right: right + wide,
      top: top - wide,
      bottom: bottom + wide,
      inside: innerWidth,
    }
  })
  if (!ring) return []
  const sides = [...(ring.left < -0.5 ? ['left'] : []), ...(ring.right > ring.inside + 0.5 ? ['right'] : [])]
  const place = await (await frame.frameElement()).boundingBox()
  const middle = (place?.x ?? 0) + (ring.left + ring.right) / 2
  for (const [side, y] of [
    ['top', ring.top + 1],
    ['bottom', ring.bottom - 1],
  ] as const) {
    const isSeen = await page.evaluate(
      ([atX, atY]) => document.elementFromPoint(atX, atY)?.closest('.plugin-place-frame') instanceof Element,
      [middle, (place?.y ?? 0) + y] as const,
    )
    if (!isSeen) sides.push(side)
  }
  return sides
}

it.each([
  ['Context', 'context'],
  ['Indicator search', 'indicator-search'],
  ['Example panel', 'testone'],
])(
  'on a telephone each stop of the Tab key in %s is seen with its ring, and Escape leads out',
  async (name, plugin) => {
    const page = await openWith([plugin], telephone)
    const dock = page.getByRole('complementary', { name: 'Add-on panels' })
    const launcher = dock.getByRole('button', { name, exact: true })
    await launcher.focus()
    await page.keyboard.press('Enter')
    const frame = await pluginFrame(page, plugin)
    const isIn = (): Promise<boolean> => frame.evaluate(() => document.hasFocus())
    const stops = new Set<string>()
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press('Tab')
      if (!(await isIn())) continue
      const words = await frame.evaluate(() => document.activeElement?.textContent ?? '')
      // What is come to scrolls into view.
      await expect.poll(() => hiddenSides(page, frame), { message: words }).toEqual([])
      stops.add(words)
    }
    expect(stops.size).toBeGreaterThan(3)
    await launcher.focus()
    await page.keyboard.press('Shift+Tab')
    expect(await isIn()).toBe(true)
    await page.keyboard.press('Escape')
    await cardOf(page).getByRole('heading', { name, exact: true, level: 2 }).press('Escape')
    await expect.poll(() => launcher.evaluate((node) => node === document.activeElement)).toBe(true)
  },
)

it('the keyboard is never lost: turning off, the last page, a picture taken, kept and deleted', async () => {
  const page = await openWith(['indicator-search', 'screenshot'])
  const search = await expand(page, 'Indicator search', 'indicator-search')
  await search.getByRole('searchbox').fill('measles')
  const next = search.getByRole('button', { name: 'Next' })
  await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true')
  await next.focus()
  await page.keyboard.press('Enter')
  const inSearch = (): Promise<string> => search.evaluate(() => document.activeElement?.textContent ?? '')
  expect(await inSearch()).toBe('Next')
  await cardOf(page).getByRole('button', { name: 'Turn off' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Add-on panels')

  const pictures = await expand(page, 'Screenshot Manager', 'screenshot')
  const pressed = async (name: string | RegExp): Promise<void> =>
    pictures.getByRole('button', { name }).press('Enter')
  const active = (): Promise<string> => pictures.evaluate(() => document.activeElement?.textContent ?? '')
  await pressed('Take a picture of this view')
  await pictures.getByText('The picture is below.').waitFor()
  expect(await active()).toBe('Take another picture')
  await pressed('Keep in the gallery')
  await pictures.getByText('The picture is in the gallery.').waitFor()
  expect(await active()).toBe('Take a picture of this view')
  await pressed('Delete')
  await pictures.getByText('No pictures yet.').waitFor()
  expect(await active()).toBe('Gallery')
})

it.each([
  ['Indicator search', 'indicator-search', 'selection:read'],
  ['Accessibility', 'accessibility', 'page:appearance'],
  ['Review', 'review', 'reviews:write'],
  ['Context', 'context', 'data:read'],
])(
  '%s says once what the visitor has taken back, and is blamed for nothing',
  async (name, plugin, permission) => {
    const page = await openWith([plugin], { takenBack: [`${plugin} ${permission}`] })
    const frame = await expand(page, name, plugin)
    const alert = frame.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toMatch(
      /^This plugin is not allowed to .* Options, View Plugins lists what it may do\.$/,
    )
    expect(await frame.getByRole('button').count()).toBe(0)
    expect(
      await cardOf(page)
        .getByText(/refused|stopped/)
        .count(),
    ).toBe(0)
  },
)

it('a panel whose questions fail says so once, and comes when it is asked again', async () => {
  const page = await openWith(['context'])
  const failing = /\/api\/data\/(columns|coverage)/
  await page.route(failing, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await pressLauncher(page, 'Context')
  const context = await pluginFrame(page, 'context')
  const alert = context.getByRole('alert')
  await alert.getByText('The server cannot answer at the moment. Please try again in a minute.').waitFor()
  expect(await alert.count()).toBe(1)
  await page.unroute(failing)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await context.getByRole('heading', { name: 'Lineage' }).waitFor()
  expect(await alert.count()).toBe(0)
})

it('in one column the search is still a table, each cell without the dot that stands between', async () => {
  const page = await openWith(['indicator-search'], telephone)
  const search = await expand(page, 'Indicator search', 'indicator-search')
  await search.getByRole('searchbox').fill('measles')
  await search.getByRole('button', { name: 'Measles Immunization Coverage' }).waitFor()
  await search
    .getByRole('status')
    .filter({ hasText: /^Page 1 of \d+, \d+ indicators?$/ })
    .waitFor({ state: 'attached' })
  const row = search.getByRole('row').nth(1)
  expect(await row.ariaSnapshot()).toMatch(/- cell "Output"\n\s*- cell "Immunization"/)
  expect(await search.locator('section').getAttribute('tabindex')).toBeNull()
  // Names and their titles have the width of the panel.
  const [head, table] = [
    await row.getByRole('rowheader').boundingBox(),
    await search.locator('table').boundingBox(),
  ]
  expect(head?.width).toBeGreaterThan(0.85 * (table?.width ?? 0))
})
