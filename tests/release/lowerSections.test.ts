import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { packPlugin } from '../support/packPlugin.ts'
import { useProduct } from '../support/product.ts'
import { publish } from '../support/publish.ts'
import { publishDashboard, sectionOf } from '../support/publishDashboard.ts'

// A section that gets lower brings what stands below it, or all of the page, under the pointer; one that gets higher, or
// scrolls the page, itself.

const product = useProduct()

const section = (body: string, height: number): string => `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [height, setHeight] = useState(${height})
  const [presses, setPresses] = useState(0)
  useEffect(() => { ${body} }, [])
  return <button style={{ display: 'block', width: '100%', height }} onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
}
definePlugin({ contributions: { panel: { view: View } } })
`
const comes = `Object.assign(globalThis, { come: () => document.body.scrollIntoView({ block: 'start' }) })`
const leaves = `Object.assign(globalThis, {
  leave: () => {
    const end = document.body.appendChild(document.createElement('div'))
    end.style.cssText = 'position: absolute; top: 850px; width: 1px; height: 1px'
    end.scrollIntoView({ block: 'start' })
  },
})`
const sources = {
  ducks: section(`addEventListener('pointerdown', () => setHeight(60), true)`, 600),
  grows: section(`Object.assign(globalThis, { grow: () => setHeight(500) })`, 100),
  hears: section(comes, 300),
  scrolls: section(comes, 1_200),
  leaves: section(leaves, 900),
  bounces: section(`setInterval(() => setHeight((height) => (height === 400 ? 800 : 400)), 500)`, 400),
}

let path = ''
beforeAll(async () => {
  const server = product.server()
  for (const [id, source] of Object.entries(sources)) {
    const contributes = [{ point: 'section', id: 'panel', title: `What ${id}`, controls: [] }]
    await publish(server, await packPlugin({ id, source, more: { contributes } }))
  }
  const shown = Object.keys(sources).filter((id) => id !== 'leaves')
  const { id } = await publishDashboard(server, shown.map(sectionOf), 'page')
  path = `/custom/public/${id}`
})

const button = (page: Page, id: string) => page.frameLocator(`iframe[src*="//${id}."]`).getByRole('button')
const boxOf = async (page: Page, id: string) =>
  (await button(page, id).boundingBox()) ?? { x: 0, y: 0, height: 0 }

it('what comes up below a section that gets lower hears no press that was meant for the section', async () => {
  const page = await product.open(path, { viewport: { width: 1440, height: 900 } })
  await expect.poll(async () => (await boxOf(page, 'ducks')).height).toBe(600)
  const { x, y } = await boxOf(page, 'ducks')
  const gap = (await boxOf(page, 'hears')).y - (y + 600)
  // Where the next section will stand once this one has given way.
  const at = [x + 40, y + 60 + gap + 40] as const
  await page.waitForTimeout(1_500)
  await page.mouse.click(...at)
  for (const pauseMs of [250, 350]) {
    await page.waitForTimeout(pauseMs)
    await page.mouse.click(...at)
  }
  await expect.poll(async () => (await boxOf(page, 'ducks')).height).toBe(60)
  expect(await button(page, 'hears').textContent()).toBe('Pressed 0')
  // Whoever has seen what is there goes on as ever.
  await page.waitForTimeout(2_000)
  await page.mouse.click(...at)
  await expect.poll(() => button(page, 'hears').textContent()).toBe('Pressed 1')
})

it('what a section of strangers grows over hears no press that was meant for what lay there', async () => {
  const page = await product.open(path, { viewport: { width: 1440, height: 1400 } })
  await expect.poll(async () => (await boxOf(page, 'grows')).height).toBe(100)
  await expect.poll(async () => (await boxOf(page, 'hears')).height).toBe(300)
  await page.waitForTimeout(1_500)
  const { x, y } = await boxOf(page, 'hears')
  const at = [x + 40, y + 40] as const
  await page.mouse.move(...at)
  await button(page, 'grows').evaluate(() => (globalThis as unknown as { grow: () => void }).grow())
  await page.waitForTimeout(150)
  await page.mouse.click(...at)
  await expect.poll(async () => (await boxOf(page, 'grows')).height).toBe(500)
  expect(await button(page, 'grows').textContent()).toBe('Pressed 0')
  expect(await page.evaluate(() => document.activeElement?.matches('main'))).toBe(true)
  // Nor does what has moved down.
  const below = await boxOf(page, 'hears')
  await page.mouse.click(below.x + 40, below.y + 20)
  expect(await button(page, 'hears').textContent()).toBe('Pressed 0')
  await page.waitForTimeout(2_000)
  await page.mouse.move(at[0], at[1], { steps: 4 })
  await page.waitForTimeout(300)
  await page.mouse.click(...at)
  await expect.poll(() => button(page, 'grows').textContent()).toBe('Pressed 1')
})

