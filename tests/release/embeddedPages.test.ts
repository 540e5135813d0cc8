import type { FrameLocator, Locator, Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login } from '@msdat/sdk/contracts/accounts'
import { useProduct } from '../support/product.ts'
import { author, publishDashboard } from '../support/publishDashboard.ts'
import { wait } from '../support/wait.ts'

const product = useProduct({ env: { MSDAT_EMBED_HOSTS: 'charts.example.org' } })

/** It tells the keys it got, and asks its server what to do: to take the keyboard, or to draw without end. */
const strange = `<!doctype html><title>Charts</title><input id="field"><p id="got"></p><style>
  @keyframes drift { to { transform: translateX(50px) } }
  .layer { position: fixed; inset: 0; background: rgba(9, 9, 9, .01); will-change: transform, filter;
    filter: blur(60px) drop-shadow(9px 9px 99px red); animation: drift 1s infinite alternate }</style><script>
  const field = document.querySelector('#field')
  addEventListener('keydown', ({ key }) => { document.querySelector('#got').textContent += key }, true)
  let isThief = false
  const draw = () => {
    if (document.querySelector('.layer')) return
    for (let at = 0; at < 30; at += 1)
      document.body.append(Object.assign(document.createElement('div'), { className: 'layer' }))
  }
  setInterval(async () => {
    const wish = await (await fetch('/wish')).text()
    isThief = wish === 'take'
    if (wish === 'draw') draw()
  }, 50)
  setInterval(() => { if (isThief && !document.hasFocus()) { window.focus(); field.focus() } }, 30)
</script>`
let wish: 'nothing' | 'take' | 'draw' = 'nothing'

let dashboard = 0
beforeAll(async () => {
  const section = { kind: 'page', title: 'Charts', url: 'https://charts.example.org/x', description: '' }
  dashboard = (await publishDashboard(product.server(), [section])).id
})
beforeEach(() => (wish = 'nothing'))

async function open(path: string): Promise<{ page: Page; embedded: FrameLocator; place: Locator }> {
  const page = await product.open('/terms')
  await page.route('https://charts.example.org/**', (route) =>
    route.request().url().endsWith('/wish')
      ? route.fulfill({ body: wish, headers: { 'Access-Control-Allow-Origin': '*' } })
      : route.fulfill({ body: strange, contentType: 'text/html' }),
  )
  if (path.startsWith('/my-')) await page.request.post(product.server().url + login.path, { data: author })
  await page.goto(product.server().url + path)
  const place = page.locator('.embedded-page')
  await place.scrollIntoViewIfNeeded()
  const embedded = place.frameLocator('iframe')
  await embedded.locator('#field').waitFor()
  return { page, embedded, place }
}
const asReader = () => open(`/custom/public/${dashboard}`)
const asAuthor = () => open(`/my-dashboard/details/${dashboard}`)

const text = 'abcdefghij'.repeat(6)
/** At the pace of a quick writer. The driver waits without end for a frame that went in the middle of a key. */
async function typeSlowly(page: Page, keys: string): Promise<void> {
  for (const key of keys) {
    await Promise.race([page.keyboard.press(key), wait(2_000)])
    await page.waitForTimeout(20)
  }
}
const closedNote = (page: Page) => page.getByText('it took the keyboard without a press')

