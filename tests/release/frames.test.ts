import type { Frame, Page } from 'playwright'
import { describe, expect, it, onTestFailed } from 'vitest'
import * as hostile from '../support/hostilePlugins.ts'
import { openRoots } from '../support/openRoots.ts'
import { expectAlive, measurePulse, type Pulse } from '../support/pulse.ts'
import { startFrameServer } from '../support/frameServer.ts'
import { useFrames } from '../support/useFrames.ts'
import { wait } from '../support/wait.ts'

interface Harness {
  faults: { plugin: string; kind: string }[]
  said: string[]
  takenBack: Set<string>
  queries(): number
  reloadIndex(): Promise<void>
  comeBack(): void
  frameHost: {
    selectionChanged(): void
    permissionsChanged(plugin: string): void
    services: { methods: { 'selection.set'(change: { period: string }): unknown } }
    memoryOf(plugin: string, contribution: string): { state: unknown }
    sessions: Set<{ restart(): void }>
  }
}
declare const harness: Harness

const view = (body: string): string => `
import { definePlugin, host, useData, useKept, useSelection, useSetSelection, useStored } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() { ${body} }
definePlugin({ contributions: { panel: { view: View } } })`

const plugins = {
  good: {
    permissions: ['data:read' as const],
    source: view(`
      const data = useData({ indicators: [25] })
      const [kept, keep] = useKept('clicks', 0)
      return <div style={{ height: 300 }}>
        <output id="rows">{data.status === 'ready' ? data.value.value[24] : data.status}</output>
        <button id="first" onClick={() => keep(kept + 1)}>{kept}</button><button id="last">Last</button>
      </div>`),
  },
  twin: {
    permissions: ['data:read' as const],
    source: view(`
      const data = useData({ indicators: [25] })
      return <p id="rows">{data.status === 'ready' ? data.value.value[24] : data.status}</p>`),
  },
  selects: {
    permissions: ['selection:read' as const, 'selection:write' as const],
    source: view(`
      const { period } = useSelection()
      const change = useSetSelection()
      return <button id="said" onClick={() => change({ period: '2024' })}>{period}</button>`),
  },
  starts: {
    permissions: ['selection:read' as const],
    source: `document.body.dataset.has = 'booted'
      await new Promise((resolve) => (window.goOn = resolve))
      ${view('return <p id="said">{useSelection().period}</p>')}`,
  },
  leads: {
    source: view(`
      useEffect(() => {
        addEventListener('keydown', ({ key }) => {
          const to = { ' ': 'previous', n: 'next' }[key]
          if (to) void host.call('ui.leave', { to })
        })
      }, [])
      return <button id="lure">Press Space</button>`),
  },
  pulls: {
    source: view(`
      const [times, count] = useState(0)
      useEffect(() => {
        const pulling = setInterval(() => host.call('ui.leave', { to: 'title' }).then(() => count((n) => n + 1)), 50)
        return () => clearInterval(pulling)
      }, [])
      return <p id="times">{times}</p>`),
  },
  stores: {
    permissions: ['storage' as const],
    source: view(`
      const [key, setKey] = useState('first')
      const [value, keep] = useStored(key, 'nothing')
      return <>
        <p id="said">{value}</p>
        {['first', 'empty', 'other'].map((name) => <button key={name} onClick={() => setKey(name)}>{name}</button>)}
        <button onClick={() => keep('set')}>set</button>
      </>`),
  },
  // Nothing answers there; what counts is whether the browser tries.
  calls: {
    permissions: ['network' as const],
    network: ['http://localhost:1'],
    source: view(`
      const [said, say] = useState('calling')
      useEffect(() => {
        let isHeld = false
        document.addEventListener('securitypolicyviolation', () => (isHeld = true))
        fetch('http://localhost:1/').catch(() => setTimeout(() => say(isHeld ? 'held back' : 'let through'), 100))
      }, [])
      return <p id="said">{said}</p>`),
  },
  loops: { source: hostile.loopsForever },
  throws: { source: hostile.throwsWhileLoading },
  ahead: { source: hostile.throwsWhileLoading, sdk: '^2.0.0' },
  silent: { source: hostile.neverAnswers },
  asks: { source: hostile.asksWithoutPermission },
  floods: { source: hostile.floods },
  overwhelms: { source: hostile.overwhelms },
  breaks: {
    source: view(`
      const [isBroken, setBroken] = useState(false)
      if (isBroken) throw new Error('broken later')
      return <button id="break" onClick={() => setBroken(true)}>Break</button>`),
  },
}

