import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { packPlugin } from '../support/packPlugin.ts'
import { pressLauncher, switchOn } from '../support/openPanel.ts'
import { pressMeant } from '../support/pressMeant.ts'
import { signIn, useProduct } from '../support/product.ts'
import { disable, publish, registerAuthor } from '../support/publish.ts'
import { wait } from '../support/wait.ts'

/** Fills the window by one press, and gives it back as the next one goes down: what lies behind is there for the one after it. */
const source = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    if (!isFull) return
    const leave = () => void host.call('ui.expand', { isExpanded: false })
    addEventListener('pointerdown', leave, true)
    return () => removeEventListener('pointerdown', leave, true)
  }, [isFull])
  const fill = () => isFull || host.call('ui.expand', { isExpanded: true }).then(() => setFull(true))
  return <button style={{ width: '100%', height: isFull ? 900 : 200 }} onClick={fill}>Play</button>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** Says a few words at a press. */
const speaker = `
import { definePlugin, host } from '@msdat/sdk'
const say = () => void host.call('ui.notify', { tone: 'info', message: 'Here are some words.' })
definePlugin({ contributions: { panel: { view: () => <button onClick={say}>Speak</button> } } })
`
/** Moves itself up by asking for what it may not do, and fills the window by the press that comes to it then. */
const mover = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const ask = () => void host.call(['ui', 'notify'].join('.') as 'ui.notify', { tone: 'info', message: 'No.' })
    const timer = setTimeout(ask, 7_000)
    return () => clearTimeout(timer)
  }, [])
  const take = () => {
    setPresses((before) => before + 1)
    void host.call('ui.expand', { isExpanded: true })
  }
  return <button style={{ width: '100%', height: 160 }} onClick={take}>Pressed {presses}</button>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** Gets lower when the pointer has gone up past its edge, which is where the head of its panel has "Turn off". */
const ducker = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [height, setHeight] = useState(400)
  useEffect(() => void host.call('ui.resize', { height }), [height])
  useEffect(() => {
    let timer = 0
    addEventListener('mousemove', ({ clientY }) => {
      clearTimeout(timer)
      if (clientY < 40) timer = setTimeout(() => setHeight(80), 250)
    })
  }, [])
  return <button style={{ width: '100%', height }}>Play</button>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** Gets higher once something has been dragged over it, and takes what is dropped. */
const taker = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [height, setHeight] = useState(100)
  const [taken, setTaken] = useState('none')
  useEffect(() => void host.call('ui.resize', { height }), [height])
  useEffect(() => {
    addEventListener('dragover', (event) => event.preventDefault(), true)
    addEventListener('dragleave', () => setTimeout(() => setHeight(400), 300), true)
    addEventListener('drop', (event) => {
      event.preventDefault()
      void event.dataTransfer?.files[0]?.text().then(setTaken)
    }, true)
  }, [])
  return <p id="taken" style={{ height }}>{taken}</p>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** Grows under the pointer, perhaps with nothing drawn of it, and has the keyboard come to its field when it is as it was. */
