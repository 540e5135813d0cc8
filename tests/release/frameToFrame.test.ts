import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { isTypedInto, takesAway, takesKeyboard } from '../support/focusThieves.ts'
import * as hostile from '../support/hostilePlugins.ts'
import { plainPanel } from '../support/packPlugin.ts'
import { useFrames } from '../support/useFrames.ts'
import { wait } from '../support/wait.ts'

// Whose the keyboard is that goes from frame to frame: the visitor's own ways, and those of thieves.

declare const harness: { faults: { plugin: string; kind: string }[] }

const plugins = {
  writer: { source: isTypedInto },
  polite: { source: isTypedInto },
  pans: {
    source: takesKeyboard(
      `
      document.documentElement.style.touchAction = 'none'
      onpointerup = () => field.focus()`,
      { everyMs: 200 },
    ),
  },
  quiet: { source: hostile.counts },
  empty: { source: plainPanel },
  thief: { source: takesAway(`take()`, 1_000) },
  stalls: { source: takesAway(`post(realm.great ??= new ArrayBuffer(3e8)); setTimeout(take, 30)`, 6_000) },
  leaves: { source: takesAway(`take(); setTimeout(leave, 100)`, 1_000) },
  'steps-out': {
    source: takesAway(`take(); setTimeout(() => void host.call('ui.leave', { to: 'title' }), 60)`, 8_000),
  },
  later: {
    source: takesKeyboard(`
      const realm = globalThis as any
      onpointerdown = () => (realm.at = performance.now() + 2_300)
      if (performance.now() > realm.at && !document.hasFocus()) realm['foc' + 'us']()`),
  },
  busy: {
    source: takesKeyboard(`
      Reflect.deleteProperty(KeyboardEvent.prototype, 'key')
      onkeydown = () => {
        for (const until = performance.now() + 350; performance.now() < until; );
      }`),
  },
  again: {
    source: takesKeyboard(
      `
      const realm = globalThis as any
      onpointerdown = () => (realm.isMeant = true)
      if (realm.isMeant && !document.hasFocus()) realm['foc' + 'us']()`,
      { everyMs: 60 },
    ),
  },
  fills: {
    source: takesKeyboard(
      `
      const realm = globalThis as any
      onkeydown ??= () =>
        void host.call('ui.expand', { isExpanded: true }).then((said) => (field.value += /d":true/.test(JSON.stringify(said))))
      if (!realm.isTaken) realm['foc' + 'us']()
      realm.isTaken = true`,
      { everyMs: 4_000 },
    ),
  },
  form: {
    source: takesKeyboard(`
      const next = Object.assign(document.createElement('input'), { id: 'next' })
      if (!document.querySelector('#next')) document.body.append(next)`),
  },
  waits: {
    source: takesKeyboard(`
      const realm = globalThis as any
      if (Date.now() > realm.dueAt) realm['foc' + 'us']()
      if (Date.now() > realm.dueAt) realm.dueAt = Infinity`),
  },
  shy: {
    source: takesKeyboard(`
      onpointerdown = onmousedown = (event) => event.preventDefault()`),
  },
  patient: { source: takesKeyboard(`if (!document.hasFocus()) (globalThis as any)['foc' + 'us']()`) },
}

const frames = useFrames(plugins)
let page: Page

async function show(...names: string[]): Promise<void> {
  page = await frames.newPage({ hasTouch: true, viewport: { width: 1_000, height: 2_400 } })
  await page.goto(`${frames.server().origin}/?show=${names.join(',')}`)
  for (const name of names) await becomes(name, 'ready')
  // What a section has just grown over takes no press.
  await page.waitForTimeout(1_500)
}
const becomes = (plugin: string, status: string) =>
  page.waitForSelector(`#place-${plugin} .plugin-place[data-status="${status}"]`, { timeout: 60_000 })
const faults = () => page.evaluate(() => harness.faults.map(({ plugin, kind }) => `${plugin} ${kind}`))
const inside = (plugin: string) => page.frames().find((one) => one.url().includes(`//${plugin}.`))
const has = async (plugin: string): Promise<boolean> =>
  (await inside(plugin)
    ?.evaluate(() => document.hasFocus())
    .catch(() => false)) ?? false

async function placeOf(plugin: string): Promise<{ x: number; y: number }> {
  const box = await inside(plugin)?.locator('input, button').first().boundingBox()
  return { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 5 }
}
async function tap(plugin: string): Promise<void> {
  const { x, y } = await placeOf(plugin)
  await page.touchscreen.tap(x, y)
  await expect.poll(() => has(plugin)).toBe(true)
  await page.waitForTimeout(300)
}
async function press(plugin: string): Promise<void> {
  const { x, y } = await placeOf(plugin)
  await page.mouse.move(x - 4, y, { steps: 4 })
  await page.waitForTimeout(100)
  await page.mouse.click(x, y)
}
async function key(name: string): Promise<void> {
  // The driver waits without end for a frame that went in the middle of a key.
  await Promise.race([page.keyboard.press(name), wait(2_000)])
  await page.waitForTimeout(300)
}

