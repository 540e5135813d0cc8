import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { frameOf, pressLauncher, switchOn } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { useProduct } from '../support/product.ts'
import { publish } from '../support/publish.ts'

const product = useProduct()

/** Asks for the sign-in dialog at the second press of a row. */
const asks = `
import { definePlugin, host } from '@msdat/sdk'
import { useState } from 'react'
function View() {
  const [presses, setPresses] = useState(0)
  const play = () => {
    setPresses(presses + 1)
    if (presses > 0) void host.call('reviews.signIn', {})
  }
  return <button id="play" style={{ width: '100%', height: 290 }} onClick={play}>Play {presses}</button>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** Says too much after each press, so that it is stopped and a card stands where its button was. */
const floods = `
import { definePlugin, host } from '@msdat/sdk'
function View() {
  const flood = () => { for (let at = 0; at < 5000; at += 1) void host.call('ui.resize', { height: 300 }) }
  return <button id="play" style={{ width: '100%', height: 290 }} onClick={() => setTimeout(flood, 200)}>Play</button>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** Makes the letters of the page smaller as it is pressed, and its own panel narrower by that. */
const shrinks = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect } from 'react'
function View() {
  useEffect(() => {
    void host.call('page.setAppearance', { fontLevel: 5 })
    addEventListener('pointerdown', () => void host.call('page.setAppearance', { fontLevel: 1 }), true)
  }, [])
  return <p id="play" style={{ height: 290 }}>Press quickly</p>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** Faster than a press that was decided on after something new has been seen. */
const betweenMs = 300
const rowLength = 8

beforeAll(async () => {
  const asker = { id: 'asker', name: 'Asker', source: asks, permissions: ['reviews:write'] }
  await publish(product.server(), await packPlugin(asker))
  await publish(product.server(), await packPlugin({ id: 'flooder', name: 'Flooder', source: floods }))
  const shrinker = { id: 'shrinker', name: 'Shrinker', source: shrinks, permissions: ['page:appearance'] }
  await publish(product.server(), await packPlugin(shrinker))
}, 300_000)

async function open(name: string, width = 1440): Promise<{ page: Page; play: Locator }> {
  const page = await product.open('/about', { viewport: { width, height: 900 } })
  await switchOn(page, name)
  await pressLauncher(page, name)
  const play = frameOf(page, name).locator('#play')
  await play.waitFor()
  // A panel that has just come hears nothing either.
  await page.waitForTimeout(2_000)
  return { page, play }
}

async function inARow(page: Page, press: () => Promise<void>): Promise<void> {
  for (let presses = 0; presses < rowLength; presses += 1) {
    await press()
    await page.waitForTimeout(betweenMs)
  }
}

/** Presses that are meant: on a busy machine what has just come is on the screen later. */
async function untilHeard(page: Page, [x, y]: [number, number], effect: Locator): Promise<void> {
  const press = async (): Promise<boolean> => {
    await page.mouse.click(x, y)
    return effect.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(press, { interval: 2_000, timeout: 60_000 }).toBe(true)
}

async function centerOf(button: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2]
}

describe('a dialog that a plugin opens in the middle of a row of presses', () => {
  const login = (page: Page): Locator => page.getByRole('dialog', { name: 'Login' })
  /** What a press of Login says where nothing is filled in. */
  const answer = (page: Page): Locator =>
    login(page)
      .getByText(/^Please enter/)
      .first()

  it.each(['press', 'down'] as const)(
    'hears no Enter that goes on (%s), and one that is meant',
    async (kind) => {
      const { page, play } = await open('Asker')
      await play.focus()
      await inARow(page, () => page.keyboard[kind]('Enter'))
      await page.keyboard.up('Enter')
      await login(page).waitFor()
      expect(await answer(page).count()).toBe(0)
      await page.waitForTimeout(1_500)
      await page.keyboard.press('Enter')
      await answer(page).waitFor()
    },
  )

  it('hears no Enter at the end of a row of arrows', async () => {
    const { page, play } = await open('Asker')
    await play.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await login(page).waitFor()
    await inARow(page, () => page.keyboard.press('ArrowDown'))
    await page.keyboard.press('Enter')
    await page.waitForTimeout(500)
    expect(await answer(page).count()).toBe(0)
    await page.waitForTimeout(1_500)
    await page.keyboard.press('Enter')
    await answer(page).waitFor()
  })

  it('hears none of the pointer, wherever its buttons come to stand', async () => {
    const { page, play } = await open('Asker')
    await play.dblclick()
    const button = login(page).getByRole('button', { name: 'Login', exact: true })
    await button.waitFor()
    const [x, y] = await centerOf(button)
    await inARow(page, () => page.mouse.click(x, y))
    expect(await answer(page).count()).toBe(0)
    await untilHeard(page, [x, y], answer(page))
  })
})

describe('a plugin that was stopped in the middle of a row of presses', () => {
  it('is not started again by the rest of the row', async () => {
    const { page, play } = await open('Flooder')
    await play.click()
    const reload = page.getByRole('button', { name: 'Reload', exact: true })
    await reload.waitFor()
    const [x, y] = await centerOf(reload)
    await inARow(page, () => page.mouse.click(x, y))
    expect(await page.getByText('Flooder has stopped').isVisible()).toBe(true)
    await untilHeard(page, [x, y], play)
  })

  it('is not started again by Enter at the end of a row of Tabs', async () => {
    const { page, play } = await open('Flooder')
    await play.click()
    const reload = page.getByRole('button', { name: 'Reload', exact: true })
    await reload.waitFor()
    await page.waitForTimeout(2_000)
    await page.getByRole('button', { name: 'Collapse Flooder' }).focus()
    const isThere = () => reload.evaluate((button) => button === document.activeElement)
    for (let tabs = 0; tabs < rowLength && !(await isThere()); tabs += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await isThere()).toBe(true)
    expect(await page.getByText('Flooder has stopped').isVisible()).toBe(true)
    await page.waitForTimeout(2_000)
    await page.keyboard.press('Enter')
    await play.waitFor()
  })
})

it('what lies behind a panel that makes the letters smaller, and itself narrower, hears no press of the row', async () => {
  const { page } = await open('Shrinker', 900)
  const card = page.locator('.panel-card')
  const wide = (await card.boundingBox())?.x ?? 0
  await page.evaluate(() => {
    document.addEventListener('click', () => (document.body.dataset['heard'] = 'true'))
  })
  const box = await page.locator('.panel-card .plugin-place').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 150]
  const heard = (): Promise<string | null> => page.locator('body').getAttribute('data-heard')
  await inARow(page, () => page.mouse.click(x, y))
  // The place that was pressed is the page's now.
  expect((await card.boundingBox())?.x).toBeGreaterThan(Math.max(wide, x))
  expect(await heard()).toBe(null)
  await page.waitForTimeout(2_000)
  await page.mouse.click(x, y)
  await expect.poll(heard).toBe('true')
})
