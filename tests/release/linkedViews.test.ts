import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { login } from '@msdat/sdk/contracts/accounts'
import { askThinkQuestion } from '@msdat/sdk/contracts/healthThink'
import { takesAway } from '../support/focusThieves.ts'
import { pressLauncher, switchOn } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { pressMeant } from '../support/pressMeant.ts'
import { useProduct } from '../support/product.ts'
import { publish, sendJson, signInAsAdmin } from '../support/publish.ts'
import { publishDashboard, sectionOf } from '../support/publishDashboard.ts'
import { wait } from '../support/wait.ts'

// A question of Health Think draws a view of this site in a frame, and in that run plugins of anybody.

const product = useProduct()

/** Tells how many frames it finds on the page around it. */
const looksAround = `
import { definePlugin } from '@msdat/sdk'

const page = (globalThis as any)['par' + 'ent']
definePlugin({ contributions: { panel: { view: () => <p id="found">{page.length} found</p> } } })
`

let path = ''
let waiting: { id: number; view: string }
beforeAll(async () => {
  const server = product.server()
  const section = { point: 'section', id: 'panel', title: 'Figures', controls: [] }
  const thief = { id: 'takes-keys', name: 'Takes keys', source: takesAway('take()', 50) }
  await publish(server, await packPlugin({ ...thief, more: { contributes: [section] } }))
  await publish(server, await packPlugin({ id: 'looks', name: 'Looks around', source: looksAround }))
  const { id: dashboard, token } = await publishDashboard(server, [sectionOf(thief.id)])
  const asked = { title: 'Why do the figures differ?', body: 'They do.', view: `/custom/public/${dashboard}` }
  const ask = ['POST', askThinkQuestion.path] as const
  const { id } = await sendJson<{ id: number }>(server, ask, token, asked)
  const show = ['PUT', `/api/health-think/questions/${id}/status/`] as const
  await sendJson(server, show, await signInAsAdmin(server), { status: 'shown' })
  path = `/health-think/question/${id}`
  waiting = await sendJson(server, ask, token, { ...asked, title: 'And why do these?' })
})

const view = (page: Page) => page.locator('iframe[title^="The view that"]')
async function open(): Promise<Page> {
  const page = await product.open(path)
  await page.locator('.think-view').scrollIntoViewIfNeeded()
  await view(page).contentFrame().frameLocator('iframe').locator('#field').waitFor()
  return page
}
const text = 'abcdefghij'.repeat(4)
/** The driver waits without end for a frame that went in the middle of a key. */
async function typeSlowly(page: Page, keys: string): Promise<void> {
  for (const key of keys) {
    await Promise.race([page.keyboard.press(key), wait(2_000)])
    await page.waitForTimeout(20)
  }
}
const note = (page: Page) => page.getByText('it took the keyboard without a press')

describe('a plugin in a view that a question links', () => {
  it('gets no letter of a password', async () => {
    const page = await open()
    await page.getByRole('button', { name: /^Login/ }).click()
    const field = page.getByRole('dialog', { name: 'Login' }).getByLabel('Password')
    await field.click()
    // It takes the keyboard three seconds after it has started.
    await page.waitForTimeout(4_000)
    await typeSlowly(page, text)
    expect(await field.inputValue()).toBe(text)
    expect(await view(page).count()).toBe(0)
  })

  it('that takes the keyboard from a field of the page has one try, and the view is closed', async () => {
    const page = await open()
    await page.evaluate(() => {
      const field = Object.assign(document.createElement('input'), { id: 'of-page' })
      document.body.prepend(field)
      field.focus()
    })
    const field = page.locator('#of-page')
    for (let keys = 0; keys < 400 && (await note(page).count()) === 0; keys += 1) await typeSlowly(page, 'x')
    expect(await view(page).count()).toBe(0)
    await field.fill('')
    await typeSlowly(page, text)
    expect(await field.inputValue()).toBe(text)
  })
})

it('a plugin beside such a view does not find it', async () => {
  const page = await open()
  await switchOn(page, 'Looks around')
  await pressLauncher(page, 'Looks around')
  const found = page.frameLocator('iframe[src*="//looks."]').locator('#found')
  await expect.poll(() => found.textContent()).toBe('0 found')
})

it('a moderator publishes a post only by a press that is meant, whatever scrolls the page', async () => {
  const { url, admin } = product.server()
  const page = await product.open('/terms')
  await page.request.post(url + login.path, { data: { username: admin.email, password: admin.password } })
  await page.goto(`${url}/health-think/question/${waiting.id}`)
  const button = page.getByRole('button', { name: 'Show to everyone', exact: true }).first()
  const isPublic = async () => (await fetch(`${url}/api/health-think/questions/${waiting.id}/`)).ok
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) - 90 }
  await page.mouse.move(at.x, at.y)
  // As the plugin in the view does it between the two halves of a double press.
  await page.evaluate(() => document.querySelector('.think-view')?.scrollIntoView({ block: 'start' }))
  const moved = await button.boundingBox()
  await page.mouse.click(at.x, (moved?.y ?? 0) + 10)
  const question = page.getByRole('alertdialog', { name: /^Show what / })
  await question.waitFor()
  const yes = question.getByRole('button', { name: 'Show to everyone' })
  await yes.evaluate((one) => (one as HTMLElement).click())
  await page.waitForTimeout(1_500)
  expect(await isPublic()).toBe(false)
  await pressMeant(yes)
  await expect.poll(isPublic).toBe(true)
})
