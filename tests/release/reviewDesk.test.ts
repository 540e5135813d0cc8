import type { Frame, Locator, Page } from 'playwright'
import { afterEach, expect, it } from 'vitest'
import type { SignedIndex } from '@msdat/sdk/contracts/registry'
import { isTypedInto, takesKeyboard, waysToTake } from '../support/focusThieves.ts'
import { pressLauncher, switchOn } from '../support/openPanel.ts'
import { packFolder } from '../support/packFolder.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { pressMeant } from '../support/pressMeant.ts'
import { pickOption, signIn, useProduct } from '../support/product.ts'
import { publish, reject, signInAsAdmin, submitZip } from '../support/publish.ts'
import { wait } from '../support/wait.ts'

const product = useProduct()
const submitted: number[] = []

/** Few of one network may wait for their review, and a test that is tried again submits more. */
afterEach(async () => {
  const server = product.server()
  const token = await signInAsAdmin(server)
  for (const id of submitted.splice(0)) await reject(server.base, token, id)
})

async function submit(zip: Uint8Array): Promise<void> {
  submitted.push((await submitZip(product.server().base, zip)).id)
}

async function openReview(page: Page, name = 'Zone columns'): Promise<Locator> {
  const { admin } = product.server()
  await signIn(page, admin.email, admin.password)
  await pickOption(page, 'Approve Plugins')
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  return page.getByRole('article', { name })
}

const trialFrame = (page: Page) => page.frames().find((frame) => frame.url().includes('trial--'))

it('an admin tries a submitted plugin, refuses it a permission, and reads its source in colours', async () => {
  const { base } = product.server()
  await submit(await packFolder('zone-columns'))
  const page = await product.open('/')
  const review = await openReview(page)
  const trial = review.getByRole('region', { name: 'Trial', exact: true })
  await trial.getByRole('button', { name: 'Start the trial' }).click()
  await trial.getByText('Trial: not approved').waitFor({ timeout: 60_000 })
  await trial.getByText('ui.painted').waitFor({ timeout: 30_000 })
  expect(await trialFrame(page)?.locator('svg').count()).toBeGreaterThan(0)
  const calls = trial.getByRole('region', { name: 'Calls of the plugin on trial' })
  await calls.getByRole('row', { name: /data\.query \{"indicators":\[\d+\].*answered/ }).waitFor()

  await trial.getByRole('switch', { name: 'Read the published health data' }).uncheck()
  await calls
    .getByRole('row', { name: /data\.\w+ .*refused This plugin is not allowed/ })
    .first()
    .waitFor()
  const read = trial.getByRole('switch', { name: 'Read the published health data' })
  await read.click()
  expect(await read.isChecked()).toBe(false)
  await pressMeant(page.getByRole('alertdialog').getByRole('button', { name: 'Switch it on' }))
  await expect.poll(() => read.isChecked()).toBe(true)
  await trial.getByRole('button', { name: '390 px' }).click()
  await trial.getByRole('button', { name: 'Dark' }).click()
  const width = () => trialFrame(page)?.evaluate(() => innerWidth)
  await expect.poll(width).toBe(390)

  const { index } = (await (await fetch(`${base}/registry/index/`)).json()) as SignedIndex
  expect(index).not.toContain('zone-columns')
  await trial.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => trialFrame(page)).toBeUndefined()

  await review.getByRole('button', { name: /src\/ZoneColumns\.tsx/ }).click()
  const source = review.getByRole('region', { name: 'Source of src/ZoneColumns.tsx' })
  expect(await source.locator('.hljs-keyword').first().textContent()).toBe('import')
})

it('an admin tries a plugin with its settings, and sees and chooses the source it is shown with', async () => {
  const source = `
import { definePlugin, useSelection, useSetting } from '@msdat/sdk'
function View() {
  const { datasource, period } = useSelection()
  const [shape] = useSetting('shape')
  return <p id="said">{shape} of source {datasource} in {period}</p>
}
definePlugin({ contributions: { main: { view: View } } })
`
  const shape = { type: 'string', title: 'Shape', enum: ['bars', 'lines'], default: 'bars' }
  const section = { point: 'section', id: 'main', title: 'Shapes', controls: [], settings: { shape } }
  const parts = { id: 'trial-shapes', name: 'Shapes', source, permissions: ['selection:read'] }
  await submit(await packPlugin({ ...parts, more: { contributes: [section] } }))
  const page = await product.open('/')
  const review = await openReview(page, 'Shapes')
  const trial = review.getByRole('region', { name: 'Trial', exact: true })
  await trial.getByRole('button', { name: 'Start the trial' }).click({ timeout: 60_000 })
  await trial.getByText('Trial: not approved').waitFor({ timeout: 60_000 })
  const said = () => trialFrame(page)?.locator('#said').textContent()
  await expect.poll(said).toMatch(/^bars of source \d+ in \d{4}/)
  await trial.getByRole('combobox', { name: 'Shape' }).selectOption('lines')
  await expect.poll(said).toMatch(/^lines of/)

  const sources = trial.getByRole('combobox', { name: 'Source' })
  const shown = await sources.inputValue()
  expect(await said()).toContain(`source ${shown} in`)
  const others = await sources
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  const other = others.find((value) => value !== shown) ?? ''
  await sources.selectOption(other)
  await expect.poll(said).toContain(`lines of source ${other} in`)
})

/** Where the words of a row stand, from the left. */
const lefts = (row: Locator, words: string[]): Promise<number[]> =>
  row.evaluate((line, asked) => {
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
    const found = new Map<string, number>()
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const word of asked) {
        const at = node.textContent?.indexOf(word) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        found.set(word, range.getBoundingClientRect().left)
      }
    return asked.map((word) => found.get(word) ?? NaN)
  }, words)

