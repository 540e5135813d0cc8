import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { login, registerUser } from '@msdat/sdk/contracts/accounts'
import type { HostPage } from '@msdat/sdk/contracts/pages'
import { routes } from '../specification/routes.ts'
import { findPrintFaults } from '../support/findPrintFaults.ts'
import { findViolations } from '../support/findViolations.ts'
import { useProduct } from '../support/product.ts'
import { inProject } from '../support/project.ts'

const pages = JSON.parse(readFileSync(inProject('host/dist/app/pages.json'), 'utf8')) as HostPage[]
const product = useProduct()
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
const atOnce = 3
let context: BrowserContext

// An admin may open every page.
beforeAll(async () => {
  const { url, admin } = product.server()
  context = await product.browser().newContext({ viewport: wide, reducedMotion: 'reduce' })
  // What's New would come over a page that is looked at for half a minute.
  await context.addInitScript(() => {
    if (window.top === window) localStorage.setItem('msdat:news-opens', 'false')
  })
  const answer = await context.request.post(url + login.path, {
    data: { username: admin.email, password: admin.password },
  })
  if (!answer.ok()) throw new Error(`The admin cannot sign in: ${answer.status()}.`)
  return () => context.close()
})

const addressOf = ({ path, view, example }: HostPage): string => example ?? path + (view ? `#${view}` : '')

/** What is wrong with a page, one line each. */
async function faultsOf(entry: HostPage): Promise<string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  const expectThat = (isSo: boolean, otherwise: string): void => void (isSo || faults.push(otherwise))
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`))
  try {
    await page.goto(product.server().url + addressOf(entry))
    await page.locator('main h1').first().waitFor()
    await page.getByText(/^(Loading…|One moment…)$/).waitFor({ state: 'detached' })
    expectThat((await page.locator('h1').count()) === 1, 'has not one h1')
    expectThat((await page.title()).startsWith('MSDAT | '), `is titled ${await page.title()}`)
    const description = await page.locator('meta[name="description"]').getAttribute('content')
    expectThat((description ?? '').length > 15, 'has no description')
    expectThat((await page.getByRole('banner').locator('a.brand').count()) > 0, 'has no way back')
    expectThat((await page.getByRole('alertdialog').count()) === 0, 'opens with an alert')
    faults.push(...(await findViolations(page)))
    faults.push(...(await faultsOfKeyboard(page)))
    expectThat(!(await scrollsSideways(page)), 'scrolls sideways at 1440 px')
    await chooseDark(page)
    await page.setViewportSize(narrow)
    expectThat(!(await scrollsSideways(page)), 'scrolls sideways at 390 px')
    faults.push(...(await findViolations(page)).map((line) => `narrow and dark: ${line}`))
    faults.push(...(await findPrintFaults(page)))
  } catch (error) {
    faults.push(String(error).split('\n')[0] ?? '')
  }
  await page.close()
  return faults
}

async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Dark', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.locator('html[data-scheme="dark"]').waitFor()
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** From the skip link through the content and out of it, past everything that can be pressed or filled in. */
async function faultsOfKeyboard(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  const wanted = await page.evaluate(markStops)
  for (let presses = 0; presses <= wanted + 20; presses += 1) {
    await page.keyboard.press('Tab')
    if (!(await page.evaluate(noteStop))) return page.evaluate(missedStops)
  }
  return ['keeps the keyboard in its content']
}

/** Runs in the page: counts what Tab must reach. Of radio buttons and tabs, one of a group is enough. */
const markStops = (): number => {
  const stops = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)')
  const wanted = [...stops].filter(
    (one) => one.checkVisibility() && !one.matches(':disabled, [type="radio"], [tabindex="-1"]'),
  )
  for (const one of wanted) one.dataset['stop'] = 'missed'
  return document.querySelectorAll('main *').length
}
/** Runs in the page: whether the keyboard is still in the content. */
const noteStop = (): boolean => {
  const now = document.activeElement
  if (now instanceof HTMLElement && now.dataset['stop']) now.dataset['stop'] = 'reached'
  return document.querySelector('main')?.contains(now) ?? false
}
/** Runs in the page. */
const missedStops = (): string[] =>
  [...document.querySelectorAll('[data-stop="missed"]')].map(
    (one) => `Tab misses ${one.outerHTML.slice(0, 120)}`,
  )

it('every page of the table opens for whoever may, wide and narrow, light and dark, by keyboard, and prints', async () => {
  const found: Record<string, string[]> = {}
  const waiting = [...pages]
  const work = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const faults = await faultsOf(entry)
      if (faults.length > 0) found[addressOf(entry)] = faults
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(found).toEqual({})
  // Each page takes seconds, and there are many.
}, 600_000)

it('every route of the specifications leads to a page of its own', async () => {
  const found: string[] = []
  const waiting = routes.flatMap(([, ...addresses]) => addresses)
  const work = async (): Promise<void> => {
    const page = await context.newPage()
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await page.goto(product.server().url + address)
      await page.locator('main').locator('h1, [role="tabpanel"]').first().waitFor({ state: 'attached' })
      const isLost = (await page.getByText('404 | Page not found').count()) > 0
      if (isLost || !(await page.title()).startsWith('MSDAT')) found.push(address)
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(found).toEqual([])
  // Some ninety pages.
}, 300_000)

it('a message that is sent offline waits, can be changed meanwhile, and goes once', async () => {
  const page = await product.open('/contact')
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  await page.getByLabel('Name').fill('Ngozi')
  await page.getByLabel('E-mail').fill('ngozi@example.org')
  await page.getByLabel('Message').fill('Written on the road.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('This waits for the connection.').waitFor()
  await page.getByRole('button', { name: 'Change it' }).click()
  expect(await page.getByLabel('Message').inputValue()).toBe('Written on the road.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('This waits for the connection.').waitFor()
  expect(posted.filter((address) => address.includes('contact'))).toEqual([])
  await page.context().setOffline(false)
  await page.getByText('Thank you. We will keep you informed about any latest updates').waitFor()
  expect(posted.filter((address) => address.includes('contact'))).toHaveLength(1)
})

it('a page for admins sends a user home and says why', async () => {
  const page = await product.open('/submission')
  const { url } = product.server()
  const person = { username: 'chika', password: 'Quiet-River-9' }
  await page.request.post(url + registerUser.path, { data: { ...person, email: 'chika@example.org' } })
  await page.request.post(url + login.path, { data: person })
  await page.goto(`${url}/account#/approvePlugin`)
  const alert = page.getByRole('alertdialog', { name: 'Access Denied' })
  await alert.getByText('Access denied: User does not have admin privileges', { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/dashboard\//)
})