describe('an embedded page that takes the keyboard', () => {
  it.each(['the search of Ctrl+K', 'a password'])(
    'gets no letter of %s, and is back after it',
    async (what) => {
      const { page, place } = await asReader()
      const height = (await place.boundingBox())?.height
      let field = page.getByRole('dialog').getByRole('combobox')
      if (what === 'a password') {
        await page.getByRole('button', { name: /^Login/ }).click()
        field = page.getByRole('dialog', { name: 'Login' }).getByLabel('Password')
        await field.click()
      } else await page.keyboard.press('Control+k')
      await field.waitFor()
      wish = 'take'
      await typeSlowly(page, text)
      expect(await field.inputValue()).toBe(text)
      expect(await place.locator('iframe').count()).toBe(0)
      expect((await place.boundingBox())?.height).toBe(height)
      wish = 'nothing'
      await page.keyboard.press('Escape')
      await place.frameLocator('iframe').locator('#field').waitFor()
      expect(await closedNote(page).count()).toBe(0)
    },
  )

  it('from a field of the builder has one try, and is shown again by a press', async () => {
    const { page, embedded, place } = await asAuthor()
    const field = page.getByLabel('Title', { exact: true })
    await field.fill('')
    await place.hover()
    wish = 'take'
    for (let keys = 0; keys < 100 && (await closedNote(page).count()) === 0; keys += 1)
      await typeSlowly(page, 'x')
    expect(await place.locator('iframe').count()).toBe(0)
    await field.press('Control+a')
    await typeSlowly(page, text.slice(10))
    // The preview is drawn anew in the pause.
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByText(text.slice(10), { exact: true }).waitFor()
    await typeSlowly(page, text.slice(0, 10))
    expect(await field.inputValue()).toBe(text)
    wish = 'nothing'
    await page.getByRole('button', { name: 'Show it again' }).click()
    await embedded.locator('#field').waitFor()
  })
})

it(
  'an embedded page that holds up the drawing is closed, and its place says why',
  { timeout: 300_000 },
  async () => {
    const { page, place } = await asReader()
    wish = 'draw'
    const said = () => page.evaluate(() => document.querySelector('.embedded-place')?.textContent)
    await expect.poll(said, { timeout: 280_000, interval: 500 }).toContain('it held up the drawing')
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    expect(await place.locator('iframe').count()).toBe(0)
    wish = 'nothing'
    await page.getByRole('button', { name: 'Show it again' }).click()
    await place.frameLocator('iframe').locator('#field').waitFor()
  },
)

it('an embedded page gets nothing of what browsers hand on, such as a picture in a window over all dialogs', async () => {
  const { page } = await asReader()
  const frame = page.frames().find((one) => one.url().includes('charts.example.org'))
  const allowed = await frame?.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  )
  expect(allowed?.filter((feature) => !['sync-xhr', 'unload'].includes(feature))).toEqual([])
})

describe('a visitor who goes to an embedded page', () => {
  it('from a field, by two presses, types into it and is not blamed', async () => {
    const { page, embedded, place } = await asAuthor()
    const title = page.getByLabel('Title', { exact: true })
    for (let rounds = 1; rounds <= 4; rounds += 1) {
      await title.click()
      await title.press('End')
      await typeSlowly(page, 'word')
      // The preview is drawn anew around what is embedded.
      await page.locator('.builder-preview-title').getByText('word'.repeat(rounds)).waitFor()
      await embedded.locator('#field').waitFor()
      const box = await embedded.locator('#field').boundingBox()
      const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 5 }
      // The page saw the key a moment ago, and the pointer lies there.
      await page.mouse.move(at.x - 4, at.y, { steps: 3 })
      await page.mouse.click(at.x, at.y)
      await expect.poll(() => title.evaluate((node) => node === document.activeElement)).toBe(false)
      // No hand presses again sooner.
      await page.waitForTimeout(200)
      await page.mouse.click(at.x, at.y)
      await page.waitForTimeout(400)
      await embedded.locator('#field').evaluate((field: HTMLInputElement) => (field.value = ''))
      await typeSlowly(page, 'there')
      expect(await embedded.locator('#field').inputValue()).toBe('there')
    }
    expect(await place.locator('iframe').count()).toBe(1)
    expect(await closedNote(page).count()).toBe(0)
  })

  it('by Tab goes in and out again, and is not blamed', async () => {
    const { page, embedded, place } = await asReader()
    const link = place.getByRole('link', { name: 'open it there' })
    const isLink = () => link.evaluate((node) => node === document.activeElement)
    await link.focus()
    // What stands in its field is chosen, and the next letter takes its place.
    for (const letter of text.slice(0, 10)) {
      await page.keyboard.press('Shift+Tab')
      await page.waitForTimeout(400)
      await page.keyboard.press(letter)
      expect(await embedded.locator('#field').inputValue()).toBe(letter)
      await page.keyboard.press('Tab')
      await expect.poll(isLink).toBe(true)
    }
    expect(await closedNote(page).count()).toBe(0)
  })
})