const frames = useFrames(plugins)
let page: Page

async function newPage(): Promise<Page> {
  const made = await frames.newPage()
  await openRoots(made)
  return made
}

async function show(...names: string[]): Promise<void> {
  page = await newPage()
  await page.goto(`${frames.server().origin}/?show=${names.join(',')}`)
}

const place = (plugin: string) => page.locator(`#place-${plugin} .plugin-place`)
const inside = (plugin: string) => page.frameLocator(`#place-${plugin} iframe`)
const becomes = (plugin: string, status: string, timeout = 20_000) =>
  page.waitForSelector(`#place-${plugin} .plugin-place[data-status="${status}"]`, { timeout })

function frameOf(plugin: string): Frame {
  const frame = page.frames().find((one) => one.url().includes(`//${plugin}.`))
  if (!frame) throw new Error(`There is no frame of ${plugin}.`)
  return frame
}

interface Pulses {
  host: Pulse
  sibling: Pulse
}

/** Shows a plugin beside a good one, and measures both the page and the good one until the given moment. */
async function watch(plugin: string, until: () => Promise<unknown>): Promise<Pulses> {
  await show('good', plugin)
  await Promise.all([becomes('good', 'ready'), becomes(plugin, 'ready')])
  const endOfHost = await measurePulse(page, '#before')
  const endOfSibling = await measurePulse(frameOf('good'), '#first')
  await Promise.all([until(), wait(3_000)])
  return { host: await endOfHost(), sibling: await endOfSibling() }
}

let harmless: Promise<Pulses> | undefined
/** The same where nothing misbehaves. */
async function watchUsual(): Promise<Pulses> {
  onTestFailed(() => (harmless = undefined))
  const pulses = await (harmless ??= watch('twin', () => Promise.resolve()))
  await page?.close()
  return pulses
}

