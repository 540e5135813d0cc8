import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { throwsWhileLoading } from '../support/hostilePlugins.ts'
import { frameOf, pressLauncher, switchOn, viewPlugins } from '../support/openPanel.ts'
import { packPlugin, plainPanel } from '../support/packPlugin.ts'
import { useProduct } from '../support/product.ts'
import { publish, registerAuthor } from '../support/publish.ts'

const product = useProduct()

/** Leads the keyboard to whatever stands before it, and shrinks so that this comes under the pointer. */
const tricks = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [height, setHeight] = useState(260)
  useEffect(() => {
    addEventListener('keydown', () => void host.call('ui.leave', { to: 'previous' }))
    addEventListener('pointerdown', () => setHeight(10))
  }, [])
  return <button id="lure" style={{ height, width: '100%' }}>Press me twice</button>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** As often as a plugin may: one that says more is stopped, and says nothing then. */
const talks = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect } from 'react'
function View() {
  useEffect(() => {
    let count = 0
    const timer = setInterval(() => {
      const message = 'The platform asks you to wait. '.repeat(8) + count++
      void host.call('ui.notify', { tone: 'error', message })
      void host.call('ui.announce', { message })
    }, 500)
    return () => clearInterval(timer)
  }, [])
  return <p>Talks</p>
}
definePlugin({ contributions: { panel: { view: View } } })
`

/** Asks again and again, so that what is told of it grows. */
const meddles = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect } from 'react'
const methods = ['storage.keys', 'selection.get', 'data.catalog', 'page.getAppearance', 'page.capture', 'files.prepare']
function View() {
  useEffect(() => {
    const timer = setInterval(() => {
      const next = methods.shift()
      if (next) void host.call(next as never, {} as never)
    }, 2_000)
    return () => clearInterval(timer)
  }, [])
  return <p>Meddles</p>
}
definePlugin({ contributions: { panel: { view: View } } })
`

beforeAll(async () => {
  const server = product.server()
  for (const name of ['Talker', 'Herald', 'Barker']) {
    const plugin = { id: name.toLowerCase(), name, source: talks, permissions: ['ui:notify'] }
    await publish(server, await packPlugin(plugin))
  }
  await publish(server, await packPlugin({ id: 'broken', name: 'Broken', source: throwsWhileLoading }))
}, 300_000)

const question = (page: Page) => page.getByRole('dialog', { name: / more\?$/ })
const notice = (page: Page) => page.getByRole('button', { name: 'See what it asks' })

async function leaveQuestion(page: Page): Promise<void> {
  if (await question(page).isVisible()) await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'hidden' })
}

/** A second try of the test begins with a plugin of its own, whose name nobody takes for the first one's. */
const names = ['Tricky', 'Foxlike', 'Wilycat']

