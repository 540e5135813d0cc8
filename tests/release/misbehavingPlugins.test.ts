import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import { expectNoWayOut } from '../support/escapeOutcomes.ts'
import * as hostile from '../support/hostilePlugins.ts'
import { frameOf, pressLauncher, switchOn } from '../support/openPanel.ts'
import { packPlugin, plainPanel } from '../support/packPlugin.ts'
import { pluginFrame, useProduct } from '../support/product.ts'
import { publish } from '../support/publish.ts'
import { expectAlive, measurePulse, untilCalm, type Pulse } from '../support/pulse.ts'
import { forbiddenOf, knowsAllowlist, listenForLeaks } from '../support/leakListeners.ts'

const product = useProduct()
const ears = await listenForLeaks()

interface Misbehaviour {
  id: string
  name: string
  source: string
  /** What the card or the notice says of it. */
  says: RegExp
}

/** One that stops answering and one that asks for too much; `tests/release/frames` has all the others. */
const misbehaviours: Misbehaviour[] = [
  {
    id: 'never-ending',
    name: 'Never ending',
    source: hostile.loopsForever,
    says: /Never ending is not responding/,
  },
  {
    id: 'greedy-one',
    name: 'Greedy one',
    source: hostile.asksWithoutPermission,
    says: /Greedy one asked for page.setAppearance/,
  },
]

const quiet = { id: 'quiet-one', name: 'Quiet one', source: plainPanel }
const payload = { type: 'object', properties: { loud: { type: 'boolean' } }, additionalProperties: false }
const loud = {
  id: 'loud-one',
  name: 'Loud one',
  source: hostile.tellsTooMuch,
  permissions: ['events:publish'],
  more: { publishes: [{ topic: 'loud-one/shouted', description: 'It has shouted again.', payload }] },
}
const heavy = { id: 'heavy-one', name: 'Heavy one', source: hostile.holdsUpDrawing }
const wordy = { id: 'wordy-one', name: 'Wordy one', source: hostile.writesWithoutEnd }
/** The answer costs as little of its rate as any other, and each is copied whole. */
const asking = {
  id: 'asking-one',
  name: 'Asking one',
  permissions: ['data:read'],
  source: hostile.view(`
    let count = 0
    const ask = async () => {
      const reply = await host.call('data.coverage', { indicator: 1 })
      if (reply.ok) setText('answers: ' + (count += 1) + ' of ' + reply.value.results.length)
    }
    setInterval(() => void ask(), 20)`),
}
/** Figures of all sections change each time. */
const flipping = {
  id: 'flipping-one',
  name: 'Flipping one',
  permissions: ['selection:read', 'selection:write'],
  source: hostile.view(`
    let [isOther, refused] = [false, 0]
    const flip = async () => {
      const reply = await host.call('selection.set', { indicator: isOther ? 7 : 18 })
      if (reply.ok) isOther = !isOther
      if (!reply.ok && reply.problem.code === 'rate_limited') setText('refused: ' + (refused += 1))
    }
    setInterval(() => void flip(), 100)`),
}
const wayOut = { id: 'way-out', name: 'Way out', source: hostile.triesToEscape(ears) }

beforeAll(async () => {
  for (const plugin of [quiet, wayOut, loud, heavy, wordy, asking, flipping, ...misbehaviours]) {
    await publish(product.server(), await packPlugin(plugin))
  }
}, 300_000)
afterAll(() => ears.close())

interface Watched {
  page: Page
  sibling: Frame
  hostPulse: Pulse
  siblingPulse: Pulse
}

/** Expands a panel, and measures the page and a section from before it loads until the given moment. */
async function watch(name: string, until: (page: Page) => Promise<unknown>): Promise<Watched> {
  const page = await product.open('/')
  const sibling = await pluginFrame(page, 'indicator-overview')
  await switchOn(page, name)
  await untilCalm(page)
  const endOfHost = await measurePulse(page, 'button[aria-label="Options"]')
  const endOfSibling = await measurePulse(sibling)
  await pressLauncher(page, name)
  await until(page)
  return { page, sibling, hostPulse: await endOfHost(), siblingPulse: await endOfSibling() }
}

let harmless: Promise<Watched> | undefined
/** The same where nothing misbehaves. */
const watchUsual = (): Promise<Watched> =>
  (harmless ??= watch(quiet.name, (page) => page.waitForTimeout(4_000)))

// A plugin that stops the page does so each time; other work on the machine does not meet the same one thrice.
describe('a plugin that misbehaves', { retry: 2 }, () => {
  it.each(misbehaviours)(
    'like $name is named with Reload and Turn off, and stops neither the host nor its sibling',
    async ({ id, name, says }) => {
      onTestFailed(() => (harmless = undefined))
      const usual = await watchUsual()
      const { page, sibling, hostPulse, siblingPulse } = await watch(name, (page) =>
        page.getByText(says).waitFor({ timeout: 60_000 }),
      )
      expectAlive(hostPulse, usual.hostPulse)
      expectAlive(siblingPulse, usual.siblingPulse)
      // The panel bears the name too; the card or notice stands inside it.
      const card = page.getByRole('region', { name: new RegExp(name) }).last()
      await card.getByRole('button', { name: 'Reload' }).waitFor()
      await card.getByRole('button', { name: 'Turn off' }).click()
      await expect.poll(() => page.locator(`iframe[src*="//${id}."]`).count()).toBe(0)
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
      await sibling.locator('body').filter({ hasText: /\S/ }).waitFor()
      expect(ears.heard).toEqual([])
    },
  )
})

