import type { BrowserContext, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { findPrintFaults } from '../support/findPrintFaults.ts'
import { findViolations } from '../support/findViolations.ts'
import {
  addressOf,
  faultsOfOpening,
  narrow,
  openAsAdmin,
  pagesOfHost,
  scrollsSideways,
} from '../support/pagesOfHost.ts'
import { useProduct } from '../support/product.ts'

const product = useProduct()
let context: BrowserContext

beforeAll(async () => {
  context = await openAsAdmin(product)
  return () => context.close()
})

async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Dark', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.locator('html[data-scheme="dark"]').waitFor()
}

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

// Each takes seconds, so some are looked at at once.
describe.concurrent('for whoever may', () => {
  it.each(pagesOfHost.map((entry) => [addressOf(entry)]))(
    '%s opens, wide and narrow, light and dark, by keyboard, and prints',
    async (address) => {
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`throws ${error.message}`))
      try {
        await page.goto(product.server().url + address)
        faults.push(...(await faultsOfOpening(page)))
        faults.push(...(await findViolations(page)))
        faults.push(...(await faultsOfKeyboard(page)))
        if (await scrollsSideways(page)) faults.push('scrolls sideways at 1440 px')
        await chooseDark(page)
        await page.setViewportSize(narrow)
        if (await scrollsSideways(page)) faults.push('scrolls sideways at 390 px')
        faults.push(...(await findViolations(page)).map((line) => `narrow and dark: ${line}`))
        faults.push(...(await findPrintFaults(page)))
      } finally {
        await page.close()
      }
      expect(faults).toEqual([])
    },
  )
})