describe('a plugin in a frame of its own origin', () => {
  it('starts, gets its data as columns, and takes the height of its content', async () => {
    await show('good')
    await becomes('good', 'ready')
    await expect.poll(() => inside('good').locator('#rows').textContent()).toBe('24')
    // With the room that every frame leaves for the ring of the keyboard.
    await expect.poll(async () => (await place('good').boundingBox())?.height).toBe(308)
    expect(frameOf('good').url()).toMatch(/^http:\/\/good\.plugins\.localhost:\d+\/frame$/)
    await page.waitForSelector('#place-good [data-painted="true"]')
  })

  it('reaches the servers it names until the visitor takes the network back', async () => {
    await show('calls')
    await expect.poll(() => inside('calls').locator('#said').textContent()).toBe('let through')
    await page.evaluate(() => {
      harness.takenBack.add('network')
      harness.frameHost.permissionsChanged('calls')
    })
    await inside('calls').getByText('held back').waitFor()
  })

  it('is not blamed for calling what it asked for and the visitor took back', async () => {
    await show('good')
    await expect.poll(() => inside('good').locator('#rows').textContent()).toBe('24')
    await page.evaluate(() => {
      harness.takenBack.add('data:read')
      harness.frameHost.permissionsChanged('good')
    })
    await expect.poll(() => inside('good').locator('#rows').textContent()).toBe('failed')
    expect(await place('good').getByText('which it may not use').count()).toBe(0)
    expect(await page.evaluate(() => harness.faults)).toEqual([])
  })

  it('has an opaque origin, no script element left, no nonce and no peer connections', async () => {
    await show('good')
    await becomes('good', 'ready')
    const found = await frameOf('good').evaluate(() => ({
      origin: window.origin,
      scripts: document.scripts.length,
      html: document.documentElement.outerHTML.includes('nonce'),
      rtc: Object.getOwnPropertyNames(window).filter((name) => /RTC/.test(name)),
    }))
    expect(found).toEqual({ origin: 'null', scripts: 0, html: false, rtc: [] })
  })

  it('asks the server once where two plugins ask the same', async () => {
    await show('good', 'twin')
    await expect.poll(() => inside('good').locator('#rows').textContent()).toBe('24')
    await expect.poll(() => inside('twin').locator('#rows').textContent()).toBe('24')
    expect(await page.evaluate(() => harness.queries())).toBe(1)
  })

  it('downloads nothing but the shell when it is shown a second time', async () => {
    await show('good')
    await becomes('good', 'ready')
    const before = new Map(frames.server().requests)
    await page.reload()
    await becomes('good', 'ready')
    const again = [...frames.server().requests].filter(([name, count]) => count > (before.get(name) ?? 0))
    expect(again.map(([name]) => name).filter((name) => name.includes('artifacts'))).toEqual([])
    expect(again.map(([name]) => name)).toContain('good/frame')
  })

  it('sees and changes the selection where it may', async () => {
    await show('selects')
    await becomes('selects', 'ready')
    const button = inside('selects').locator('#said')
    expect(await button.textContent()).toBe('2020')
    await button.click()
    await expect.poll(() => button.textContent()).toBe('2024')
  })

  it('has what changed while it started', async () => {
    await show('starts')
    await inside('starts').locator('body[data-has="booted"]').waitFor({ state: 'attached' })
    await page.evaluate(() => harness.frameHost.services.methods['selection.set']({ period: '2024' }))
    expect(await place('starts').getAttribute('data-status')).toBe('loading')
    await frameOf('starts').evaluate(() => (window as unknown as { goOn(): void }).goOn())
    await becomes('starts', 'ready')
    await inside('starts').getByText('2024').waitFor()
  })

  it('starts when there is a selection, and not before', async () => {
    page = await newPage()
    await page.goto(`${frames.server().origin}/?show=selects&late`)
    await becomes('selects', 'ready')
    expect(await inside('selects').locator('#said').textContent()).toBe('2020')
  })

  it('is refused what it has no permission for, and the refusal is reported', async () => {
    await show('asks')
    await becomes('asks', 'ready')
    await expect.poll(() => inside('asks').locator('#said').textContent()).toContain('not_allowed')
    expect(await page.evaluate(() => harness.faults)).toMatchObject([
      { plugin: 'asks', kind: 'refused_call' },
    ])
  })

  it('gives the keyboard on with Tab, and back to its title with Escape', async () => {
    await show('good')
    await becomes('good', 'ready')
    await page.locator('#before').focus()
    await page.keyboard.press('Tab')
    const focused = () => frameOf('good').evaluate(() => document.activeElement?.id)
    expect(await focused()).toBe('first')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('last')
    await page.keyboard.press('Tab')
    const inPage = () => page.evaluate(() => document.activeElement?.id)
    await expect.poll(inPage).toBe('after')
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('last')
    await page.keyboard.press('Escape')
    await expect.poll(inPage).toBe('title-good')
  })

  it('leads the keyboard to its border and to no button, from where Tab goes on both ways', async () => {
    await show('leads')
    await becomes('leads', 'ready')
    await page.evaluate(() => {
      for (const id of ['before', 'after'])
        document.getElementById(id)?.addEventListener('click', ({ target }) => {
          if (target instanceof HTMLElement) target.dataset.pressed = 'yes'
        })
    })
    const lure = inside('leads').locator('#lure')
    const isFocused = () =>
      lure.evaluate((element) => document.activeElement === element && document.hasFocus())
    for (const [key, ahead, back] of [
      ['Space', 'Shift+Tab', 'Tab'],
      ['n', 'Tab', 'Shift+Tab'],
    ] as const) {
      await lure.focus()
      await page.keyboard.press(key)
      await expect.poll(isFocused).toBe(false)
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      expect(await page.locator('[data-pressed]').count()).toBe(0)
      await page.keyboard.press(back)
      await expect.poll(isFocused).toBe(true)
      await page.keyboard.press(key)
      await expect.poll(isFocused).toBe(false)
      await page.keyboard.press(ahead)
      const inPage = () => page.evaluate(() => document.activeElement?.id)
      await expect.poll(inPage).toBe(key === 'n' ? 'after' : 'before')
    }
  })

  it('cannot take the keyboard from a field of the page', async () => {
    await show('pulls')
    await becomes('pulls', 'ready')
    await page.locator('#before').focus()
    const times = async () => Number(await inside('pulls').locator('#times').textContent())
    const before = await times()
    await expect.poll(times).toBeGreaterThan(before + 3)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('before')
  })

  it('gets what it could not have when the server is back', async () => {
    page = await newPage()
    await page.goto(`${frames.server().origin}/?show=good&away`)
    await expect.poll(() => inside('good').locator('#rows').textContent()).toBe('failed')
    await page.evaluate(() => harness.comeBack())
    await expect.poll(() => inside('good').locator('#rows').textContent()).toBe('24')
  })

  it('stores under one key and shows nothing of it under another', async () => {
    await show('stores')
    const said = inside('stores').locator('#said')
    const press = (name: string) => inside('stores').getByRole('button', { name }).click()
    await expect.poll(() => said.textContent()).toBe('kept as first')
    await press('set')
    await expect.poll(() => said.textContent()).toBe('set')
    await press('empty')
    await expect.poll(() => said.textContent()).toBe('nothing')
    await press('other')
    await expect.poll(() => said.textContent()).toBe('kept as other')
  })

  it('has what it kept when it starts again', async () => {
    await show('good')
    await becomes('good', 'ready')
    await inside('good').locator('#first').click()
    const keptText = () => page.evaluate(() => harness.frameHost.memoryOf('good', 'panel').state)
    await expect.poll(keptText, { timeout: 10_000 }).toBe('{"clicks":1}')
    await page.evaluate(() => harness.frameHost.sessions.forEach((session) => session.restart()))
    await becomes('good', 'ready')
    await expect.poll(() => inside('good').locator('#first').textContent()).toBe('1')
  })

  it('leaves the page when it is withdrawn', async () => {
    const own = await startFrameServer({ good: plugins.good })
    page = await newPage()
    await page.goto(`${own.origin}/?show=good`)
    await becomes('good', 'ready')
    own.withdraw('good')
    await page.evaluate(() => harness.reloadIndex())
    await becomes('good', 'off')
    expect(await page.locator('iframe').count()).toBe(0)
    own.close()
  })
})

