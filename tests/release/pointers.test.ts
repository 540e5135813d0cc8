import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { pressLauncher, switchOn } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { useProduct } from '../support/product.ts'
import { publish } from '../support/publish.ts'
import { publishDashboard, sectionOf } from '../support/publishDashboard.ts'

// A picture in place of the pointer is drawn only within what is seen of a frame, so what lies under a bar is cut off.

const product = useProduct()
const source = `
import { definePlugin } from '@msdat/sdk'
definePlugin({ contributions: { panel: { view: () => <p style={{ height: 1_200 }}>Figures</p> } } })
`

let path = ''
beforeAll(async () => {
  const server = product.server()
  const contributes = [{ point: 'section', id: 'panel', title: 'Tall', controls: ['indicator'] }]
  await publish(server, await packPlugin({ id: 'tall', source, more: { contributes } }))
  const { id } = await publishDashboard(server, [sectionOf('tall')], 'page')
  path = `/custom/public/${id}`
})

/** How much of the frame lies under this bar, and how much of it is cut there, in pixels of the screen. */
const lookUnder = (page: Page, bar: string, edge: 'top' | 'bottom') =>
  page.evaluate(
    ([selector, at]) => {
      const frame = document.querySelector<HTMLElement>('.main .plugin-frame')
      const over = document.querySelector(selector)?.getBoundingClientRect()
      const box = frame?.getBoundingClientRect()
      if (!frame || !box || !over) return null
      const [top, , bottom] = /inset\((.*)\)/.exec(frame.style.clipPath)?.[1]?.split(' ') ?? ['0', '0', '0']
      const isTop = at === 'top'
      return {
        under: isTop ? over.bottom - box.top : box.bottom - over.top,
        cut: parseFloat((isTop ? top : bottom) ?? '0'),
      }
    },
    [bar, edge] as const,
  )

async function isCut(page: Page, bar: string, edge: 'top' | 'bottom'): Promise<boolean> {
  const seen = await lookUnder(page, bar, edge)
  return seen !== null && seen.under > 50 && Math.abs(seen.under - seen.cut) < 0.1
}

it('what lies under the controls of the page is cut from the frame of a stranger, and comes back', async () => {
  const page = await product.open(path, { viewport: { width: 1440, height: 900 } })
  await page.frameLocator('.main iframe').getByText('Figures').waitFor()
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => isCut(page, '.controls', 'top')).toBe(true)
  await page.mouse.wheel(0, -500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(async () => (await lookUnder(page, '.controls', 'top'))?.cut).toBe(0)
})

it('so is what lies under a panel, where a window has no room for it beside the page', async () => {
  const page = await product.open(path, { viewport: { width: 900, height: 900 } })
  await switchOn(page, 'Kit examples')
  await pressLauncher(page, 'Kit examples')
  await page.locator('.panel-card:not([hidden])').waitFor()
  await page.mouse.move(450, 150)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => isCut(page, '.dock', 'bottom')).toBe(true)
})
