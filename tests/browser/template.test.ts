import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { frameOf, openPanel, viewPlugins } from '../support/openPanel.ts'
import { pickOption, signIn, useProduct } from '../support/product.ts'
import { inProject } from '../support/project.ts'
import { publish } from '../support/publish.ts'

const product = useProduct()
const folder = mkdtempSync(join(tmpdir(), 'template-'))
afterAll(() => rmSync(folder, { recursive: true }))

const msdat = (...words: string[]): string =>
  execFileSync(process.execPath, [inProject('sdk/bin/msdat-plugin.mjs'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  })
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)

/** Packs a folder and takes it the whole way of a stranger's plugin. */
async function publishFolder(name: string): Promise<void> {
  msdat('pack', name, '--out', `${name}.zip`)
  await publish(product.server(), readFileSync(join(folder, `${name}.zip`)))
}

it('a new plugin, as the command makes it, shows a chart in the default view and says of which source', async () => {
  msdat('create', 'year-trend')
  await publishFolder('year-trend')

  // This source has states only.
  const page = await product.open(
    '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=7&datasource=102',
  )
  const frame = await openPanel(page, page.url(), 'Year trend')
  const chart = frame.getByRole('application', { name: /^Skilled birth attendance/ })
  await chart.waitFor({ timeout: 30_000 })
  expect(await chart.locator('svg path').count()).toBeGreaterThan(0)
  await frame.getByText(/^UW-DHS has no figures for Nigeria; .+ is shown instead\.$/).waitFor()
})

it("draws after the README's first view was pasted into it", async () => {
  const [, snippet = ''] = /```tsx\n(.+?)```/s.exec(readFileSync(inProject('README.md'), 'utf8')) ?? []
  expect(snippet).toContain('definePlugin')
  msdat('create', 'readme-words')
  write('readme-words/src/main.tsx', snippet)
  await publishFolder('readme-words')

  const page = await product.open('/')
  const frame = await openPanel(page, page.url(), 'Readme words')
  await frame.getByText(/^You look at .+\.$/).waitFor({ timeout: 30_000 })
})

it("passes its checks after the guide's manifest and view were pasted into it", async () => {
  const page = await product.open('/')
  const { admin } = product.server()
  await signIn(page, admin.email, admin.password)
  await pickOption(page, 'Create Plugin')
  await page.getByRole('heading', { name: 'Submit it' }).waitFor()
  const blocks = await page.locator('.guide .code-block').allTextContents()
  expect(blocks).toHaveLength(5)
  const [create = '', manifest = '', view = '', , submit = ''] = blocks
  msdat(...create.replace('npm run plugin -- ', '').split(' '))
  write('my-plugin/manifest.json', manifest)
  write('my-plugin/src/main.tsx', view)
  expect(msdat('check', 'my-plugin')).toContain('0 errors, 0 warnings')
  expect(submit).toContain(`--host ${new URL(page.url()).origin} `)
})

it('a new section is on no dashboard until an admin composes one with it, also by keyboard', async () => {
  msdat('create', 'section-trend', '--section')
  await publishFolder('section-trend')
  const visitor = await product.open('/')
  await viewPlugins(visitor)
  const entry = visitor.locator('.plugin-entry', { hasText: 'Section trend' })
  await entry.getByText('On no dashboard yet').waitFor()

  const page = await product.open('/')
  const { admin } = product.server()
  await signIn(page, admin.email, admin.password)
  await pickOption(page, 'Compose Dashboards')
  await page.getByLabel('Title of tab 2', { exact: true }).waitFor()
  const last = 1 + (await page.getByLabel(/^Title of tab \d+$/).count())
  await page.getByLabel('Add a section').selectOption({ label: 'Section trend' })
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  const title = page.getByLabel(`Title of tab ${last}`, { exact: true })
  await title.fill('Zonal analysis')
  await page.getByText('Another tab has this title.').waitFor()
  await title.fill('Over the years')
  const up = page.getByRole('button', { name: 'Move Over the years up' })
  await up.press('Enter')
  const moved = page.getByLabel(`Title of tab ${last - 1}`, { exact: true })
  expect(await moved.inputValue()).toBe('Over the years')
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page.getByText(/^Saved\./).waitFor()

  await visitor.reload()
  const tabs = visitor.getByRole('tab')
  await tabs.nth(last - 1).waitFor()
  expect((await tabs.allInnerTexts())[last - 2]).toBe('Over the years')
  await tabs.nth(last - 2).click()
  const chart = frameOf(visitor, 'Over the years').getByRole('application')
  await chart.waitFor({ timeout: 30_000 })
})
