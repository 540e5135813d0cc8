import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import type { SignedIndex } from '@msdat/sdk/contracts/registry'
import { packFolder } from '../support/packFolder.ts'
import { pickOption, signIn, useProduct } from '../support/product.ts'
import { submitZip } from '../support/publish.ts'

const product = useProduct()

async function openReview(page: Page): Promise<Locator> {
  const { admin } = product.server()
  await signIn(page, admin.email, admin.password)
  await pickOption(page, 'Approve Plugins')
  await page.getByRole('button', { name: /Zone columns/ }).click()
  return page.getByRole('article', { name: 'Zone columns' })
}

const trialFrame = (page: Page) => page.frames().find((frame) => frame.url().includes('trial--'))

it('an admin tries a submitted plugin, refuses it a permission, and reads its source in colours', async () => {
  const { base } = product.server()
  await submitZip(base, await packFolder('zone-columns'))
  const page = await product.open('/')
  const review = await openReview(page)
  const trial = review.getByRole('region', { name: 'Trial', exact: true })
  await trial.getByRole('button', { name: 'Start the trial' }).click()
  await trial.getByText('Trial: not approved').waitFor({ timeout: 60_000 })
  await trial.getByText('ui.painted').waitFor({ timeout: 30_000 })
  expect(await trialFrame(page)?.locator('svg').count()).toBeGreaterThan(0)
  const calls = trial.getByRole('region', { name: 'Calls of the plugin on trial' })
  await calls.getByRole('row', { name: /data\.query \{"indicators":\[\d+\].*answered/ }).waitFor()

  await trial.getByRole('switch', { name: 'Read the published health data' }).uncheck()
  await calls
    .getByRole('row', { name: /data\.\w+ .*refused This plugin is not allowed/ })
    .first()
    .waitFor()
  await trial.getByRole('switch', { name: 'Read the published health data' }).check()
  await trial.getByRole('button', { name: '390 px' }).click()
  await trial.getByRole('button', { name: 'Dark' }).click()
  const width = () => trialFrame(page)?.evaluate(() => innerWidth)
  await expect.poll(width).toBe(390)

  const { index } = (await (await fetch(`${base}/registry/index/`)).json()) as SignedIndex
  expect(index).not.toContain('zone-columns')
  await trial.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => trialFrame(page)).toBeUndefined()

  await review.getByRole('button', { name: /src\/ZoneColumns\.tsx/ }).click()
  const source = review.getByRole('region', { name: 'Source of src/ZoneColumns.tsx' })
  expect(await source.locator('.hljs-keyword').first().textContent()).toBe('import')
})
