import type { BrowserContext, Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { login, registerUser } from '@msdat/sdk/contracts/accounts'
import type { HostPage } from '@msdat/sdk/contracts/pages'
import { routes } from '../specification/routes.ts'
import {
  addressOf,
  faultsOfOpening,
  narrow,
  openAsAdmin,
  pagesOfHost,
  scrollsSideways,
  wide,
} from '../support/pagesOfHost.ts'
import { useProduct } from '../support/product.ts'

const product = useProduct()
const atOnce = 3
let context: BrowserContext

beforeAll(async () => {
  context = await openAsAdmin(product)
  // What is in a frame is not looked at here, and is dear to start ninety times. Without a route, which would cost
  // the browser its cache.
  await context.addInitScript(() => Object.defineProperty(HTMLIFrameElement.prototype, 'src', { set() {} }))
  return () => context.close()
})

const nowhere = '/there/is/no/such/page'

/** A tab in which one page after the other is visited, as by a link. */
async function openTab(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(product.server().url + nowhere)
  return page
}

/** Leads to an address without loading the page anew, which takes six times as long; tests/release/pages loads each. */
async function leadTo(page: Page, address: string): Promise<void> {
  const go = (to: string): void => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  // By way of a page that is not there: what is seen afterwards is new, also where two views look alike.
  const lost = page.getByText('404 | Page not found').first()
  await page.evaluate(go, nowhere)
  await lost.waitFor()
  await page.evaluate(go, address)
  await lost.waitFor({ state: 'detached' })
}

/** What is wrong with a page, one line each. tests/release/pages looks closer. */
async function faultsOf(page: Page, entry: HostPage): Promise<string[]> {
  const faults: string[] = []
  const hear = (error: Error): void => void faults.push(`throws ${error.message}`)
  page.on('pageerror', hear)
  try {
    await page.setViewportSize(wide)
    await leadTo(page, addressOf(entry))
    faults.push(...(await faultsOfOpening(page)))
    if (await scrollsSideways(page)) faults.push('scrolls sideways at 1440 px')
    await page.setViewportSize(narrow)
    if (await scrollsSideways(page)) faults.push('scrolls sideways at 390 px')
  } catch (error) {
    faults.push(String(error).split('\n')[0] ?? '')
  }
  page.off('pageerror', hear)
  return faults
}

/** The faults of some pages, by address; pages without any are left out. */
async function faultyOf(pages: readonly HostPage[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const waiting = [...pages]
  const work = async (): Promise<void> => {
    const page = await openTab()
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const faults = await faultsOf(page, entry)
      if (faults.length > 0) found[addressOf(entry)] = faults
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

it('every page of the table opens for whoever may, wide and narrow', async () => {
  const first = await faultyOf(pagesOfHost)
  if (Object.keys(first).length > 0) console.warn('Looked at once more:', first)
  // A machine that had other work for a moment is late once; a page at fault is so each time.
  const found = await faultyOf(pagesOfHost.filter((entry) => addressOf(entry) in first))
  expect(found).toEqual({})
  // Some ninety pages, on a busy machine too.
}, 900_000)

it('every route of the specifications leads to a page of its own', async () => {
  const found: string[] = []
  const addresses = routes.flatMap(([, ...ones]) => ones)
  for (const address of addresses) {
    const loaded = await context.request.get(product.server().url + address)
    if (!(await loaded.text()).includes('id="root"')) found.push(`${address} cannot be loaded`)
  }
  // Those of the table were visited above.
  const visited = new Set(pagesOfHost.map(addressOf))
  const waiting = addresses.filter((address) => !visited.has(address))
  const work = async (): Promise<void> => {
    const page = await openTab()
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await leadTo(page, address).catch(() => found.push(`${address} is not there`))
      await page.locator('main').locator('h1, [role="tabpanel"]').first().waitFor({ state: 'attached' })
      if (!(await page.title()).startsWith('MSDAT')) found.push(`${address} is titled ${await page.title()}`)
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(found).toEqual([])
}, 900_000)

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
