import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pressLauncher, switchOn } from '../support/openPanel.ts'
import { pluginFrame, useProduct } from '../support/product.ts'

const product = useProduct()

it('the screenshot manager takes the view, a card of it, keeps it over a reload, and saves it', async () => {
  const page = await product.open('/')
  await pluginFrame(page, 'indicator-overview')
  await switchOn(page, 'Screenshot Manager')
  await pressLauncher(page, 'Screenshot Manager')
  const frame = await pluginFrame(page, 'screenshot')
  await frame.getByText('No pictures yet.').waitFor()
  await frame.getByRole('button', { name: 'Take a picture of this view' }).click()
  const shows = frame.getByLabel('What the picture shows')
  await shows.waitFor()
  const cards = await shows.locator('option').allTextContents()
  expect(cards[0]).toBe('The whole view')
  expect(cards.some((card) => card.endsWith(' by state'))).toBe(true)
  const caption = await frame.getByLabel('Caption').inputValue()
  expect(caption).toMatch(/Source: .+\..+http/)

  const whole = page.waitForEvent('download')
  await frame.getByRole('button', { name: 'Download PNG' }).click()
  const file = readFileSync(await (await whole).path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  // A picture of nothing is a few hundred bytes.
  expect(file.length).toBeGreaterThan(30_000)

  await shows.selectOption({ label: cards.find((card) => card.endsWith(' by state')) ?? '' })
  await frame.getByRole('button', { name: 'Keep in the gallery' }).click()
  await frame.getByRole('button', { name: 'Delete' }).waitFor()
  await page.reload()
  // A panel that was open before is closed by a reload.
  await pressLauncher(page, 'Screenshot Manager')
  const again = await pluginFrame(page, 'screenshot')
  await again.getByRole('button', { name: 'Delete' }).click()
  await again.getByText('No pictures yet.').waitFor()
  // Its command does the same, wherever on the page the keyboard is.
  await page.getByRole('button', { name: 'Collapse Screenshot Manager' }).click()
  await page.keyboard.press('Alt+Shift+P')
  await again.getByLabel('What the picture shows').waitFor()
})