it('a section of strangers that scrolls the page to itself hears no press until it has stood there for a moment', async () => {
  const page = await product.open(path, { viewport: { width: 1440, height: 900 } })
  const presses = () => button(page, 'scrolls').textContent()
  const at = [700, 450] as const
  await expect.poll(async () => (await boxOf(page, 'ducks')).height).toBe(600)
  await page.mouse.move(...at)
  // A section starts when the visitor comes near it, and what looks for scrolls some seconds after the page.
  await page.mouse.wheel(0, 400)
  await expect.poll(async () => (await boxOf(page, 'scrolls')).height).toBe(1_200)
  await page.waitForTimeout(6_000)
  await page.mouse.wheel(0, -10_000)
  await page.waitForTimeout(1_500)
  await button(page, 'scrolls').evaluate(() => (globalThis as unknown as { come: () => void }).come())
  await expect.poll(async () => (await boxOf(page, 'scrolls')).y).toBeLessThan(at[1])
  await page.evaluate(() =>
    document.addEventListener('click', () => document.body.toggleAttribute('data-heard', true)),
  )
  await page.waitForTimeout(200)
  // Nor does the page, where another button of it may have come under the pointer.
  await page.mouse.click(8, at[1])
  await page.waitForTimeout(200)
  await page.mouse.click(...at)
  await page.waitForTimeout(300)
  expect(await presses()).toBe('Pressed 0')
  expect(await page.locator('body').getAttribute('data-heard')).toBeNull()
  expect(await page.evaluate(() => document.activeElement?.matches('main'))).toBe(true)
  await page.waitForTimeout(1_500)
  await page.mouse.click(...at)
  await expect.poll(presses).toBe('Pressed 1')
  // Who turns the wheel over the section may press in it at once.
  await page.mouse.wheel(0, 60)
  await page.waitForTimeout(400)
  await page.mouse.click(...at)
  await expect.poll(presses).toBe('Pressed 2')
})

it('nor does one of ours that it scrolls under the pointer, from which it could take the keyboard', async () => {
  const ours = { kind: 'plugin', title: 'Ours', plugin: 'missing-data', contribution: 'gap' }
  const { id } = await publishDashboard(
    product.server(),
    [sectionOf('leaves'), ours, { ...ours, title: 'Ours too' }],
    'page',
    'leaver',
  )
  const page = await product.open(`/custom/public/${id}`, { viewport: { width: 1440, height: 900 } })
  const frame = page.locator('iframe[title^="Ours"]').first()
  const at = [700, 450] as const
  await page.mouse.move(...at)
  await expect.poll(async () => (await boxOf(page, 'leaves')).height).toBe(900)
  await page.mouse.wheel(0, 500)
  await frame.waitFor()
  await page.waitForTimeout(6_000)
  await page.mouse.wheel(0, -10_000)
  await page.waitForTimeout(1_500)
  await button(page, 'leaves').evaluate(() => (globalThis as unknown as { leave: () => void }).leave())
  await expect.poll(async () => (await frame.boundingBox())?.y).toBeLessThan(at[1])
  await page.waitForTimeout(300)
  await page.mouse.click(...at)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => document.activeElement?.matches('main'))).toBe(true)
  await page.waitForTimeout(2_000)
  await page.mouse.click(...at)
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.plugin-frame'))).toBe(true)
})