it('a visitor who goes to frames by touch, and then by Tab, blames nobody', async () => {
  await show('writer', 'quiet', 'polite')
  for (let rounds = 0; rounds < 3; rounds += 1) for (const name of ['writer', 'polite']) await tap(name)
  await tap('quiet')
  for (let tabs = 0; tabs < 3 && !(await has('polite')); tabs += 1) await key('Tab')
  expect(await has('polite')).toBe(true)
  await page.waitForTimeout(500)
  expect(await has('polite')).toBe(true)
  expect(await faults()).toEqual([])
})

it('a finger that has gone over a frame, as one does to scroll, gives it no keyboard', async () => {
  await show('writer', 'pans')
  await press('writer')
  await page.keyboard.type('abc')
  const { x, y } = await placeOf('pans')
  const device = await page.context().newCDPSession(page)
  const touch = (type: string, ...places: number[]) =>
    device.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: places.map((place) => ({ x, y: place })),
    })
  await touch('touchStart', y)
  for (let place = y + 6; place < y + 90; place += 6) await touch('touchMove', place)
  await touch('touchEnd')
  await expect.poll(() => has('writer')).toBe(true)
  await page.waitForTimeout(500)
  await page.keyboard.type('def')
  expect(await inside('writer')?.locator('#got').textContent()).toMatch(/^abc.*def$/)
  expect(await inside('pans')?.locator('#got').textContent()).toBe('')
})

it.each([
  ['neighbours', ['writer', 'polite']],
  ['frames with one between them that has nothing to stop at', ['writer', 'empty', 'polite']],
])('a visitor who goes to and fro between %s by Tab blames nobody', async (_, names) => {
  await show(...names)
  await press('writer')
  for (let rounds = 0; rounds < 24; rounds += 1) {
    await key('x')
    await key(rounds % 2 === 0 ? 'Tab' : 'Shift+Tab')
    await expect.poll(() => has(rounds % 2 === 0 ? 'polite' : 'writer')).toBe(true)
  }
  expect(await faults()).toEqual([])
})

it('keys by which the page is scrolled are no word for a plugin that takes the keyboard meanwhile', async () => {
  await show('quiet', 'fills')
  const of = (selector: string, kind: 'value' | 'textContent') =>
    inside('fills')?.evaluate(([one, what]) => (document.querySelector(one) as never)[what], [
      selector,
      kind,
    ] as const)
  for (const until = Date.now() + 5_000; Date.now() < until; await page.waitForTimeout(40))
    await page.keyboard.press('ArrowDown')
  expect(await of('#got', 'textContent')).toContain('ArrowDown')
  expect(await of('#field', 'value')).toMatch(/^(false)+$/)
  expect(await faults()).toEqual([])
  await press('fills')
  await key('x')
  await expect.poll(() => of('#field', 'value')).toMatch(/true$/)
})

it('a Tab from one field of a plugin to its next is no word for another plugin that takes the keyboard just then', async () => {
  await show('form', 'waits')
  await press('form')
  await page.keyboard.type('ab')
  const dueAt = Date.now() + 2_000
  await inside('waits')?.evaluate((at) => Object.assign(globalThis, { dueAt: at }), dueAt)
  await page.waitForTimeout(dueAt - 40 - Date.now())
  await page.keyboard.press('Tab')
  await expect.poll(faults).toEqual(['waits took_focus'])
  await page.keyboard.type('cd')
  await expect.poll(() => inside('form')?.locator('#next').inputValue()).toBe('cd')
})

it('a plugin that takes the keyboard from another one cannot put it on its own title', async () => {
  await show('writer', 'quiet', 'steps-out')
  await press('writer')
  await key('x')
  for (let looks = 0; looks < 12; looks += 1) {
    await page.waitForTimeout(1_000)
    const name = await page.evaluate(() => document.activeElement?.className)
    expect(name).toBe('plugin-frame')
  }
  expect(await has('writer')).toBe(true)
})

/** Types into a plugin, and goes back to it whenever the keys come to nothing. Returns how often they did. */
async function insist(thief: string, { between = async () => {}, most = 5 } = {}): Promise<number> {
  let thefts = 0
  while ((await faults()).length === 0 && thefts < most) {
    await press('writer')
    await between()
    while ((await faults()).length === 0 && (await has('writer'))) await key('x')
    if (await has(thief)) thefts += 1
  }
  return thefts
}

it('a plugin over which the pointer was put aside takes the keyboard no more often than others', async () => {
  await show('writer', 'quiet', 'thief')
  const box = await page.locator('#place-thief .plugin-frame').boundingBox()
  const between = () => page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 60, { steps: 8 })
  expect(await insist('thief', { between })).toBeLessThanOrEqual(3)
  expect(await faults()).toEqual(['thief took_focus'])
  await becomes('quiet', 'ready')
})