const grower = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect } from 'react'
function View() {
  useEffect(() => {
    const root = document.documentElement
    Object.assign(globalThis, {
      grow: (kind: string) => {
        if (kind === 'draws nothing') root.style.display = 'none'
        if (kind === 'scrolls its card') {
          root.style.height = '2000px'
          const mark = document.body.appendChild(document.createElement('div'))
          mark.style.cssText = 'position:absolute;top:771px;width:5px;height:10px'
          for (const ms of [40, 70, 100]) setTimeout(() => mark.scrollIntoView({ block: 'end' }), ms)
        }
        void host.call('ui.resize', { height: 2000 })
        setTimeout(() => {
          root.style.display = ''
          void host.call('ui.resize', { height: 120 })
          setTimeout(() => document.querySelector('input')?.focus(), 30)
        }, 450)
      },
    })
    void host.call('ui.resize', { height: 120 })
  }, [])
  return <input aria-label="Field" style={{ height: 60 }} />
}
definePlugin({ contributions: { panel: { view: View } } })
`
const product = useProduct()
const name = `patient${Date.now().toString(36)}`

beforeAll(async () => {
  await publish(product.server(), await packPlugin({ id: 'stepper', name: 'Stepper', source }))
  await publish(product.server(), await packPlugin({ id: 'mover', name: 'Mover', source: mover }))
  await publish(product.server(), await packPlugin({ id: 'ducker', name: 'Ducker', source: ducker }))
  await publish(product.server(), await packPlugin({ id: 'taker', name: 'Taker', source: taker }))
  await publish(product.server(), await packPlugin({ id: 'grower', name: 'Grower', source: grower }))
  for (const name of ['Speaker', 'Shouter']) {
    const words = name === 'Speaker' ? speaker : speaker.replace('some words', 'other words')
    const manifest = { id: name.toLowerCase(), name, permissions: ['ui:notify'] }
    await publish(product.server(), await packPlugin({ ...manifest, source: words }))
  }
  await registerAuthor(product.server(), name)
})

it('a panel that fills the window says whose it is, and what lies behind it hears no press that was begun in it', async () => {
  const page = await product.open('/', { viewport: { width: 1920, height: 1000 } })
  const { email, password } = product.server().admin
  await page.getByRole('tab').first().waitFor()
  await signIn(page, email, password)
  await switchOn(page, 'Stepper')
  await page.goto(`${product.server().url}/admin#/users`)
  await page.getByLabel('Search users').fill(name)
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await pressLauncher(page, 'Stepper')
  const upgrade = page.getByRole('button', { name: `Upgrade ${name}` })
  const play = page.frameLocator('iframe[title="Stepper"]').getByRole('button', { name: 'Play' })
  await play.waitFor()
  const box = await upgrade.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await play.click()
  const close = page.locator('.plugin-expanded-bar').getByRole('button', { name: 'Close' })
  await close.waitFor()
  // A press of just then was meant for what lay there before.
  await page.mouse.click(x, y)
  await page.waitForTimeout(700)
  expect(await close.isVisible()).toBe(true)
  // What is inert is drawn, but found at no point.
  const isOnTop = await close.evaluate((button) => {
    const inert = [...document.querySelectorAll('[inert]')]
    for (const one of inert) one.removeAttribute('inert')
    const { left, top, width, height } = button.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    for (const one of inert) one.setAttribute('inert', '')
    return button.contains(found)
  })
  expect(isOnTop).toBe(true)

  // Also where nothing was pressed for a while, and the plugin knows when that will be.
  await page.waitForTimeout(6_000)
  await page.mouse.click(x, y)
  for (const pauseMs of [150, 250, 350]) {
    await wait(pauseMs)
    await page.mouse.click(x, y)
  }
  await close.waitFor({ state: 'detached' })
  await page.waitForTimeout(500)
  expect(await page.getByRole('alertdialog').count()).toBe(0)

  // Whoever has seen what is there goes on as ever.
  await page.waitForTimeout(2_000)
  await page.mouse.click(x, y)
  const question = page.getByRole('alertdialog', { name: `Upgrade ${name}` })
  await pressMeant(question.getByRole('button', { name: 'Upgrade', exact: true }))
  await page.getByText(`${name} is an admin now.`).first().waitFor()
})

it('what lies under the words of a plugin hears no press that was meant for them, nor do they what was meant for that', async () => {
  const page = await product.open('/', { viewport: { width: 1440, height: 900 } })
  await page.getByRole('tab').first().waitFor()
  await switchOn(page, 'Speaker')
  // Below the words is text there, and no frame, which would hear by itself.
  await page.goto(`${product.server().url}/about`)
  await pressLauncher(page, 'Speaker')
  const words = page.locator('.toast[data-plugin]')
  await page.frameLocator('iframe[title="Speaker"]').getByRole('button', { name: 'Speak' }).click()
  await words.waitFor()
  const box = await words.getByRole('button', { name: 'Dismiss message' }).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      document.body.dataset['heard'] = String(Number(document.body.dataset['heard'] ?? 0) + 1)
    })
  })
  const heard = (): Promise<number> => page.evaluate(() => Number(document.body.dataset['heard'] ?? 0))
  // They came over what is below just now, and may not be meant either.
  await page.mouse.click(x, y)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect([await heard(), await words.count()]).toEqual([0, 1])
  await page.waitForTimeout(2_000)
  await page.mouse.click(x, y)
  await words.waitFor({ state: 'detached' })
  await page.mouse.click(x, y)
  // Nor one that was begun meanwhile and is held until long after.
  await page.mouse.down()
  await page.waitForTimeout(1_200)
  await page.mouse.up()
  expect(await heard()).toBe(1)
  await page.waitForTimeout(2_000)
  await page.mouse.click(x, y)
  expect(await heard()).toBe(2)
})