describe('a plugin whose new version asks for more', () => {
  it(
    'gets it by no trick with the keyboard or the pointer, and by a press that is meant',
    { timeout: 240_000 },
    async () => {
      const name = names.shift() ?? ''
      const id = name.toLowerCase()
      const first = { id, name, version: '1.0.0', source: plainPanel }
      const author = await registerAuthor(product.server(), id)
      await publish(product.server(), await packPlugin(first), author)
      const page = await product.open('/')
      await switchOn(page, name)
      const next = { ...first, version: '1.1.0', source: tricks, permissions: ['page:appearance'] }
      await publish(product.server(), await packPlugin(next), author)
      await page.reload()
      await pressLauncher(page, name)
      const lure = frameOf(page, name).locator('#lure')
      await lure.focus()
      // The keyboard is led to the button before the frame, and each further press goes where that leads.
      for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Enter')
      await leaveQuestion(page)
      await notice(page).waitFor()

      await lure.dblclick()
      await leaveQuestion(page)
      // Where the frame has just shrunk, the page beside it hears no press for a moment either.
      await page.waitForTimeout(2_000)
      const isThere = () => page.frames().some((frame) => frame.url().includes(`//${id}.`))
      expect(isThere()).toBe(true)
      await notice(page).click()
      // Its words are fetched when they are first asked for.
      await question(page).waitFor()
      expect(await page.locator('.plugin-frame:visible').count()).toBe(0)
      // A frame that is only hidden keeps its open list over the question.
      await expect.poll(isThere).toBe(false)
      const allow = question(page).getByRole('button', { name: 'Allow' })
      // A press that comes with the dialog, and one that comes when it has moved, are not heard.
      await allow.evaluate((button) => (button as HTMLElement).click())
      await expect.poll(() => allow.getAttribute('aria-disabled')).toBe('false')
      await allow.evaluate((button) => {
        const dialog = button.closest('dialog')
        if (dialog) dialog.style.marginTop = '2rem'
        ;(button as HTMLElement).click()
      })
      await expect.poll(() => allow.getAttribute('aria-disabled')).toBe('false')
      // Nor one when the question has other words, or when another dialog that lay over it has gone.
      await expect.poll(() => allow.getAttribute('aria-disabled')).toBe('false')
      await allow.evaluate((button) => {
        const words = button.closest('dialog')?.querySelector('p')?.firstChild
        if (words) words.textContent = `${words.textContent}`.replace('V', 'v')
        ;(button as HTMLElement).click()
      })
      await expect.poll(() => allow.getAttribute('aria-disabled')).toBe('false')
      await allow.evaluate(async (button) => {
        const { x, y } = button.getBoundingClientRect()
        const over = document.body.appendChild(document.createElement('dialog'))
        over.style.cssText = `position: fixed; margin: 0; left: ${x - 20}px; top: ${y - 20}px; width: 200px; height: 80px`
        over.showModal()
        await new Promise((resolve) => setTimeout(resolve, 300))
        over.remove()
        ;(button as HTMLElement).click()
      })
      expect(await question(page).isVisible()).toBe(true)
      // Nor one when two fingers have zoomed, and the button is elsewhere on the screen.
      await expect.poll(() => allow.getAttribute('aria-disabled')).toBe('false')
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
      await allow.evaluate(async (button) => {
        while (visualViewport?.scale !== 2) await new Promise(requestAnimationFrame)
        ;(button as HTMLElement).click()
      })
      expect(await question(page).isVisible()).toBe(true)
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
      // Nor is one after the keyboard came to it by other hands.
      await allow.evaluate((button) => {
        ;(button as HTMLElement).focus()
        ;(button as HTMLElement).click()
      })
      // Nor one that is made while the page stands still, and shows what stood there before.
      await expect.poll(() => allow.getAttribute('aria-disabled')).toBe('false')
      const { x, y } = (await allow.boundingBox()) ?? { x: 0, y: 0 }
      const still = page.evaluate(() => {
        const end = performance.now() + 2_500
        while (performance.now() < end);
      })
      await page.waitForTimeout(300)
      await Promise.all([still, page.mouse.click(x + 5, y + 5)])
      expect(await question(page).isVisible()).toBe(true)

      // Nor is a key that has been held down since before, however slowly it repeats itself.
      await question(page).getByRole('heading').click()
      await page.keyboard.down('Enter')
      await allow.focus()
      await expect.poll(() => allow.getAttribute('aria-disabled')).toBe('false')
      await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      expect(await question(page).isVisible()).toBe(true)

      await expect.poll(() => allow.getAttribute('aria-disabled')).toBe('false')
      await allow.click()
      await question(page).waitFor({ state: 'hidden' })
      expect(await notice(page).count()).toBe(0)
    },
  )
})

