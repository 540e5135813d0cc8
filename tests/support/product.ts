import type { Browser, BrowserContextOptions, Frame, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium } from './chromium.ts'
import { openRoots } from './openRoots.ts'
import { inProject } from './project.ts'
import { startServer, type RunningServer, type ServerOptions } from './server.ts'
import { wait } from './wait.ts'

export interface Product {
  server(): RunningServer
  browser(): Browser
  /** A page of a new visitor, whose errors fail the test; closed after it. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>
}

/** The running product and a browser, for every test of a file. */
export function useProduct(options: ServerOptions = {}): Product {
  let running: RunningServer | undefined
  let browser: Browser | undefined
  const faults: string[] = []
  const pages: Page[] = []
  beforeAll(async () => {
    ;[running, browser] = await Promise.all([startServer(options), launchChromium()])
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(pages, task.name)
    await Promise.all(pages.splice(0).map((page) => page.context().close()))
    expect(faults.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await running?.stop()
  })
  const started = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('The product runs only inside tests.')
    return value
  }
  return {
    server: () => started(running),
    browser: () => started(browser),
    async open(path, context = {}) {
      const page = await (
        await started(browser).newContext({ viewport: { width: 1440, height: 1000 }, ...context })
      ).newPage()
      await openRoots(page)
      // What's New would come over what a long test looks at. Frames have no storage.
      await page.addInitScript(() => {
        if (window.top === window) localStorage.setItem('msdat:news-opens', 'false')
      })
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
      pages.push(page)
      await page.goto(path.startsWith('http') ? path : started(running).url + path)
      return page
    },
  }
}

/** What the visitor saw when a test failed, for whoever looks into it. */
async function picture(pages: readonly Page[], test: string): Promise<void> {
  const name = test.replace(/\W+/g, '-').slice(0, 60)
  for (const [at, page] of pages.entries()) {
    await page
      .screenshot({ path: inProject(`test-results/${name}-${at}.png`), timeout: 5_000 })
      .catch(() => null)
  }
}

/** The live frame of a plugin, once its figures are on the screen: what says that it loads does not count. */
export async function pluginFrame(page: Page, plugin: string): Promise<Frame> {
  const isOurs = (frame: Frame): boolean =>
    new RegExp(`^http://${plugin}\\.|/frames/${plugin}/`).test(frame.url())
  const live = (): Frame | undefined => page.frames().find(isOurs)
  // Not by a test's own means, since the bench waits for frames, too.
  for (let looks = 0; !(await isPainted(live())); looks += 1) {
    if (looks >= 1_200) throw new Error(`${plugin} has drawn nothing within a minute.`)
    await wait(50)
  }
  const frame = live()
  if (!frame) throw new Error(`The frame of ${plugin} went away.`)
  // A press is aimed at a place in the window: in a panel that still rises it would land beside its button.
  const place = await frame.frameElement()
  await place.waitForElementState('stable')
  return frame
}

async function isPainted(frame: Frame | undefined): Promise<boolean> {
  const place = await frame?.frameElement().catch(() => undefined)
  return (
    (await place?.evaluate(
      (node) => ((node.getRootNode() as ShadowRoot).host ?? node).closest('[data-painted="true"]') !== null,
    )) ?? false
  )
}

/** Signs in through the panel in the header. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('button', { name: /^Login/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Username or e-mail').fill(username)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Opens the menu behind the three dots and picks an entry. */
export async function pickOption(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click()
  await optionOf(page, name).click()
}

/** An entry of that menu; the same words can stand elsewhere on the page too. */
export const optionOf = (page: Page, name: string): Locator =>
  page.getByRole('banner').locator('.menu-item', { hasText: name })

/** Chooses in a list that is searched by typing. */
export async function chooseInCombobox(box: Locator, text: string): Promise<void> {
  await box.click()
  await box.fill(text)
  await box.press('Enter')
}
