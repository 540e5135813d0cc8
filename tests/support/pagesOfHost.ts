import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright'
import { login } from '@msdat/sdk/contracts/accounts'
import type { HostPage } from '@msdat/sdk/contracts/pages'
import type { Product } from './product.ts'
import { inProject } from './project.ts'

export const wide = { width: 1440, height: 900 }
export const narrow = { width: 390, height: 844 }

/** The page table of the host, as it was built. */
export const pagesOfHost = JSON.parse(
  readFileSync(inProject('host/dist/app/pages.json'), 'utf8'),
) as HostPage[]

/** Where a page is visited; with an example where its address has a part in braces. */
export const addressOf = ({ path, view, example }: HostPage): string =>
  example ?? path + (view ? `#${view}` : '')

/** A browser in which an admin is signed in, who may open every page. */
export async function openAsAdmin(product: Product): Promise<BrowserContext> {
  const { url, admin } = product.server()
  const context = await product.browser().newContext({ viewport: wide, reducedMotion: 'reduce' })
  // What's New would come over a page that is looked at for half a minute.
  await context.addInitScript(() => {
    if (window.top === window) localStorage.setItem('msdat:news-opens', 'false')
  })
  const answer = await context.request.post(url + login.path, {
    data: { username: admin.email, password: admin.password },
  })
  if (!answer.ok()) throw new Error(`The admin cannot sign in: ${answer.status()}.`)
  return context
}

/** Waits until a page shows what it has, and answers what is wrong with its head and its first look, one line each. */
export async function faultsOfOpening(page: Page): Promise<string[]> {
  const faults: string[] = []
  const expectThat = (isSo: boolean, otherwise: string): void => void (isSo || faults.push(otherwise))
  await page.locator('main h1').first().waitFor()
  await page.getByText(/^(Loading…|One moment…)$/).waitFor({ state: 'detached' })
  expectThat((await page.locator('h1').count()) === 1, 'has not one h1')
  expectThat((await page.title()).startsWith('MSDAT | '), `is titled ${await page.title()}`)
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expectThat((description ?? '').length > 15, 'has no description')
  expectThat((await page.getByRole('banner').locator('a.brand').count()) > 0, 'has no way back')
  expectThat((await page.getByRole('alertdialog').count()) === 0, 'opens with an alert')
  return faults
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
