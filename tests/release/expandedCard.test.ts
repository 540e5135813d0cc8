import { expect, it } from 'vitest'
import { pluginFrame, useProduct } from '../support/product.ts'

const product = useProduct()

it('a card fills the window over the page, and Escape or Close leads back to its button', async () => {
  const page = await product.open('/')
  const frame = await pluginFrame(page, 'indicator-overview')
  const expand = frame.getByRole('button', { name: /^Expand .+ by state$/ })
  const inPage = (await (await frame.frameElement()).boundingBox()) ?? { width: 0 }
  await expand.click()
  const modal = page.getByRole('dialog', { name: 'Indicator Overview' })
  await modal.getByRole('button', { name: 'Close' }).waitFor()
  await expect.poll(async () => (await (await frame.frameElement()).boundingBox())?.width).toBe(1440)
  expect(inPage.width).toBeLessThan(1440)
  expect(await page.getByRole('banner').evaluate((header) => header.closest('[inert]') !== null)).toBe(true)
  expect(await frame.locator('.k-card[data-expanded]').count()).toBe(1)

  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'detached' })
  expect(await page.locator('[inert]').count()).toBe(0)
  const name = () => frame.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(name).toMatch(/^Expand /)

  // What a frame has left hears no press for a moment, and the bar with Close would come within that.
  await page.waitForTimeout(1_500)
  await expand.click()
  await modal.getByRole('button', { name: 'Close' }).click()
  await modal.waitFor({ state: 'detached' })
  expect(await frame.locator('.k-card[data-expanded]').count()).toBe(0)
})

it('a plugin cannot fill the window by itself', async () => {
  const page = await product.open('/')
  const frame = await pluginFrame(page, 'indicator-overview')
  // As a script of the plugin would, without any press of the visitor.
  await frame
    .getByRole('button', { name: /^Expand .+ by state$/ })
    .evaluate((button) => (button as HTMLElement).click())
  await page.waitForTimeout(500)
  expect(await page.locator('.plugin-place[data-expanded]').count()).toBe(0)
})