it('what lies where words of a plugin stood that move hears no press that was meant for them', async () => {
  const page = await product.open('/', { viewport: { width: 1440, height: 900 } })
  await page.getByRole('tab').first().waitFor()
  await switchOn(page, 'Speaker')
  await switchOn(page, 'Shouter')
  await page.goto(`${product.server().url}/about`)
  for (const name of ['Speaker', 'Shouter']) {
    await pressLauncher(page, name)
    await page.frameLocator(`iframe[title="${name}"]`).getByRole('button', { name: 'Speak' }).click()
  }
  const [upper, lower] = ['speaker', 'shouter'].map((id) => page.locator(`.toast[data-plugin="${id}"]`))
  const before = await upper?.boundingBox()
  // What has just come takes no press.
  await page.waitForTimeout(1_500)
  await lower?.getByRole('button', { name: 'Dismiss message' }).click()
  await expect.poll(async () => (await upper?.boundingBox())?.y).not.toBe(before?.y)
  await page.evaluate(() => {
    document.addEventListener('click', () => (document.body.dataset['heard'] = 'yes'))
  })
  // Above where they stand now.
  await page.mouse.click((before?.x ?? 0) + 10, (before?.y ?? 0) + 10)
  expect(await page.locator('body').getAttribute('data-heard')).toBeNull()
})

it('a frame that lies behind what gives way takes no press either, and what comes meanwhile is inert', async () => {
  const page = await product.open('/', { viewport: { width: 1920, height: 1000 } })
  await page.getByRole('tab').first().waitFor()
  await switchOn(page, 'Stepper')
  await page.locator('.plugin-place[data-status="ready"]').first().waitFor()
  await pressLauncher(page, 'Stepper')
  const play = page.frameLocator('iframe[title="Stepper"]').getByRole('button', { name: 'Play' })
  await play.waitFor()
  const behind = page.locator('main .plugin-place[data-status="ready"] .plugin-frame').first()
  const at = { x: 0, y: 0 }
  const takesPress = (): Promise<boolean> =>
    page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.classList.contains('plugin-frame') ?? false,
      at,
    )
  // The section moves until all above it has come.
  const isFound = async (): Promise<boolean> => {
    const box = await behind.boundingBox()
    Object.assign(at, { x: (box?.x ?? 0) + 40, y: Math.max(box?.y ?? 0, 200) + 40 })
    return takesPress()
  }
  await expect.poll(isFound).toBe(true)
  // A press of the moment in which a panel comes or grows fills nothing.
  await page.waitForTimeout(1_500)
  await play.click()
  await page.locator('.plugin-expanded-bar').waitFor()
  const isInert = await page.evaluate(async () => {
    const late = document.body.appendChild(document.createElement('button'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return late.hasAttribute('inert')
  })
  expect(isInert).toBe(true)
  // The frame hears no press before it has drawn itself in its new size.
  const stepper = page.frameLocator('iframe[title="Stepper"]').locator('html')
  await expect.poll(() => stepper.evaluate(() => window.innerHeight)).toBeGreaterThan(800)
  await page.waitForTimeout(1_500)
  await page.mouse.click(at.x, at.y)
  await page.locator('.plugin-expanded-bar').waitFor({ state: 'detached' })
  expect(await takesPress()).toBe(false)
  await expect.poll(takesPress).toBe(true)
})

it('a panel that something moves is not used by a press that was meant for what lay there', async () => {
  const page = await openOnAbout('Mover')
  const button = page.frameLocator('iframe[title="Mover"]').getByRole('button')
  await button.waitFor()
  const before = await button.boundingBox()
  const notice = page.getByRole('region', { name: 'Notice about Mover' })
  await notice.waitFor()
  const after = await button.boundingBox()
  expect(after?.y).toBeLessThan((before?.y ?? 0) - 30)
  await page.mouse.click((after?.x ?? 0) + 20, (after?.y ?? 0) + 10)
  await page.waitForTimeout(300)
  expect(await button.textContent()).toBe('Pressed 0')

  // Nor by one where the notice stood.
  await page.waitForTimeout(1_500)
  const dismiss = notice.getByRole('button', { name: 'Dismiss' })
  const box = await dismiss.boundingBox()
  const at = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  await page.mouse.click(...at)
  await notice.waitFor({ state: 'detached' })
  await page.mouse.click(...at)
  await page.waitForTimeout(300)
  expect(await button.textContent()).toBe('Pressed 0')
  await page.waitForTimeout(1_500)
  await page.mouse.click(...at)
  await page.locator('.plugin-expanded-bar').waitFor()
})

it('what lies where the head of a panel was hears no press that was meant for it, whatever the panel loses', async () => {
  const page = await openOnAbout('Ducker')
  const play = page.frameLocator('iframe[title="Ducker"]').getByRole('button', { name: 'Play' })
  await play.waitFor()
  await expect.poll(async () => (await play.boundingBox())?.height).toBe(400)
  // What it came over takes no pointer at first.
  await page.waitForTimeout(1_500)
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      document.body.dataset['heard'] = String(Number(document.body.dataset['heard'] ?? 0) + 1)
    })
  })
  const heard = (): Promise<number> => page.evaluate(() => Number(document.body.dataset['heard'] ?? 0))
  const card = page.locator('.panel-card').filter({ visible: true })
  const turnOff = card.getByRole('button', { name: 'Turn off' })
  const middle = async () => {
    const box = await turnOff.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const { x, y } = await middle()
  const top = (await play.boundingBox())?.y ?? 0
  await page.mouse.move(x, top + 120)
  await page.mouse.move(x, top + 20, { steps: 5 })
  await page.mouse.move(x, y, { steps: 4 })
  await expect.poll(async () => (await middle()).y, { interval: 20 }).toBeGreaterThan(y + 100)
  await page.mouse.click(x, y)
  expect(await heard()).toBe(0)
  await page.waitForTimeout(2_000)
  await page.mouse.click(x, y)
  expect(await heard()).toBe(1)

  // Nor where the whole panel goes, because an admin has the plugin disabled.
  const was = await middle()
  await disable(product.server(), 'ducker')
  await card.waitFor({ state: 'detached' })
  await page.mouse.click(was.x, was.y)
  expect(await heard()).toBe(1)
  await page.waitForTimeout(2_000)
  await page.mouse.click(was.x, was.y)
  expect(await heard()).toBe(2)
})

