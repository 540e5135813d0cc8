import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { takesKeyboard, waysToTake } from '../support/focusThieves.ts'
import { forgeries, forges, sendsPatterns } from '../support/forgers.ts'
import { openRoots } from '../support/openRoots.ts'
import { expectAlive, measurePulse } from '../support/pulse.ts'
import { pointAt } from '../support/pointAt.ts'
import { startFrameServer, type FrameServer } from '../support/frameServer.ts'
import * as hostile from '../support/hostilePlugins.ts'

declare const harness: { faults: { plugin: string; kind: string }[] }

const idOf = (name: string): string => name.replaceAll(' ', '-')

const plugins = {
  quiet: { source: hostile.counts },
  reaches: { source: hostile.reachesForSiblings },
  steps: { source: hostile.stepsThroughHistory },
  saves: { source: hostile.linksAway },
  disarms: { source: forges(`{ ...penpal, type: 'DESTROY' }`, 'setTimeout(() => { for (;;) {} }, 100)') },
  ...Object.fromEntries(
    Object.entries(forgeries).map(([name, message]) => [idOf(name), { source: forges(message) }]),
  ),
  patterns: { source: sendsPatterns },
  ...Object.fromEntries(
    Object.entries(waysToTake).map(([name, take]) => [idOf(name), { source: takesKeyboard(take) }]),
  ),
  // They wait until the page is in use.
  ...Object.fromEntries(
    Object.entries(waysToTake).map(([name, take]) => [
      `${idOf(name)}-later`,
      { source: takesKeyboard(take, { everyMs: 15, afterMs: 4_000 }) },
    ]),
  ),
  patient: { source: takesKeyboard(waysToTake['its window'] ?? '', { everyMs: 150, afterMs: 2_500 }) },
}

let browser: Browser
let server: FrameServer
let page: Page

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchChromium(), startFrameServer(plugins)])
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})
afterEach(() => page?.close())

async function show(...names: string[]): Promise<void> {
  page = await browser.newPage()
  await page.goto(`${server.origin}/?show=${names.join(',')}`)
}

const becomes = (plugin: string, status: string) =>
  page.waitForSelector(`#place-${plugin} .plugin-place[data-status="${status}"]`, { timeout: 30_000 })
const faults = () => page.evaluate(() => harness.faults.map(({ plugin, kind }) => `${plugin} ${kind}`))

/** In a frame that is still there. */
const inside = (plugin: string) => {
  const frame = page.frames().find((one) => one.url().includes(`//${plugin}.`))
  if (!frame) throw new Error(`There is no frame of ${plugin}.`)
  return frame
}

const text = 'abcdefghij'.repeat(20)
/** At the pace of a quick writer. */
async function typeSlowly(keys: string): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(20)
  }
}