it('what a visitor writes is judged, stored and found by an admin', async () => {
  const { url } = product.server()
  const page = await product.open('/contact')
  const send = page.getByRole('button', { name: 'Send' })
  await page.getByLabel('Name').fill('Al')
  await send.click()
  await page.getByText('Please fill all fields correctly', { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await page.getByText('Name must have at least 3 characters').waitFor()
  await page.getByLabel('Name').fill('Amina')
  await page.getByLabel('E-mail').fill('amina@example.org')
  await page.reload()
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('amina@example.org')
  await page.getByLabel('Message').fill('Which survey is this?')
  await page.route('**/api/account/contact/', (route) => route.abort())
  await send.click()
  await page.getByText('An error occured, please try again later.', { exact: true }).waitFor()
  await page.unrouteAll()
  await send.click()
  await page.getByText('Thank you. We will keep you informed about any latest updates').waitFor()

  const desk = await context.newPage()
  await desk.goto(`${url}/admin#/messages`)
  await desk.getByLabel('Search messages').fill('amina')
  await expect.poll(() => new URL(desk.url()).search).toBe('?search=amina')
  await desk.getByRole('row', { name: /Amina.*Which survey is this/ }).waitFor()
  await desk.getByLabel('Search messages').fill('nobody at all')
  await desk.getByText('No messages found', { exact: true }).waitFor()
})