// A plugin that stops the page does so each time; other work on the machine does not meet the same one thrice.
describe('a plugin that misbehaves', { retry: 2 }, () => {
  it('and loops for ever stops neither the page nor its sibling, is named, and goes when it is turned off', async () => {
    const usual = await watchUsual()
    const { host, sibling } = await watch('loops', () => becomes('loops', 'not-responding'))
    expectAlive(host, usual.host)
    expectAlive(sibling, usual.sibling)
    const clicks = await inside('good').locator('#first').textContent()
    expect(Number(clicks)).toBeGreaterThan(10)
    expect(await place('loops').textContent()).toContain('Plugin loops is not responding')
    expect(await place('loops').getByRole('button').allTextContents()).toEqual(['Reload', 'Turn off'])
    await place('loops').getByRole('button', { name: 'Reload' }).click()
    await becomes('loops', 'ready')
    await place('loops').waitFor()
    await becomes('loops', 'not-responding')
    await place('loops').getByRole('button', { name: 'Turn off' }).click()
    await becomes('loops', 'off')
    expect(await inside('good').locator('#first').textContent()).toBe(clicks)
  })

  it('and throws while it loads is named', async () => {
    await show('throws')
    await becomes('throws', 'failed')
    expect(await place('throws').textContent()).toContain('Plugin throws has stopped')
    // What the plugin threw is shown as text, for who wants to read it.
    expect(await place('throws').locator('details').textContent()).toMatch(/^What it said.+/)
    // By the name of its module, so that the registry can find the place in the author's files.
    const message = expect.stringMatching(/ at plugin:\d+:\d+/)
    expect(await page.evaluate(() => harness.faults)).toMatchObject([
      { plugin: 'throws', kind: 'threw', message },
    ])
  })

  it('of a newer major of the SDK is not started, and its card says what to do', async () => {
    await show('ahead')
    await becomes('ahead', 'off')
    const card = await place('ahead').textContent()
    expect(card).toContain('Plugin ahead cannot run here')
    expect(card).toContain('Reload the page')
    expect(await page.evaluate(() => harness.faults)).toEqual([])
  })

  it('and throws later is named', async () => {
    await show('breaks')
    await becomes('breaks', 'ready')
    // Not waited for: the frame goes while it is being clicked, and the click may never be told that it is done.
    void inside('breaks')
      .locator('#break')
      .click()
      .catch(() => undefined)
    await becomes('breaks', 'failed')
    expect(await place('breaks').textContent()).toContain('Plugin breaks has stopped')
  })

  it('and never answers is given up after ten seconds', async () => {
    await show('silent')
    await becomes('silent', 'failed')
    expect(await page.evaluate(() => harness.faults)).toMatchObject([
      { plugin: 'silent', kind: 'no_handshake' },
    ])
  })

  it('and floods the page is stopped, and the page goes on meanwhile', async () => {
    const usual = await watchUsual()
    const { host, sibling } = await watch('floods', () => becomes('floods', 'failed'))
    expectAlive(host, usual.host)
    expectAlive(sibling, usual.sibling)
    expect(await page.evaluate(() => harness.faults)).toMatchObject([{ plugin: 'floods', kind: 'flooded' }])
    const clicks = Number(await inside('good').locator('#first').textContent())
    await inside('good').locator('#first').click()
    await expect.poll(() => inside('good').locator('#first').textContent()).toBe(String(clicks + 1))
  })

  it('and sends ever larger questions is stopped, and the page has its turns meanwhile', async () => {
    const usual = await watchUsual()
    const { host, sibling } = await watch('overwhelms', () => becomes('overwhelms', 'failed'))
    // What one message holds is unpacked in one go, and its size is known only then.
    expect(host.answers).toBeGreaterThan(0)
    expectAlive(sibling, usual.sibling)
    expect(await page.evaluate(() => harness.faults)).toMatchObject([
      { plugin: 'overwhelms', kind: 'flooded' },
    ])
  })
})

describe('where plugins share one process', () => {
  it('one that loops is removed, and the others come back', async () => {
    const own = await startFrameServer({ good: plugins.good, loops: plugins.loops }, { isShared: true })
    page = await newPage()
    await page.goto(`${own.origin}/?show=good,loops`)
    await Promise.all([becomes('loops', 'ready'), becomes('good', 'ready')])
    expect(await page.locator('#place-good iframe').getAttribute('src')).toBe('/frames/good/frame')
    await becomes('loops', 'not-responding')
    await becomes('good', 'ready')
    await expect.poll(() => inside('good').locator('#rows').textContent()).toBe('24')
    expect(await page.evaluate(() => harness.faults)).toMatchObject([
      { plugin: 'loops', kind: 'unresponsive' },
    ])
    own.close()
  })

  it('the page finds out by itself that plugin names do not reach the server', async () => {
    const own = await startFrameServer({ good: plugins.good }, { pluginDomain: 'plugins.nowhere.invalid' })
    page = await newPage()
    await page.goto(`${own.origin}/?show=good`)
    await becomes('good', 'ready')
    expect(await page.locator('#place-good iframe').getAttribute('src')).toBe('/frames/good/frame')
    own.close()
  })
})