describe('a plugin among others', () => {
  it('finds no sibling, moves no keyboard among them, and what it sends them is dropped unread', async () => {
    await show('quiet', 'reaches')
    await Promise.all([becomes('quiet', 'ready'), becomes('reaches', 'ready')])
    await inside('reaches').getByText('tried').waitFor()
    expect(await inside('reaches').locator('#said').textContent()).toBe('tried: 0 siblings, 0 by name')
    expect(await inside('quiet').locator('#said').textContent()).toBe('heard 0')
    expect(await faults()).toEqual([])
    const roots = await page.evaluate(() =>
      [...document.querySelectorAll('.plugin-frame')].map(({ shadowRoot }) => shadowRoot),
    )
    expect(roots).toEqual([null, null])
  })

  it('that is reached all the same hears the page alone', async () => {
    page = await browser.newPage()
    await openRoots(page)
    await page.goto(`${server.origin}/?show=quiet`)
    await becomes('quiet', 'ready')
    await page.evaluate(() => document.body.append(document.createElement('iframe')))
    const stranger = page.frames().find((frame) => frame.url() === 'about:blank')
    await stranger?.evaluate(() => {
      const root = parent.document.querySelector('#place-quiet .plugin-frame')?.shadowRoot
      const frame = root?.querySelector('iframe')?.contentWindow
      for (let count = 0; count < 50; count += 1) frame?.postMessage({}, '*')
    })
    await inside('quiet').evaluate(() => window.postMessage('from itself', '*'))
    await inside('quiet').getByText('heard 1').waitFor()
    await inside('quiet').locator('button').click()
    expect(await inside('quiet').locator('#said').textContent()).toBe('heard 1')
  })

  it('adds no step to the way back', async () => {
    await show('steps')
    await becomes('steps', 'ready')
    const before = await page.evaluate(() => history.length)
    await inside('steps').getByText('tried').waitFor()
    expect(await inside('steps').locator('#said').textContent()).toBe('tried: refused, refused')
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  it('makes the browser save or open nothing by a link that is pressed with a key held down', async () => {
    await show('saves')
    await becomes('saves', 'ready')
    const came: string[] = []
    page.on('download', (download) => came.push(download.url()))
    page.context().on('page', (opened) => came.push(opened.url()))
    const link = inside('saves').locator('a').first()
    for (const modifiers of [['Alt'], ['Control'], ['Shift'], ['Meta'], ['Alt', 'Shift']] as const)
      await link.click({ modifiers: [...modifiers] })
    await link.click({ button: 'middle' })
    await inside('saves')
      .locator('svg a')
      .click({ modifiers: ['Alt'] })
    await inside('saves').locator('area').dispatchEvent('click', { altKey: true })
    await link.focus()
    await page.keyboard.press('Alt+Enter')
    await expect.poll(() => inside('saves').locator('#said').textContent()).toBe('9 prevented')
    expect(came).toEqual([])
    expect(await faults()).toEqual([])
  })
})

describe('a plugin that speaks past the sdk', () => {
  it.each(Object.keys(forgeries))('and sends %s is stopped, and the page answers', async (name) => {
    const id = idOf(name)
    await show('quiet', id)
    await becomes('quiet', 'ready')
    await becomes(id, 'failed')
    expect(await faults()).toEqual([`${id} forged`])
    // The page and the sibling live on.
    await inside('quiet').locator('button').click()
    await expect.poll(() => inside('quiet').locator('button').textContent()).toBe('1')
  })

  it('and sends what takes long to unpack holds up a thread of its own, and is stopped', async () => {
    await show('quiet', 'patterns')
    await becomes('patterns', 'ready')
    const stop = await measurePulse(page)
    await becomes('patterns', 'not-responding')
    const pulse = await stop()
    expectAlive(pulse, pulse)
    expect((await faults())[0]).toMatch(/^patterns (unresponsive|flooded)$/)
    await inside('quiet').locator('button').click()
    await expect.poll(() => inside('quiet').locator('button').textContent()).toBe('1')
  })

  it('and forges the end of the connection is not forgotten by the watchdog', async () => {
    await show('disarms')
    await becomes('disarms', 'failed')
    expect(await page.locator('.plugin-frame').count()).toBe(0)
  })
})

describe('a plugin that takes the keyboard', () => {
  it.each(Object.keys(waysToTake))('by %s, without a press, loses it and is named', async (name) => {
    const id = idOf(name)
    await show(id)
    await page.locator('#field').focus()
    await becomes(id, 'failed')
    expect(await faults()).toEqual([`${id} took_focus`])
    await page.keyboard.type('all of it')
    expect(await page.locator('#field').inputValue()).toContain('all of it')
  })

  it("while a field of the page is typed into has one try; what is typed then is the page's", async () => {
    await show('patient')
    await becomes('patient', 'ready')
    const field = page.locator('#field')
    await field.focus()
    while ((await faults()).length === 0) await typeSlowly('x')
    await becomes('patient', 'failed')
    await field.fill('')
    await typeSlowly(text)
    expect(await field.inputValue()).toBe(text)
    expect(await faults()).toEqual(['patient took_focus'])
  })

  it('gets nothing of what is typed into a field while the pointer lies on its frame', async () => {
    await show('patient')
    await becomes('patient', 'ready')
    const field = page.locator('#field')
    await field.click()
    await pointAt(page.locator('.plugin-frame'))
    await becomes('patient', 'failed')
    await typeSlowly(text)
    expect(await field.inputValue()).toBe(text)
    expect(await faults()).toEqual(['patient took_focus'])
  })

  it.each(Object.keys(waysToTake))('by %s gets none of 200 keys that are typed into a form', async (name) => {
    const id = `${idOf(name)}-later`
    await show(id)
    await becomes(id, 'ready')
    await page.getByRole('button', { name: 'Open a form' }).click()
    const field = page.getByRole('dialog').getByLabel('Secret')
    await field.focus()
    await typeSlowly(text)
    expect(await field.inputValue()).toBe(text)
    // It was not there to take anything, and comes back when the form is closed.
    expect(await page.locator('.plugin-frame').count()).toBe(0)
    expect(await faults()).toEqual([])
    await page.keyboard.press('Escape')
    await becomes(id, 'ready')
  })

  it('gets no letter of a password, also where it stands in no dialog', async () => {
    await show('its-window-later')
    await becomes('its-window-later', 'ready')
    const field = page.locator('#secret')
    await field.focus()
    expect(await page.locator('.plugin-frame').count()).toBe(0)
    await typeSlowly(text)
    expect(await field.inputValue()).toBe(text)
    expect(await faults()).toEqual([])
    await page.locator('#before').focus()
    await becomes('its-window-later', 'ready')
  })

  it('from a dialog without a form is not displayed, loses it and is named', async () => {
    await show('patient')
    await becomes('patient', 'ready')
    await page.getByRole('button', { name: 'Open a notice' }).click()
    const frame = page.locator('.plugin-frame')
    expect(await frame.evaluate((node) => getComputedStyle(node).display)).toBe('none')
    await becomes('patient', 'failed')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    expect(await faults()).toEqual(['patient took_focus'])
  })

  it('is not blamed for the keyboard that the visitor gives it', async () => {
    await show('quiet')
    await becomes('quiet', 'ready')
    const button = inside('quiet').locator('button')
    const hasIt = () => inside('quiet').evaluate(() => document.hasFocus())
    for (const give of [
      () => button.click(),
      async () => {
        await page.locator('#field').click()
        await page.keyboard.type('words')
        await pointAt(page.locator('.plugin-frame'))
        // So soon after a key it only leaves the field.
        await page.mouse.down()
        await page.mouse.up()
        await button.click()
      },
      async () => {
        await page.locator('#before').focus()
        await page.keyboard.press('Tab')
      },
      async () => {
        await page.locator('#after').focus()
        await page.keyboard.press('Shift+Tab')
      },
    ]) {
      await give()
      await expect.poll(hasIt).toBe(true)
    }
    expect(await faults()).toEqual([])
    await becomes('quiet', 'ready')
  })
})