describe('a plugin that tries to reach the outside', () => {
  it('finds no way out of the running product either', async () => {
    const page = await product.open('/')
    const address = page.url()
    await switchOn(page, wayOut.name)
    await pressLauncher(page, wayOut.name)
    const said = frameOf(page, wayOut.name).locator('#said')
    await expect.poll(() => said.textContent(), { timeout: 20_000 }).toMatch(/refused/)
    expectNoWayOut(await said.textContent())
    // What is asked for without telling the frame may come later.
    await page.waitForTimeout(500)
    expect(forbiddenOf(ears, await knowsAllowlist(page))).toEqual([])
    expect(new URL(page.url()).origin).toBe(new URL(address).origin)
    expect(page.context().pages()).toEqual([page])
  })
})

describe('a plugin that tells too much', () => {
  it('is heard under no topic but its own, and is ended when it shouts without end', async () => {
    const page = await product.open('/')
    for (const name of ['Example panel', loud.name]) await switchOn(page, name)
    await pressLauncher(page, 'Example panel')
    const nothing = frameOf(page, 'Example panel').getByText('Nothing heard from other add-ons yet.')
    await nothing.waitFor()
    await pressLauncher(page, loud.name)
    const said = frameOf(page, loud.name).locator('#said')
    await expect
      .poll(() => said.textContent(), { timeout: 20_000 })
      .toBe('not_allowed not_allowed invalid_input too_large too_large told rate_limited')
    await page
      .getByText('It sent far more messages than it may, so it was stopped.')
      .waitFor({ timeout: 30_000 })
    await pressLauncher(page, 'Example panel')
    expect(await nothing.isVisible()).toBe(true)
  })
})

describe('a plugin that asks for too much', () => {
  it('leaves the page most of its time, however great the answers are, and goes on', async () => {
    const results = Array.from({ length: 50_000 }, (_, at) => ({
      datasource: 1 + (at % 20),
      location: 1 + at,
      periods: ['2020'],
    }))
    const page = await product.open('/')
    await pluginFrame(page, 'indicator-overview')
    await page.route('**/indicators/1/coverage/', (route) =>
      route.fulfill({ json: { indicator: 1, results } }),
    )
    await switchOn(page, asking.name)
    await pressLauncher(page, asking.name)
    const said = frameOf(page, asking.name).locator('#said')
    await expect.poll(() => said.textContent(), { timeout: 30_000 }).toMatch(/of 50000$/)
    const before = await said.textContent()
    const end = await measurePulse(page)
    await page.waitForTimeout(8_000)
    const { late, watched } = await end()
    expect(late / watched).toBeLessThan(1 / 2)
    expect(await said.textContent()).not.toBe(before)
    expect(await page.locator('.plugin-card').count()).toBe(0)
  })

  it('may change the selection a few times by itself, and then seldom', async () => {
    const page = await product.open('/')
    await pluginFrame(page, 'indicator-overview')
    await switchOn(page, flipping.name)
    await pressLauncher(page, flipping.name)
    const said = frameOf(page, flipping.name).locator('#said')
    await expect.poll(() => said.textContent(), { timeout: 30_000 }).toMatch(/^refused/)
    let changes = 0
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) changes += 1
    })
    await page.waitForTimeout(8_000)
    // Once in two seconds, and each is a change.
    expect(changes).toBeGreaterThan(0)
    expect(changes).toBeLessThan(9)
  })
})

describe.each([heavy, wordy])(
  'a plugin like $name that holds up all pages past every script',
  ({ id, name }) => {
    it('is ended and named; its sibling is not, and the page is drawn again', async () => {
      const page = await product.open('/')
      const faults: unknown[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/registry/faults/')) faults.push(request.postDataJSON())
      })
      const sibling = await pluginFrame(page, 'indicator-overview')
      await switchOn(page, name)
      // Kept by the document alone, so that a frame that was loaded anew would have lost it.
      await sibling.evaluate(() => (document.title = 'as it was'))
      // By script, since a mouse of Playwright waits for a frame that is not drawn.
      await page
        .getByRole('complementary', { name: 'Add-on panels' })
        .getByRole('button', { name, exact: true })
        .evaluate((button: HTMLButtonElement) => button.click())
      const said = (): Promise<string> =>
        page.evaluate(() => document.querySelector('.plugin-card')?.textContent ?? '')
      await expect
        .poll(said, { timeout: 120_000, interval: 500 })
        .toContain(`${name} has stoppedIt held up the drawing of the page, or the browser`)
      await expect.poll(() => faults).toMatchObject([{ plugin: id, kind: 'held_up_drawing' }])
      expect(await page.locator(`iframe[src*="//${id}."]`).count()).toBe(0)
      expect(await page.locator('.plugin-frame[hidden]').count()).toBe(0)
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      expect(await sibling.evaluate(() => document.title)).toBe('as it was')
      expect(await sibling.evaluate(() => innerHeight)).toBeGreaterThan(0)
    }, 240_000)
  },
)
