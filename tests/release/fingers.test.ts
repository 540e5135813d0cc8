import { expect, it } from 'vitest'
import { pluginFrame, useProduct } from '../support/product.ts'

const product = useProduct()

it('a finger that presses a chart sees the figure, and chooses its place when it presses again', async () => {
  const page = await product.open('/', { viewport: { width: 390, height: 900 }, hasTouch: true })
  const frame = await pluginFrame(page, 'indicator-overview')
  const chart = frame.getByRole('region', { name: / by state$/ }).getByRole('application')
  await chart.scrollIntoViewIfNeeded()
  const press = async () => {
    const box = await chart.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 150, (box?.y ?? 0) + 200)
  }
  await press()
  await frame.getByText('Tap again to choose').waitFor()
  expect(page.url()).not.toContain('location=')
  await press()
  await expect.poll(() => page.url()).toMatch(/location=(?!1\b)\d+/)
})