describe('a plugin that talks without end', () => {
  it('has no toast over any part of a question, whose words must be read before it is answered', async () => {
    const crier = { id: 'crier', name: 'Crier', source: talks, permissions: ['ui:notify'] }
    const author = await registerAuthor(product.server(), crier.id)
    await publish(product.server(), await packPlugin({ ...crier, version: '1.0.0' }), author)
    const page = await product.open('/')
    const talkers = ['Talker', 'Herald', 'Barker']
    for (const name of [...talkers, crier.name]) await switchOn(page, name)
    const permissions = [...crier.permissions, 'page:appearance', 'page:capture', 'storage']
    await publish(product.server(), await packPlugin({ ...crier, version: '1.1.0', permissions }), author)
    await page.reload()
    // A panel that is folded up goes on talking.
    for (const name of talkers) await pressLauncher(page, name)
    await pressLauncher(page, crier.name)
    await page.locator('.toast').nth(2).waitFor({ state: 'attached' })
    await notice(page).click()
    const covered = () =>
      question(page).evaluate((dialog) => {
        const { left, right, top, bottom } = dialog.getBoundingClientRect()
        return [...document.querySelectorAll('.toast')]
          .filter((toast) => getComputedStyle(toast).visibility === 'visible')
          .map((toast) => toast.getBoundingClientRect())
          .filter(
            (toast) => left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom,
          ).length
      })
    const heights = Array.from({ length: 24 }, (_, at) => 760 - 20 * at)
    const sizes = [
      { width: 1440, height: 900 },
      { width: 1366, height: 768 },
      ...heights.map((height) => ({ width: 390, height })),
    ]
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.waitForTimeout(250)
      expect(await covered(), `at ${size.width} by ${size.height}`).toBe(0)
    }
    // It was about this version, and the next one asks for other things.
    const next = { ...crier, version: '1.2.0', permissions: [...permissions, 'visitor:position'] }
    await publish(product.server(), await packPlugin(next), author)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await question(page).waitFor({ state: 'hidden' })
    await notice(page).waitFor()
  })

  it('has one toast, over no button that turns a plugin off and over no dialog', async () => {
    const page = await product.open('/', { viewport: { width: 390, height: 760 } })
    await switchOn(page, 'Talker')
    await switchOn(page, 'Broken')
    await pressLauncher(page, 'Talker')
    await page.locator('.toast').first().waitFor()
    await pressLauncher(page, 'Broken')
    await page.getByText('Broken has stopped').waitFor()
    const covered = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('[data-turn-off]')]
            .map((button) => [button, button.getBoundingClientRect()] as const)
            .filter(([, { width, top, bottom }]) => width > 0 && top >= 0 && bottom <= innerHeight)
            .filter(([button, { left, top, width, height }]) => {
              const seen = document.elementFromPoint(left + width / 2, top + height / 2)
              return seen !== button && seen?.closest('.toast') !== null
            }).length,
      )
    for (let looks = 0; looks < 20; looks += 1) {
      expect(await page.locator('.toast').count()).toBeLessThanOrEqual(1)
      // Where a card has moved, the page looks for a free place a moment later.
      await expect.poll(covered).toBe(0)
      await page.waitForTimeout(100)
    }
    await page
      .getByRole('region', { name: 'Broken' })
      .last()
      .getByRole('button', { name: 'Turn off' })
      .click()
    // By itself it has said all that it may for a while on this page.
    await page.reload()
    for (const toast of ['attached', 'visible'] as const) {
      await pressLauncher(page, 'Talker')
      await page.locator('.toast').first().waitFor({ state: toast })
    }
    // Over a dialog a press on one would reach what lies under it, such as the switch of another plugin.
    await viewPlugins(page)
    await page.getByRole('dialog').waitFor()
    for (let looks = 0; looks < 20; looks += 1) {
      expect(await page.locator('.toast').first().isVisible()).toBe(false)
      await page.waitForTimeout(100)
    }
    expect(await page.locator('.toast').count()).toBe(1)
  })
})

it('a plugin of strangers asks for nothing while the list of plugins is open, and is there again afterwards', async () => {
  const meddler = { id: 'meddler', name: 'Meddler', source: meddles }
  await publish(product.server(), await packPlugin(meddler))
  const page = await product.open('/')
  await switchOn(page, 'Meddler')
  await pressLauncher(page, 'Meddler')
  const frame = frameOf(page, 'Meddler')
  await frame.getByText('Meddles').waitFor()
  await viewPlugins(page)
  const entry = page.locator('.plugin-entry').filter({ has: page.getByRole('heading', { name: 'Meddler' }) })
  await entry.getByText('What it may do').click()
  const ledger = entry.getByRole('region', { name: 'Asked in this visit' })
  await ledger.waitFor()
  const told = await ledger.getByRole('row').count()
  await page.waitForTimeout(5_000)
  expect(await ledger.getByRole('row').count()).toBe(told)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await frame.getByText('Meddles').waitFor()
})
