import { expect, it } from 'vitest'
import { optionOf, pluginFrame, useProduct } from '../support/product.ts'

const product = useProduct()

it('a printed dashboard says what it shows, in light colours and without its buttons', async () => {
  const page = await product.open('/')
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  const frame = await pluginFrame(page, 'indicator-overview')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await optionOf(page, 'Print').click()
  const root = page.locator('html[data-printing]')
  await root.waitFor()
  await expect.poll(() => root.getAttribute('data-scheme')).toBe('light')
  await page.emulateMedia({ media: 'print' })
  const head = page.locator('.print-head')
  for (const words of ['Health Outcomes and Service Coverage', 'Indicator Overview', 'Nigeria'])
    expect(await head.innerText()).toContain(words)
  const chosen = await page.getByLabel('Year').inputValue()
  expect(await head.innerText()).toContain(chosen)
  expect(await page.getByRole('button', { name: 'Options' }).isVisible()).toBe(false)
  await expect
    .poll(() =>
      frame
        .getByRole('button', { name: /^Download/ })
        .first()
        .isVisible(),
    )
    .toBe(false)
  expect(await frame.getByRole('application', { name: /^Bars/ }).isVisible()).toBe(true)
})

it('a page without a dashboard has its own colours back after it was printed', async () => {
  const page = await product.open('/nowhere')
  await page.evaluate(() => {
    window.print = () =>
      ['beforeprint', 'afterprint'].forEach((name) => window.dispatchEvent(new Event(name)))
  })
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await optionOf(page, 'Print').click()
  await page.locator('html[data-printing]').waitFor({ state: 'attached' })
  const root = page.locator('html:not([data-printing])')
  await expect.poll(() => root.getAttribute('data-scheme')).toBe('dark')
})
