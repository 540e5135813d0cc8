import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { openRoots } from '../support/openRoots.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  server = await startServer()
  browser = await launchChromium()
}, 300_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
})
beforeEach(async () => {
  context = await browser.newContext()
  // On a busy machine a worker of the page needs long to be ready.
  context.setDefaultTimeout(90_000)
  await openRoots(context)
})
afterEach(() => context.close())

const tab = (page: Page) => page.getByRole('tab', { name: 'Indicator Overview' })

/** The first visit to its end: page and answers are kept. */
async function visited(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(server.url)
  await tab(page).waitFor()
  await expect.poll(() => page.evaluate(isKept), { timeout: 90_000 }).toBe(true)
  return page
}

/** Runs in the page. */
const isKept = async (): Promise<boolean> =>
  navigator.serviceWorker.controller?.state === 'activated' &&
  (await caches.match('/')) !== undefined &&
  (await caches.match('/files.json')) !== undefined &&
  localStorage.getItem('msdat:catalog') !== null

/** The page that the next visit begins with; it differs from the server's by what is added to its head. */
const keepOldPage = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('msdat-page')
    const text = (await (await cache.match('/'))?.text()) ?? ''
    const old = text.replace('<head>', '<head><meta name="deployment" content="old">')
    await cache.put('/', new Response(old, { headers: { 'content-type': 'text/html' } }))
  })

describe('a second visit', () => {
  it('opens without a connection, and its section starts when that is back', async () => {
    await (await visited()).close()
    await context.setOffline(true)
    const page = await context.newPage()
    await page.goto(server.url)
    await tab(page).waitFor()
    // What of the figures is kept decides whether their bar or their frame could not be had: it is said once.
    const said = page.locator('main').getByText('are kept in this browser')
    await said.waitFor({ timeout: 20_000 })
    await expect.poll(() => page.getByText(/You are offline|cannot be reached/).count()).toBe(1)
    // Their code is no part of the page, and nobody has opened them before.
    await page.getByRole('button', { name: 'Login' }).first().click()
    await page.getByRole('dialog', { name: 'Login' }).getByLabel('Password').waitFor()
    // No frame is displayed while a dialog is open.
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await page.frameLocator('iframe[title="Indicator Overview"]').locator('#root > *').first().waitFor()
    // The bar and the frame come back by themselves, each in its time.
    await expect.poll(() => said.count(), { timeout: 20_000 }).toBe(0)
  }, 240_000)

  it('gets the page that was deployed since', async () => {
    const first = await visited()
    await keepOldPage(first)
    await first.close()
    const page = await context.newPage()
    await page.goto(server.url)
    await page.waitForFunction(() => !document.querySelector('meta[name=deployment]'))
    await tab(page).waitFor()
    const kept = () => page.evaluate(async () => (await caches.match('/'))?.text())
    await expect.poll(kept).not.toContain('deployment')
    expect(await kept()).not.toContain('first-figure"')
  }, 240_000)

  it('asks the server for everything but the page and its files', async () => {
    await (await visited()).close()
    const page = await context.newPage()
    const kept: string[] = []
    page.on('response', (response) => {
      if (response.fromServiceWorker()) kept.push(new URL(response.url()).pathname)
    })
    await page.goto(server.url)
    await page.frameLocator('iframe[title="Indicator Overview"]').locator('#root > *').first().waitFor()
    expect(kept).toContain('/')
    expect(kept.filter((path) => !/^\/($|assets\/|first-paint\.js$)/.test(path))).toEqual([])
  }, 240_000)
})