it.each(['is drawn', 'draws nothing', 'scrolls its card', 'is pressed twice'])(
  'what is typed after a press on what a panel has just come over stays with the page: it %s',
  async (kind) => {
    const page = await openOnAbout('Grower')
    const frame = page.frameLocator('iframe[title="Grower"]')
    const field = frame.getByLabel('Field')
    await field.click()
    await page.keyboard.type('me')
    await expect.poll(() => field.inputValue()).toBe('me')
    await page.waitForTimeout(1_500)
    const box = await page.locator('.panel-card').filter({ visible: true }).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) - 100]
    await page.mouse.move(x, y, { steps: 5 })
    await page.waitForTimeout(500)
    await frame.locator('html').evaluate((_root, how) => {
      const { grow } = globalThis as unknown as { grow: (kind: string) => void }
      grow(how)
    }, kind)
    await page.waitForTimeout(kind === 'scrolls its card' ? 300 : 120)
    await page.mouse.click(x, y)
    if (kind === 'is pressed twice') await page.mouse.click(x, y, { delay: 200 })
    await page.waitForTimeout(450)
    await page.keyboard.type('secret', { delay: 90 })
    // It was stopped, since it took the keyboard then.
    await page.getByText('It took the keyboard without being asked to').waitFor()
    expect(await page.evaluate(() => document.activeElement?.matches('main'))).toBe(true)
  },
)

it('a file that is let go where a panel has just grown is not given to it', async () => {
  const page = await openOnAbout('Taker', 900)
  const taken = page.frameLocator('iframe[title="Taker"]').locator('#taken')
  await taken.waitFor()
  await page.waitForTimeout(2_000)
  const box = await taken.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 50]
  const folder = mkdtempSync(join(tmpdir(), 'msdat-drop-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'figures.csv')
  writeFileSync(file, 'not published yet')
  const tab = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop', at: number) =>
    tab.send('Input.dispatchDragEvent', { type, x, y: at, data })
  await drag('dragEnter', y)
  await drag('dragOver', y)
  for (let step = 1; step <= 8; step += 1) await drag('dragOver', y - step * 30)
  await expect.poll(async () => (await taken.boundingBox())?.height, { interval: 20 }).toBe(400)
  await drag('dragOver', y - 240)
  await drag('drop', y - 240)
  await page.waitForTimeout(500)
  expect(await taken.textContent()).toBe('none')
  await page.waitForTimeout(1_500)
  await drag('dragEnter', y - 240)
  await drag('dragOver', y - 240)
  await drag('drop', y - 240)
  await expect.poll(() => taken.textContent()).toBe('not published yet')
})

/** A panel over a page of text, with no section behind it. */
async function openOnAbout(name: string, width = 1440): Promise<Page> {
  const page = await product.open('/', { viewport: { width, height: 900 } })
  await page.getByRole('tab').first().waitFor()
  await switchOn(page, name)
  await page.goto(`${product.server().url}/about`)
  await pressLauncher(page, name)
  return page
}
