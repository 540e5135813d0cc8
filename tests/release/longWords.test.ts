import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { frameOf, pressLauncher, switchOn, viewPlugins } from '../support/openPanel.ts'
import { packPlugin, plainPanel } from '../support/packPlugin.ts'
import { narrow, openAsAdmin, scrollsSideways } from '../support/pagesOfHost.ts'
import { useProduct } from '../support/product.ts'
import { publish, registerAuthor, submitZip } from '../support/publish.ts'

const product = useProduct()
/** As long as a word may be, of the widest letters. */
const reason = Array.from({ length: 3 }, () => 'w'.repeat(60)).join(' ')
/** Of signs between which no line breaks. The check refuses it, so it is put into the page, which stands it too. */
const joined = '\u1100'.repeat(60)
const permissions = ['visitor:position', 'page:capture', 'data:read']

it('words of a plugin move no word of the page out of its question, nor out of the page where it is reviewed', async () => {
  const first = { id: 'wordy', name: 'Wordy', version: '1.0.0', source: plainPanel }
  const author = await registerAuthor(product.server(), 'wordy')
  await publish(product.server(), await packPlugin(first), author)
  const page = await product.open('/')
  await switchOn(page, 'Wordy')
  const more = { permissions: permissions.map((name) => ({ name, reason })) }
  await publish(product.server(), await packPlugin({ ...first, version: '1.1.0', more }), author)
  await page.reload()
  await pressLauncher(page, 'Wordy')
  await frameOf(page, 'Wordy').locator('body').waitFor()
  await page.getByRole('button', { name: 'See what it asks' }).click()
  const question = page.getByRole('dialog', { name: / more\?$/ })
  await question.getByText(reason).first().waitFor()
  const outside = (dialog: Locator): Promise<number> =>
    dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      const texts = [...element.querySelectorAll('h2, p, strong, button, .switch')]
      return texts
        .map((text) => text.getBoundingClientRect())
        .filter((box) => box.left < left || box.right > right).length
    })
  expect(await outside(question)).toBe(0)
  await write(question.locator('.muted'), joined)
  expect(await outside(question)).toBe(0)
  await page.keyboard.press('Escape')
  await viewPlugins(page)
  const list = page.getByRole('dialog', { name: 'View Plugins' })
  await list.getByText('What it may do, and what it has asked').first().click()
  await list.locator('.permissions').waitFor()
  await write(list.locator('.plugin-entry p'), joined)
  expect(await outside(list)).toBe(0)

  await submitZip(product.server().base, await packPlugin({ ...first, version: '1.2.0', more }), author)
  const desk = await (await openAsAdmin(product)).newPage()
  await desk.setViewportSize(narrow)
  await desk.goto(`${product.server().url}/account#/approvePlugin`)
  await desk.getByRole('button', { name: /Wordy/ }).first().click()
  await desk.locator('.review-permissions').getByText(reason).first().waitFor()
  expect(await scrollsSideways(desk)).toBe(false)
  await write(desk.locator('.review p, .review dd, .submission-title'), joined)
  expect(await scrollsSideways(desk)).toBe(false)
})

const write = (places: Locator, words: string): Promise<void> =>
  places.evaluateAll((elements, text) => elements.forEach((element) => (element.textContent = text)), words)