it('a section of strangers that something of the page has moved under the pointer hears no press for a moment', async () => {
  const page = await product.open(path, { viewport: { width: 1440, height: 1400 } })
  await expect.poll(async () => (await boxOf(page, 'ducks')).height).toBe(600)
  await expect.poll(async () => (await boxOf(page, 'hears')).height).toBe(300)
  await page.waitForTimeout(6_000)
  const { x, y } = await boxOf(page, 'hears')
  const at = [x + 40, y + 200] as const
  await page.mouse.move(...at)
  await page.evaluate(() => {
    const note = document.createElement('p')
    note.style.height = '81px'
    document.querySelector('main')?.prepend(note)
  })
  await page.waitForTimeout(300)
  await page.mouse.click(...at)
  expect((await boxOf(page, 'hears')).y).toBeGreaterThan(y + 60)
  expect(await button(page, 'hears').textContent()).toBe('Pressed 0')
  await page.waitForTimeout(2_000)
  await page.mouse.move(at[0], at[1] - 8, { steps: 4 })
  await page.waitForTimeout(300)
  await page.mouse.click(at[0], at[1] - 8)
  await expect.poll(() => button(page, 'hears').textContent()).toBe('Pressed 1')
})

it('a section of strangers that scrolls to itself where two fingers have made the page larger is deaf for a moment', async () => {
  const page = await product.open(path, { viewport: { width: 1440, height: 1400 }, hasTouch: true })
  await expect.poll(async () => (await boxOf(page, 'hears')).height).toBe(300)
  const driver = await page.context().newCDPSession(page)
  const touch = (type: string, ...points: [number, number][]) =>
    driver.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    } as never)
  await page.waitForTimeout(6_000)
  await touch('touchStart', [700, 300], [740, 300])
  for (let step = 1; step <= 20; step += 1)
    await touch('touchMove', [700 - step * 15, 300], [740 + step * 15, 300])
  await touch('touchEnd')
  const scale = await page.evaluate(() => visualViewport?.scale ?? 1)
  expect(scale).toBeGreaterThan(1.5)
  // Longer than fingers that let go of a page let it go on.
  await page.waitForTimeout(3_500)
  const top = () => page.evaluate(() => visualViewport?.offsetTop ?? 0)
  await button(page, 'hears').evaluate(() => (globalThis as unknown as { come: () => void }).come())
  await expect.poll(top).toBeGreaterThan(100)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const isDeaf = () =>
    page.evaluate(() => document.querySelectorAll('.plugin-frame:not([data-deaf])').length === 0)
  await expect.poll(isDeaf).toBe(true)
})

it('no plugin closes a menu by taking the keyboard, and what lies behind one that closes so hears no press that was meant for an entry', async () => {
  const page = await product.open(path, { viewport: { width: 1050, height: 880 } })
  await expect.poll(async () => (await boxOf(page, 'ducks')).height).toBe(600)
  await page.waitForTimeout(1_500)
  const { y } = await boxOf(page, 'ducks')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.waitForTimeout(900)
  const entry = await page.getByRole('button', { name: 'Share', exact: true }).boundingBox()
  if (!entry || entry.y < y) throw new Error('The menu does not lie over the section.')
  const at = [entry.x + entry.width / 2, entry.y + entry.height / 2] as const
  await page.mouse.move(...at)
  await button(page, 'ducks').evaluate((own: HTMLElement) => {
    own.focus()
    window.focus()
  })
  await page.waitForTimeout(600)
  expect(await page.locator('.disclosure-panel').count()).toBe(1)
  await page.evaluate(() => document.querySelector('main')?.focus({ preventScroll: true }))
  await expect.poll(() => page.locator('.disclosure-panel').count()).toBe(0)
  await page.mouse.click(...at)
  await page.waitForTimeout(300)
  expect(await button(page, 'ducks').textContent()).toBe('Pressed 0')
  expect((await boxOf(page, 'ducks')).height).toBe(600)
})

it('what stands below a section that gets lower and higher without end is heard most of the time', async () => {
  const page = await product.open(path, { viewport: { width: 1440, height: 900 } })
  // A section starts when the visitor comes near it.
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 10_000)
  await button(page, 'bounces').waitFor()
  await page.waitForTimeout(15_000)
  await page.evaluate(() =>
    document.addEventListener('click', () => {
      document.body.dataset['heard'] = String(Number(document.body.dataset['heard'] ?? 0) + 1)
    }),
  )
  for (let press = 0; press < 10; press += 1) {
    const { x, y, width } = (await page.locator('footer').boundingBox()) ?? { x: 0, y: 0, width: 0 }
    await page.mouse.click(x + width / 2, y + 2)
    await page.waitForTimeout(900)
  }
  expect(Number(await page.locator('body').getAttribute('data-heard'))).toBeGreaterThan(6)
})
