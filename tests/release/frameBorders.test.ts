import type { Browser, CDPSession, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { breaksOffCalls } from '../support/atEndOfStack.ts'
import { launchChromium } from '../support/chromium.ts'
import {
  callsItAway,
  growsAndIsTypedInto,
  isTypedInto,
  takesKeyboard,
  waysToTake,
} from '../support/focusThieves.ts'
import * as forgers from '../support/forgers.ts'
import { makesItselfHeard } from '../support/makesItselfHeard.ts'
import { openRoots } from '../support/openRoots.ts'
import { expectAlive, measurePulse } from '../support/pulse.ts'
import { pointAt } from '../support/pointAt.ts'
import { startFrameServer, type FrameServer } from '../support/frameServer.ts'
import { growsBuffers } from '../support/growsBuffers.ts'
import * as burdens from '../support/burdensPage.ts'
import * as hostile from '../support/hostilePlugins.ts'
import { wait } from '../support/wait.ts'
import * as wanderers from '../support/wanderers.ts'

declare const harness: {
  faults: { plugin: string; kind: string }[]
  frameHost: {
    sessions: Iterable<{ plugin: string; turnOff(): void; reload(): void }>
    mode: { current: string }
  }
}

const idOf = (name: string): string => name.replaceAll(' ', '-')

const { bombs, forgeries, forges, ofVideo, sendsPatterns, straightForgeries } = forgers

/** They have the ports of their frames. */
const speakers = {
  disarms: { source: forges(`{ ...penpal, type: 'DESTROY' }`, 'setTimeout(() => { for (;;) {} }, 100)') },
  ...Object.fromEntries(
    Object.entries({ ...forgeries, ...bombs }).map(([name, message]) => [
      idOf(name),
      { source: forges(message) },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(straightForgeries).map(([name, send]) => [idOf(name), { source: forges('null', send) }]),
  ),
  patterns: { source: sendsPatterns },
}

const plugins = {
  ...speakers,
  quiet: { source: hostile.counts },
  reaches: { source: hostile.reachesForSiblings },
  steps: { source: wanderers.stepsThroughHistory },
  'breaks-off': { source: breaksOffCalls },
  swells: { source: growsBuffers },
  'wanders-far': {
    source: hostile.view(`setTimeout(() => (document.location.hash = 'x'.repeat(1_000_000)), 500)`),
  },
  'wanders-on': {
    source: hostile.view(`let at = 0; setInterval(() => (document.location.hash = String((at += 1))), 20)`),
  },
  ...Object.fromEntries(
    Object.entries(wanderers.stepsUnheard).map(([name, source]) => [`wanders-${name}`, { source }]),
  ),
  ...Object.fromEntries(
    Object.entries(wanderers.waysToStay).map(([name, go]) => [
      `stays-${name}`,
      { source: wanderers.staysInPlace(go) },
    ]),
  ),
  heard: { source: makesItselfHeard },
  pastes: {
    source: hostile.view(`
      document.body.setAttribute('contenteditable', '')
      // Whoever lets fields alone may ask what calls itself one.
      Object.defineProperty(HTMLInputElement, Symbol.hasInstance, { value: () => true })
      // Leads what is pasted into a field elsewhere.
      const field = Object.assign(document.createElement('input'), { id: 'field' })
      document.body.append(field)
      const lead = ({ target }: Event) => {
        if (target !== field) return
        document.body.focus()
        getSelection()!.selectAllChildren(document.getElementById('said')!)
      }
      addEventListener('paste', lead, true)
      addEventListener('paste', () => { document.getElementById('said')!.dataset.pasted = 'yes' })
      document.body.append(Object.assign(document.createElement('button'), { id: 'off', disabled: true, textContent: 'Off' }))`),
  },
  saves: { source: hostile.linksAway },
  nests: { source: hostile.nests },
  'sets-policies': { source: burdens.setsPolicies },
  'sends-bitmaps': { source: burdens.sendsBitmaps },
  'scrolls-on': { source: burdens.scrollsOn },
  'traps-keys': { source: burdens.trapsKeys },
  copies: { source: hostile.copies },
  hoards: { source: hostile.counts },
  fills: { source: hostile.fillsWindow() },
  'fills-unreadably': { source: hostile.fillsWindow(ofVideo) },
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
  ...Object.fromEntries(
    Object.entries(waysToTake).map(([name, take]) => [
      `${idOf(name)}-at-pace`,
      { source: takesKeyboard(take, { everyMs: 30, afterMs: 2_500 }) },
    ]),
  ),
  'at-release': {
    source: takesKeyboard(`onpointerup = () => setTimeout(() => field.focus(), 30)`, { everyMs: 200 }),
  },
  writer: { source: isTypedInto },
  polite: { source: isTypedInto },
  grows: { source: growsAndIsTypedInto },
  slow: { source: takesKeyboard(waysToTake['its window'] ?? '', { everyMs: 1_000, afterMs: 2_500 }) },
  calls: { source: takesKeyboard(callsItAway, { everyMs: 30, afterMs: 2_500 }) },
  patient: { source: takesKeyboard(waysToTake['its window'] ?? '', { everyMs: 150, afterMs: 2_500 }) },
}

let browser: Browser
let server: FrameServer
let shared: FrameServer
let page: Page

beforeAll(async () => {
  ;[browser, server, shared] = await Promise.all([
    launchChromium(),
    startFrameServer(plugins),
    startFrameServer(plugins, { isShared: true }),
  ])
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  shared?.close()
})
afterEach(() => page?.close())

const show = (...names: string[]): Promise<void> => showAt(server, ...names)
async function showAt({ origin }: FrameServer, ...names: string[]): Promise<void> {
  page = await browser.newPage({ hasTouch: true, viewport: { width: 1_000, height: 1_800 } })
  if (names.some((name) => name in speakers)) await page.addInitScript(forgers.exposesPorts)
  await page.goto(`${origin}/?show=${names.join(',')}`)
}

const becomes = (plugin: string, ...statuses: string[]) =>
  page.waitForSelector(
    statuses.map((status) => `#place-${plugin} .plugin-place[data-status="${status}"]`).join(', '),
    { timeout: 60_000 },
  )
const faults = () => page.evaluate(() => harness.faults.map(({ plugin, kind }) => `${plugin} ${kind}`))

/** In a frame that is still there. */
const inside = (plugin: string) => {
  const frame = page.frames().find((one) => one.url().includes(`//${plugin}.`))
  if (!frame) throw new Error(`There is no frame of ${plugin}.`)
  return frame
}

/** Runs a script in a frame as one that the frame's guards do not know, as in a browser that lacks Trusted Types. */
async function runUnguarded(plugin: string, expression: string): Promise<void> {
  const session = await page.context().newCDPSession(inside(plugin))
  const { frameTree } = await session.send('Page.getFrameTree')
  const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })
  await session.send('Runtime.evaluate', { expression, contextId: world.executionContextId })
}

/** Asks the page past the driver, which gives a page up when a process of its frames has ended. */
async function askPast(tab?: CDPSession): Promise<(expression: string) => Promise<unknown>> {
  const session = tab ?? (await page.context().newCDPSession(page))
  return async (expression) =>
    (await session.send('Runtime.evaluate', { expression }).catch(() => null))?.result.value
}

const text = 'abcdefghij'.repeat(20)
/** At the pace of a quick writer. The driver waits without end for a frame that went in the middle of a key. */
async function typeSlowly(keys: string): Promise<void> {
  for (const key of keys) {
    await Promise.race([page.keyboard.press(key), wait(2_000)])
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

  it('gets nothing by having the platform end in the middle of a call, where the stack ends', async () => {
    await show('breaks-off')
    const said = () => inside('breaks-off').locator('#said').textContent()
    await expect.poll(said).toBe('roots made true, unheard 0, kinds 0')
    expect(await faults()).toEqual([])
  })

  it('makes no buffer that can grow, which would take the room of the page', async () => {
    await show('swells')
    await becomes('swells', 'ready')
    await inside('swells').getByText('tried').waitFor()
    expect(await inside('swells').locator('#said').textContent()).toMatch(/^tried: 0 of \d{3} can grow$/)
  })

  it('makes no bitmap, of which each is copied into the page before a listener hears of it', async () => {
    await show('sends-bitmaps')
    await expect
      .poll(() => inside('sends-bitmaps').locator('#said').textContent())
      .toBe('0 of 8, pictures drawn')
    expect(await faults()).toEqual([])
  })

  it('adds no step to the way back', async () => {
    await show('steps')
    await becomes('steps', 'ready')
    const before = await page.evaluate(() => history.length)
    await inside('steps').getByText('tried').waitFor()
    expect(await inside('steps').locator('#said').textContent()).toBe('tried: 0 of 6')
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  it.each(['wanders-far', 'wanders-on'])(
    'is ended where its own address takes the browser long (%s)',
    async (name) => {
      await show(name)
      await becomes(name, 'failed')
      expect(await faults()).toEqual([`${name} navigated`])
    },
  )

  it.each(Object.keys(wanderers.stepsUnheard).map((name) => `wanders-${name}`))(
    'is ended where it takes steps of which no listener is told (%s)',
    async (name) => {
      await show(name)
      await becomes(name, 'failed')
      expect(await faults()).toEqual([`${name} threw`])
    },
  )

  it.each(Object.keys(wanderers.waysToStay).map((name) => `stays-${name}`))(
    'is ended where it goes again and again to the place where it is (%s)',
    async (name) => {
      await show('quiet', name)
      await becomes('quiet', 'ready')
      await becomes(name, 'failed')
      expect(await faults()).toEqual([`${name} navigated`])
      await inside('quiet').locator('button').click()
      await expect.poll(() => inside('quiet').locator('button').textContent()).toBe('1')
    },
  )

  it('makes no sound, and says nothing that is heard without its name', async () => {
    await show('heard')
    await becomes('heard', 'ready')
    await inside('heard').getByRole('button').click()
    await expect.poll(() => inside('heard').locator('#said').textContent()).toBe('0 of 9, left: ')
    expect(await faults()).toEqual([])
  })

  it('gets the words of what is pasted into it, and no document', async () => {
    await show('pastes')
    await becomes('pastes', 'ready')
    await page.evaluate(() => {
      document.addEventListener('copy', (event) => {
        event.preventDefault()
        event.clipboardData?.setData('text/html', '<p>marked up <iframe src="about:blank"></iframe></p>')
        event.clipboardData?.setData('text/plain', 'plain words')
      })
    })
    await page.mouse.click(5, 5)
    await page.keyboard.press('Control+C')
    // After a press on an empty place a frame lets the pointer through until that has moved over it.
    const said = inside('pastes').locator('#said')
    const { x, y } = (await said.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 5, y + 5, { steps: 4 })
    await said.click()
    await page.keyboard.press('Control+V')
    await inside('pastes').getByText('plain words').waitFor()
    await inside('pastes').locator('#field').click()
    await page.keyboard.press('Control+V')
    expect(await inside('pastes').locator('#field').inputValue()).toBe('plain words')
    expect(await inside('pastes').locator('iframe').count()).toBe(0)
    // Some systems paste after a press of the middle button what is selected, on the page or elsewhere.
    for (const [selector, button, pasted] of [
      ['#said', 'left', 'yes'],
      ['#said', 'middle', undefined],
      ['#off', 'middle', undefined],
      ['#off', 'left', 'yes'],
    ] as const) {
      await inside('pastes').locator(selector).click({ button, force: true })
      const heard = said.evaluate((one: HTMLElement) => {
        delete one.dataset['pasted']
        one.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
        return one.dataset['pasted']
      })
      expect(await heard).toBe(pasted)
    }
    expect(await faults()).toEqual([])
  })

  it('is offered nothing in its fields that was typed elsewhere', async () => {
    await show('pastes')
    await becomes('pastes', 'ready')
    const field = inside('pastes').locator('#field')
    for (const asked of ['email', 'on']) {
      await field.evaluate((one, said) => (one.blur(), one.setAttribute('autocomplete', said)), asked)
      await field.click()
      expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
    }
    // Its list is drawn over the page: neither does a plugin take it back, nor does the keyboard get to a field unseen.
    const said = await field.evaluate(async (one: HTMLInputElement) => {
      const root = document.body.appendChild(document.createElement('p')).attachShadow({ mode: 'closed' })
      root.innerHTML = '<input id="first"><input id="second">'
      const [first, second] = [...root.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
      addEventListener('focusin', (event) => event.stopImmediatePropagation(), true)
      Object.assign(Object.prototype, { attributeFilter: ['title'] })
      const heard: (string | null)[] = []
      for (const next of [one, first, second]) {
        next.addEventListener('focus', () => next.removeAttribute('autocomplete'))
        next.focus()
        await Promise.resolve()
        heard.push(next.getAttribute('autocomplete'))
        next.removeAttribute('autocomplete')
        await Promise.resolve()
        heard.push(next.getAttribute('autocomplete'))
      }
      return heard.join()
    })
    expect(said).toBe(Array(6).fill('one-time-code').join())
  })

  it('puts nothing into the clipboard by a press that was meant for something else', async () => {
    await show('copies')
    await becomes('copies', 'ready')
    await inside('copies').locator('button').click()
    await expect.poll(() => inside('copies').locator('#said').textContent()).toBe('refused')
  })

  it('makes the browser save or open nothing by a link that is pressed with a key held down, or dragged away', async () => {
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
    await link.dragTo(inside('saves').locator('svg'))
    await expect.poll(() => inside('saves').locator('#said').textContent()).toBe('10 prevented')
    expect(came).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('has no document inside its own, whose window nobody would guard, and no name that the page is told', async () => {
    await show('nests')
    await becomes('nests', 'ready')
    await expect.poll(() => inside('nests').locator('#said').textContent()).toBe('0 of 52')
    expect(inside('nests').childFrames()).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('sets no policy, of which a few thousand hold up every page of the browser', async () => {
    await show('sets-policies')
    await expect
      .poll(() => inside('sets-policies').locator('#said').textContent())
      .toBe('0 of 17, pictures shown, Of 2026')
    expect(await faults()).toEqual([])
  })

  it('has the page scroll to it four times in a second, a hundred after a press in it, and stops no loading', async () => {
    await show('scrolls-on')
    // What the driver asks in a frame counts there as a press.
    await becomes('scrolls-on', 'ready')
    const said = () => inside('scrolls-on').locator('#said')
    await expect.poll(() => said().textContent()).toBe('4 of 1000')
    await said().click()
    await expect.poll(() => said().textContent()).toBe('100 of 1000')
    expect(await faults()).toEqual([])
  })

  it('keeps nobody in who presses Escape twice, whatever it does with keys', async () => {
    await show('traps-keys')
    await becomes('traps-keys', 'ready')
    await inside('traps-keys').locator('#field').click()
    const isInside = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.matches('.plugin-frame') === true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await inside('traps-keys').getByText('Tab Escape').waitFor()
    expect(await isInside()).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(isInside).toBe(false)
    expect(await faults()).toEqual([])
  })
})

it('who takes all frames of the browser after all is ended as soon as a plugin needs a frame', async () => {
  await show('hoards', 'quiet')
  await Promise.all(['hoards', 'quiet'].map((name) => becomes(name, 'ready')))
  await runUnguarded('hoards', hostile.hoard)
  const isOneLeft = () =>
    page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      const isThere = frame.contentWindow !== null
      frame.remove()
      return isThere
    })
  const quiet = await page.evaluateHandle(() =>
    [...harness.frameHost.sessions].find(({ plugin }) => plugin === 'quiet'),
  )
  await quiet.evaluate((session) => session?.turnOff())
  await expect.poll(isOneLeft, { timeout: 60_000 }).toBe(false)
  await quiet.evaluate((session) => session?.reload())
  await becomes('hoards', 'failed')
  await becomes('quiet', 'ready')
  expect(await faults()).toEqual(['hoards hoarded_frames'])
  expect(await page.evaluate(() => harness.frameHost.mode.current)).toBe('isolated')
  await inside('quiet').locator('button').click()
  await expect.poll(() => inside('quiet').locator('button').textContent()).toBe('1')
})

describe('a plugin that speaks past the sdk', () => {
  it.each(Object.keys({ ...forgeries, ...straightForgeries }))(
    'and sends %s is stopped, and the page answers',
    async (name) => {
      const id = idOf(name)
      await show('quiet', id)
      await becomes('quiet', 'ready')
      await becomes(id, 'failed')
      expect(await faults()).toEqual([`${id} forged`])
      // The page and the sibling live on.
      await inside('quiet').locator('button').click()
      await expect.poll(() => inside('quiet').locator('button').textContent()).toBe('1')
    },
  )

  it('and sends what takes long to unpack holds up a thread of its own, and is stopped', async () => {
    await show('quiet', 'patterns')
    await becomes('patterns', 'ready')
    const stop = await measurePulse(page)
    // Which of the two guards is first depends on the machine.
    await becomes('patterns', 'failed')
    const pulse = await stop()
    expectAlive(pulse, pulse)
    expect((await faults())[0]).toMatch(/^patterns (unreadable|flooded)$/)
    await inside('quiet').locator('button').click()
    await expect.poll(() => inside('quiet').locator('button').textContent()).toBe('1')
  })

  it.each([
    ...Object.keys(bombs).map((name) => ({ name, place: 'a frame of its own origin', isShared: false })),
    { name: 'great lists', place: 'the process of all frames', isShared: true },
  ])(
    'and sends $name from $place ends at most that process, and is named alone',
    { timeout: 150_000 },
    async ({ name, isShared }) => {
      const id = idOf(name)
      await showAt(isShared ? shared : server, 'quiet', id)
      const ask = await askPast()
      const statusOf = (plugin: string) =>
        ask(`document.querySelector('#place-${plugin} .plugin-place')?.dataset.status`)
      await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('failed')
      expect(await ask(`document.querySelector('#place-${id}').innerText`)).toMatch(
        /It sent a message that takes too long, or too much memory, to read/,
      )
      // A process that holds all frames may end of the message still. Then the others start again.
      await wait(isShared ? 40_000 : 5_000)
      await expect.poll(() => statusOf('quiet'), { timeout: 30_000 }).toBe('ready')
      const blamed = await ask('harness.faults.map(({ plugin, kind }) => `${plugin} ${kind}`).join()')
      expect(blamed).toBe(`${id} unreadable`)
    },
  )

  it.each(['fills', 'fills-unreadably'])(
    'and %s the window of the page is stopped, and the page answers',
    async (id) => {
      await show('quiet', id)
      await becomes(id, 'failed')
      expect(await faults()).toEqual([`${id} flooded`])
      await inside('quiet').locator('button').click()
      await expect.poll(() => inside('quiet').locator('button').textContent()).toBe('1')
    },
  )

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

  it('gets nothing of what is typed into a field after a drag out of it has ended over its frame', async () => {
    await show('at-release')
    await becomes('at-release', 'ready')
    const field = page.locator('#field')
    await field.fill('an old word')
    const [from, to] = [await field.boundingBox(), await page.locator('.plugin-frame').boundingBox()]
    await page.mouse.move((from?.x ?? 0) + 6, (from?.y ?? 0) + 8)
    await page.mouse.down()
    await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 60, { steps: 12 })
    await page.waitForTimeout(300)
    await page.mouse.up()
    await becomes('at-release', 'failed')
    await typeSlowly(text)
    expect(await field.inputValue()).toContain(text)
    expect(await faults()).toEqual(['at-release took_focus'])
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
    const ask = page.getByRole('button', { name: 'Ask for the secret' })
    await ask.click()
    // Before the field has the keyboard: a page that stands still gives it to the field late.
    expect(await page.locator('.plugin-frame').count()).toBe(0)
    const field = page.locator('#secret')
    await field.focus()
    await typeSlowly(text)
    expect(await field.inputValue()).toBe(text)
    expect(await faults()).toEqual([])
    await ask.click()
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

describe('the first press into a frame after a word in a field of the page', () => {
  it.each([
    ['of a mouse that comes over it', 'moves'],
    ['of a mouse that lies on it', 'lies'],
    ['of a finger', 'touches'],
  ])('%s does what it is for, and blames nobody', async (_, way) => {
    await show('quiet')
    await becomes('quiet', 'ready')
    const button = await inside('quiet').locator('button').boundingBox()
    const place = { x: (button?.x ?? 0) + 4, y: (button?.y ?? 0) + 4 }
    const field = page.locator('#field')
    const isTapped = way === 'touches'
    if (isTapped) await field.tap()
    else await field.click()
    if (way === 'lies') await page.mouse.move(place.x, place.y, { steps: 3 })
    await page.keyboard.type('word')
    if (way === 'moves') await page.mouse.move(place.x, place.y, { steps: 3 })
    // As long as a hand takes from the keys to the mouse, and much less than browsers remember a key.
    await page.waitForTimeout(400)
    if (isTapped) await page.touchscreen.tap(place.x, place.y)
    else await page.mouse.click(place.x, place.y)
    await expect.poll(() => inside('quiet').locator('button').textContent()).toBe('1')
    expect(await field.inputValue()).toBe('word')
    await page.waitForTimeout(1_000)
    expect(await faults()).toEqual([])
    expect(await inside('quiet').evaluate(() => document.hasFocus())).toBe(true)
  })

  it.each(Object.keys(waysToTake))('is not what a plugin has that takes the keyboard by %s', async (name) => {
    const id = `${idOf(name)}-at-pace`
    await show(id)
    await becomes(id, 'ready')
    const field = page.locator('#field')
    await field.click()
    await pointAt(page.locator('.plugin-frame'))
    await page.keyboard.type('word')
    await becomes(id, 'failed')
    await typeSlowly('and more')
    expect(await field.inputValue()).toContain('and more')
    expect(await faults()).toEqual([`${id} took_focus`])
  })

  it('is not what a plugin has that waits for a Tab by which nobody goes anywhere', async () => {
    const id = 'its-window-at-pace'
    await show(id)
    await becomes(id, 'ready')
    const field = page.locator('#field')
    await field.click()
    await page.keyboard.press('Control+Tab')
    await becomes(id, 'failed')
    await typeSlowly('a word')
    expect(await field.inputValue()).toContain('word')
    expect(await faults()).toEqual([`${id} took_focus`])
  })

  it.each([
    ['', 0],
    [', while the page stands still', 300],
  ])('is not what a plugin has that waits for a Tab from part to part of a date%s', async (_, stallMs) => {
    const id = 'its-window-at-pace'
    await show('quiet', id)
    await becomes(id, 'ready')
    // What the thief does meanwhile comes to the page right after the key.
    await page.evaluate((ms) => {
      addEventListener('keydown', () => {
        for (const end = performance.now() + ms; performance.now() < end;);
      })
    }, stallMs)
    const field = page.locator('#field')
    await field.evaluate((input) => input.setAttribute('type', 'date'))
    await field.click({ position: { x: 12, y: 8 } })
    const isHere = () => field.evaluate((input) => document.activeElement === input)
    for (let turns = 0; turns < 60 && (await faults()).length === 0; turns += 1) {
      await Promise.race([page.keyboard.press(turns % 2 === 0 ? 'Tab' : 'Shift+Tab'), wait(2_000)])
      await page.waitForTimeout(100)
    }
    expect(await faults()).toEqual([`${id} took_focus`])
    await expect.poll(isHere).toBe(true)
  })
})

/** Where a field of a frame is on the page: so watched a frame may be that it lets the pointer through. */
async function placeOf(plugin: string): Promise<{ x: number; y: number }> {
  const box = await inside(plugin).locator('#field').boundingBox()
  return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 5 }
}
async function press(plugin: string): Promise<void> {
  const { x, y } = await placeOf(plugin)
  await page.mouse.move(x - 4, y, { steps: 4 })
  await page.waitForTimeout(100)
  await page.mouse.click(x, y)
}
async function tap(plugin: string): Promise<void> {
  const { x, y } = await placeOf(plugin)
  await page.touchscreen.tap(x, y)
}
const isTypedIn = (plugin: string) =>
  inside(plugin).evaluate(() => document.hasFocus() && document.activeElement?.id === 'field')

/** Somebody types into a plugin, and goes back to it whenever the keys come to nothing, until the page has an opinion. */
async function insistOn(plugin: string, culprits: number): Promise<void> {
  const end = Date.now() + 60_000
  while ((await faults()).length < culprits && Date.now() < end) {
    if (!(await isTypedIn(plugin))) await press(plugin)
    for (let keys = 0; keys < 12; keys += 1) await typeSlowly('x')
  }
}

describe('a plugin that takes the keyboard from its siblings', () => {
  it.each([
    ['by its window', ['its-window-at-pace']],
    ['by a dialog of its own', ['a-dialog-of-its-own-at-pace']],
    ['once in a second', ['slow']],
    ['together with another', ['its-field-at-pace', 'slow']],
  ])(
    '%s is named and no other, and the sibling hears every key',
    { timeout: 120_000 },
    async (_, thieves) => {
      await show('writer', 'quiet', ...thieves)
      await Promise.all(['writer', 'quiet', ...thieves].map((name) => becomes(name, 'ready')))
      await insistOn('writer', thieves.length)
      for (const thief of thieves) await becomes(thief, 'failed')
      expect((await faults()).toSorted()).toEqual(thieves.map((thief) => `${thief} took_focus`).toSorted())
      if (!(await isTypedIn('writer'))) await press('writer')
      const field = inside('writer').locator('#field')
      await field.fill('')
      await typeSlowly(text)
      expect(await field.inputValue()).toBe(text)
      await becomes('quiet', 'ready')
    },
  )

  it.each(['its-window-later', 'its-field-later', 'a-dialog-of-its-own-later'])(
    'behind one that fills the window is named at the first try (%s)',
    { timeout: 120_000 },
    async (thief) => {
      await show('grows', thief)
      await Promise.all(['grows', thief].map((name) => becomes(name, 'ready')))
      await press('grows')
      await page.waitForSelector('#place-grows .plugin-place[data-expanded]')
      const field = inside('grows').locator('#field')
      await field.fill('')
      await typeSlowly(text)
      await becomes(thief, 'failed')
      // The keys of the few milliseconds until the page has seen it.
      expect((await field.inputValue()).length).toBeGreaterThanOrEqual(text.length - 2)
      await field.fill('')
      await typeSlowly(text)
      expect(await field.inputValue()).toBe(text)
      expect(await faults()).toEqual([`${thief} took_focus`])
    },
  )

  it('by calling it away has it given back, to the very field', async () => {
    await show('writer', 'quiet', 'calls')
    await Promise.all(['writer', 'calls'].map((name) => becomes(name, 'ready')))
    await press('writer')
    await page.waitForTimeout(3_000)
    await press('writer')
    await inside('writer').locator('#field').fill('')
    await typeSlowly(text)
    expect((await inside('writer').locator('#field').inputValue()).length).toBeGreaterThan(text.length / 2)
    expect(await faults()).toEqual([])
  })

  it.each([
    ['mouse', press],
    ['touch', tap],
  ])('is not taken for one that the visitor goes to by %s, again and again', async (_, go) => {
    await show('writer', 'quiet', 'polite')
    await Promise.all(['writer', 'quiet', 'polite'].map((name) => becomes(name, 'ready')))
    let more = 0
    for (let rounds = 0; rounds < 6; rounds += 1) {
      for (const name of ['writer', 'polite']) {
        await go(name)
        await page.keyboard.press('x')
        // A tap on a frame that is watched may only tell the page that the visitor goes there, and one that comes very
        // soon after the start of the page may do nothing: whoever sees that taps again.
        for (; more <= 8 && !(await isTypedIn(name)); more += 1) {
          await page.waitForTimeout(500)
          await go(name)
          await page.waitForTimeout(300)
        }
      }
    }
    expect(more).toBeLessThanOrEqual(8)
    expect(await faults()).toEqual([])
  })
})

describe('a page that ends while a plugin runs', () => {
  it('starts without it after a reload, and with it by a press, or when the page ended as pages do', async () => {
    await show('writer', 'quiet')
    await Promise.all(['writer', 'quiet'].map((name) => becomes(name, 'ready')))
    await page.reload()
    await becomes('writer', 'ready')
    const tab = await page.context().newCDPSession(page)
    const ask = await askPast(tab)
    await tab.send('Inspector.enable')
    const place = `document.querySelector('#place-writer')`
    const status = () =>
      ask(`window.isOld ? 'old' : ${place}?.querySelector('.plugin-place')?.dataset.status`)
    const reload = async () => {
      await ask('window.isOld = true')
      await tab.send('Page.reload')
    }
    const crash = async () => {
      const ended = new Promise((resolve) => tab.once('Inspector.targetCrashed', resolve))
      void tab.send('Page.crash').catch(() => undefined)
      await ended
      await tab.send('Page.reload')
      await expect.poll(status, { timeout: 20_000 }).toBe('off')
    }
    const start = async () => {
      // A press must be meant, so that the button hears nothing at first.
      const button = `${place}.querySelector('button')`
      await ask(`${button}.scrollIntoView()`)
      await expect.poll(() => ask(`${button}.ariaDisabled`), { timeout: 20_000 }).toBe('false')
      await ask(`${button}.click()`)
      await expect.poll(status, { timeout: 20_000 }).toBe('ready')
    }
    await crash()
    expect(await ask(`${place}.innerText`)).toMatch(
      /is off\s+The page ended suddenly while[^]*Start it again/,
    )
    await start()
    await crash()
    expect(await ask(`${place}.innerText`)).toMatch(/is off\s+The page ended suddenly more than once/)
    await reload()
    await expect.poll(status, { timeout: 20_000 }).toBe('off')
    await start()
    await reload()
    await expect.poll(status, { timeout: 20_000 }).toBe('ready')
  })
})