it('nor does one that makes the page stand still before', { timeout: 150_000 }, async () => {
  await show('writer', 'quiet', 'stalls')
  expect(await insist('stalls')).toBeLessThanOrEqual(3)
  expect(await faults()).toEqual(['stalls took_focus'])
  await becomes('quiet', 'ready')
})

it('nor does one that is gone again before anybody could tell of a press', { timeout: 150_000 }, async () => {
  await show('writer', 'quiet', 'leaves')
  await press('writer')
  const end = Date.now() + 60_000
  while ((await faults()).length === 0 && Date.now() < end) {
    if (!(await has('writer')) && !(await has('leaves'))) await press('writer')
    await key('x')
  }
  expect(await faults()).toEqual(['leaves took_focus'])
  await becomes('quiet', 'ready')
})

it('a plugin that is not displayed is stopped at its first try: nobody can go there', async () => {
  await show('writer', 'quiet', 'thief')
  await press('writer')
  await page.locator('#place-thief').evaluate((place) => (place.style.display = 'none'))
  await expect.poll(faults).toEqual(['thief took_focus'])
  await expect.poll(() => has('writer')).toBe(true)
})

it('a plugin that takes it from a button loses it in a moment, and is stopped at the third try in a minute', async () => {
  await show('quiet', 'thief')
  for (let thefts = 0; thefts < 5 && (await faults()).length === 0; thefts += 1) {
    await page.locator('#before').click()
    await expect.poll(async () => (await has('thief')) || (await faults()).length > 0).toBe(true)
    if (thefts < 2) expect(await faults()).toEqual([])
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('before')
  }
  expect(await faults()).toEqual(['thief took_focus'])
})

it('a press in a plugin that keeps the keyboard out brings it all the same, so that the next key presses no button', async () => {
  await show('shy', 'quiet')
  await page.locator('#before').click()
  await press('shy')
  await expect.poll(() => has('shy')).toBe(true)
  for (const letter of ['a', 'Enter']) await key(letter)
  expect(await inside('shy')?.locator('#got').textContent()).toBe('aEnter')
  expect(await faults()).toEqual([])
})

it('a plugin that takes it back after a press on words of the page has no try: a plugin may have brought them there', async () => {
  await show('quiet', 'again', 'writer')
  const words = page.locator('#title-quiet')
  await press('again')
  await expect.poll(() => has('again')).toBe(true)
  await words.click()
  for (const letter of 'secret') await key(letter)
  expect(await faults()).toEqual(['again took_focus'])
  expect(await has('again')).toBe(false)
  // A visitor who goes back by a press blames nobody.
  for (let turns = 0; turns < 4; turns += 1) {
    await press('writer')
    await expect.poll(() => has('writer')).toBe(true)
    await words.click()
    await expect.poll(() => has('writer')).toBe(false)
  }
  expect(await faults()).toEqual(['again took_focus'])
})

it('a Tab that leads out of a plugin is no word for its taking the keyboard back', async () => {
  await show('again', 'polite')
  await press('again')
  await expect.poll(() => has('again')).toBe(true)
  for (let tabs = 0; tabs < 12 && (await faults()).length === 0; tabs += 1) {
    if (await has('again')) await key('Tab')
    else await page.waitForTimeout(300)
  }
  expect(await faults()).toEqual(['again took_focus'])
})

it('a plugin that was stopped for it stays stopped behind a dialog, until the visitor starts it', async () => {
  await show('quiet', 'patient')
  const field = page.locator('#field')
  await field.click()
  while ((await faults()).length === 0) await key('x')
  await becomes('patient', 'failed')
  await page.getByRole('button', { name: 'Open a form' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await becomes('quiet', 'ready')
  await becomes('patient', 'failed')
  expect(await faults()).toEqual(['patient took_focus'])
  await page.locator('#place-patient').getByRole('button', { name: 'Reload' }).click()
  await becomes('patient', 'ready')
})

it('a plugin that was pressed takes the keyboard from a field later, is stopped at once, and gets two keys at most', async () => {
  await show('quiet', 'later')
  await press('later')
  await page.waitForTimeout(300)
  const field = page.locator('#field')
  await field.click()
  let typed = 0
  while ((await faults()).length === 0 && typed < 60) {
    await Promise.race([page.keyboard.press('x'), wait(2_000)])
    await page.waitForTimeout(90)
    typed += 1
  }
  expect(await faults()).toEqual(['later took_focus'])
  expect((await field.inputValue()).length).toBeGreaterThanOrEqual(typed - 2)
  await becomes('quiet', 'ready')
})

it('a visitor who leaves a plugin by Tab that is long at work on it blames nobody', async () => {
  await show('busy', 'polite')
  for (let rounds = 0; rounds < 12; rounds += 1) {
    await press('busy')
    await key('Tab')
    await expect.poll(() => has('polite')).toBe(true)
    await page.waitForTimeout(400)
  }
  expect(await faults()).toEqual([])
})