it('code stands in the order in which a machine reads it, also between letters from right to left', async () => {
  const source = `
import { definePlugin } from '@msdat/sdk'
const order = [/*\u05d0*/ 1111, 2222 /*\u05d1*/]
definePlugin({ contributions: { panel: { view: () => <p>{order}</p> } } })
`
  await submit(await packPlugin({ id: 'right-to-left', name: 'Both ways', source }))
  const review = await openReview(await product.open('/'), 'Both ways')
  await review.getByRole('button', { name: /src\/main\.tsx/ }).click()
  const row = review.locator('.source-line', { hasText: '1111' })
  const [first, second] = await lefts(row, ['1111', '2222'])
  expect(first).toBeLessThan(second ?? NaN)
})

/** A second try of the test begins with a plugin of its own. */
const leaders = ['Batter', 'Juggler', 'Skipper']

it('a plugin on trial gets the network by no key that it leads to the switch, and by a yes that is meant', async () => {
  const name = leaders.shift() ?? ''
  const source = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect } from 'react'
function View() {
  useEffect(() => addEventListener('keydown', () => void host.call('ui.leave', { to: 'previous' })), [])
  return <button id="bat">Press Space</button>
}
definePlugin({ contributions: { panel: { view: View } } })
`
  const network = [{ host: 'https://api.example.net', reason: 'The scores of others are there.' }]
  const parts = { id: name.toLowerCase(), name, source, permissions: ['network'], more: { network } }
  await submit(await packPlugin(parts))
  const page = await product.open('/')
  const review = await openReview(page, name)
  const trial = review.getByRole('region', { name: 'Trial', exact: true })
  await trial.getByRole('button', { name: 'Start the trial' }).click({ timeout: 60_000 })
  await trial.getByText('Trial: not approved').waitFor({ timeout: 60_000 })
  await expect.poll(() => trialFrame(page)?.locator('#bat').count()).toBe(1)
  const reach = trial.getByRole('switch')
  await trialFrame(page)?.locator('#bat').click()
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Space')
    await page.waitForTimeout(300)
  }
  const question = page.getByRole('alertdialog', { name: 'Let it reach other servers?' })
  expect([await reach.isChecked(), await question.count()]).toEqual([false, 0])
  expect(trialFrame(page)?.url()).not.toContain('network')

  await reach.press('Space')
  const yes = question.getByRole('button', { name: 'Switch the network on' })
  await yes.evaluate((button) => (button as HTMLElement).click())
  expect(await reach.isChecked()).toBe(false)
  await expect.poll(() => yes.getAttribute('aria-disabled')).toBe('false')
  await yes.click()
  await question.waitFor({ state: 'hidden' })
  expect(await reach.isChecked()).toBe(true)
  await expect.poll(() => trialFrame(page)?.url()).toMatch(/\/frame\?network=on$/)
  await reach.uncheck()
  await expect.poll(() => trialFrame(page)?.url()).toMatch(/\/frame$/)
})

const takes = takesKeyboard(waysToTake['its window'] ?? '', { everyMs: 30, afterMs: 8_000 })

it.each(['trial', 'panel'])(
  'the keyboard is guarded between a plugin on trial and a panel beside it: a %s that takes it is stopped',
  { timeout: 120_000 },
  async (thief) => {
    const server = product.server()
    // A second try begins with plugins of its own.
    const names = { panel: `Panel beside ${Date.now()}`, trial: `Tried beside ${Date.now()}` }
    const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
    const pack = (kind: 'panel' | 'trial') =>
      packPlugin({ id: idOf(names[kind]), name: names[kind], source: kind === thief ? takes : isTypedInto })
    await publish(server, await pack('panel'))
    await submit(await pack('trial'))
    const page = await product.open('/')
    await switchOn(page, names.panel)
    const review = await openReview(page, names.trial)
    await pressLauncher(page, names.panel)
    const panelFrame = () => page.frames().find((frame) => frame.url().includes(`//${idOf(names.panel)}`))
    await review.getByRole('button', { name: 'Start the trial' }).click({ timeout: 60_000 })
    await expect.poll(() => trialFrame(page)?.locator('#field').count(), { timeout: 60_000 }).toBe(1)
    await page.locator('.trial-stage').evaluate((stage) => stage.scrollIntoView({ block: 'start' }))
    await expect.poll(() => panelFrame()?.locator('#field').count()).toBe(1)

    const [thiefFrame, frame] = thief === 'trial' ? [trialFrame, panelFrame] : [panelFrame, trialFrame]
    const victim = frame(page) as Frame
    const end = Date.now() + 60_000
    while (thiefFrame(page) && Date.now() < end) await insistOn(page, victim)
    expect(thiefFrame(page)).toBeUndefined()
    const field = victim.locator('#field')
    await field.click()
    await field.fill('')
    await page.keyboard.type('every key', { delay: 20 })
    expect(await field.inputValue()).toBe('every key')
  },
)

/** Goes into the field where the keyboard is elsewhere, and types some keys. */
async function insistOn(page: Page, plugin: Frame): Promise<void> {
  const isThere = await plugin.evaluate(() => document.hasFocus() && document.activeElement?.id === 'field')
  const box = await plugin.locator('#field').boundingBox()
  if (!isThere && box) {
    await page.mouse.move(box.x + 16, box.y + 5, { steps: 4 })
    await wait(100)
    await page.mouse.click(box.x + 20, box.y + 5)
  }
  // The driver waits without end for a frame that went in the middle of a key.
  for (let keys = 0; keys < 12; keys += 1)
    await Promise.race([page.keyboard.press('x', { delay: 20 }), wait(2_000)])
}
