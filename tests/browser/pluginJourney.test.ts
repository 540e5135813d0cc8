import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { switchOn, viewPlugins } from '../support/openPanel.ts'
import { pressAndConfirm } from '../support/pressMeant.ts'
import { packFolder } from '../support/packFolder.ts'
import { pickOption, pluginFrame, signIn, useProduct } from '../support/product.ts'
import { submitZip } from '../support/publish.ts'

const product = useProduct()
const author = { username: 'amina', email: 'amina@example.org', password: 'Quiet-River-9' }

async function handIn(page: Page): Promise<void> {
  await fetch(`${product.server().base}/api/users/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(author),
  })
  await signIn(page, author.username, author.password)
  await pickOption(page, 'Create Plugin')
  await page.getByRole('button', { name: 'Submit Plugin' }).click()
  const form = page.getByRole('dialog', { name: 'Submit Plugin' })
  await form.getByLabel('Name').fill('Amina Bello')
  await form.getByLabel('E-mail').fill(author.email)
  await form.getByLabel('Plugin', { exact: true }).setInputFiles({
    name: 'zone-columns.zip',
    mimeType: 'application/zip',
    buffer: await packFolder('zone-columns'),
  })
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Your plugin has been submittted successfully').waitFor({ timeout: 30_000 })
}

/** The author reads what the admins decided, and why. */
async function readDecision(page: Page): Promise<void> {
  await page.reload()
  const own = page.getByRole('region', { name: 'My submissions' })
  await own.getByText('Deployed').waitFor()
  await own.getByText('Read in full; it draws columns.').waitFor()
  expect(await own.getByRole('listitem').count()).toBe(1)
}

/** Whoever submits without an account keeps a private link. */
async function followLink(page: Page): Promise<void> {
  const { base } = product.server()
  const { lookup } = await submitZip(base, await packFolder('zone-columns'))
  await page.goto(`${base}/submission#${lookup}`)
  await page.getByText('Refused by checks').waitFor()
  await page.getByText('This version exists already').waitFor()
}

async function approve(page: Page): Promise<void> {
  const { admin } = product.server()
  await signIn(page, admin.email, admin.password)
  await pickOption(page, 'Approve Plugins')
  await page.getByRole('button', { name: /Zone columns/ }).click()
  await page.getByText('src/ZoneColumns.tsx').first().waitFor()
  await page.getByLabel('Reason').fill('Read in full; it draws columns.')
  const approval = page.getByRole('button', { name: 'Approve', exact: true })
  await pressAndConfirm(approval)
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: /^Available/ }).click()
        return page.getByRole('button', { name: /Zone columns/ }).count()
      },
      // The build, which on a busy machine takes more than a minute.
      { timeout: 180_000 },
    )
    .toBe(1)
}

/** By the buttons of the review page, where the admin still is. */
async function turn(page: Page, button: 'Disable' | 'Enable', becomes: string): Promise<void> {
  await page.getByRole('button', { name: /Zone columns/ }).click()
  const review = page.getByRole('article', { name: 'Zone columns' })
  await review.getByLabel('Reason').fill(`${button}d by hand.`)
  await pressAndConfirm(review.getByRole('button', { name: button, exact: true }))
  await review.locator('header').getByText(becomes, { exact: true }).waitFor({ timeout: 120_000 })
}

describe('a plugin of a stranger', () => {
  it(
    'travels from a zip to a visitor, stays on, goes when it is disabled and returns when it is enabled',
    { timeout: 480_000 },
    async () => {
      // Where no frame of another plugin starts beside.
      const own = await product.open('/about')
      await handIn(own)
      const admin = await product.open('/about')
      await approve(admin)
      await readDecision(own)
      await followLink(await product.open('/about'))

      const visitor = await product.open('/')
      const launcher = visitor.getByRole('button', { name: 'Zone columns', exact: true })
      await pluginFrame(visitor, 'indicator-overview')
      expect(await launcher.count()).toBe(0)
      await viewPlugins(visitor)
      expect(await visitor.getByRole('switch', { name: 'Zone columns' }).isChecked()).toBe(false)
      await visitor.getByRole('button', { name: 'Close', exact: true }).click()
      await switchOn(visitor, 'Zone columns')
      await launcher.waitFor()
      expect(await launcher.getAttribute('aria-expanded')).toBe('false')
      expect(await launcher.locator('img').getAttribute('src')).toMatch(/^data:image\/png/)

      await launcher.click()
      expect(await launcher.getAttribute('aria-expanded')).toBe('true')
      const frame = await pluginFrame(visitor, 'zone-columns')
      await frame.getByText(/\d of 6 zones/).waitFor()
      expect(await frame.locator('svg').count()).toBeGreaterThan(0)

      await visitor.reload()
      await launcher.waitFor()

      await turn(admin, 'Disable', 'Disabled')
      await launcher.waitFor({ state: 'detached', timeout: 60_000 })
      await pickOption(visitor, 'View Plugins')
      await visitor.getByRole('dialog', { name: 'View Plugins' }).getByText('Accessibility').first().waitFor()
      expect(await visitor.getByRole('switch', { name: 'Zone columns' }).count()).toBe(0)

      await turn(admin, 'Enable', 'Deployed')
      await visitor.reload()
      await launcher.waitFor()
    },
  )
})
