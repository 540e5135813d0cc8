import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PluginFault } from '@msdat/sdk/contracts/faults'
import { installSdk } from '../support/installSdk.ts'
import { linkInMail } from '../support/linkInMail.ts'
import { frameOf, openPanel, viewPlugins } from '../support/openPanel.ts'
import { pressAndConfirm } from '../support/pressMeant.ts'
import { pickOption, signIn, useProduct } from '../support/product.ts'
import { inProject } from '../support/project.ts'
import {
  answered,
  bearer,
  publish,
  readSubmission,
  registerAuthor,
  signInAsAdmin,
} from '../support/publish.ts'
import { runProcess } from '../support/runProcess.ts'

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
  msdat(...create.replace('npx msdat-plugin ', '').split(' '))
  write('my-plugin/manifest.json', manifest)
  write('my-plugin/src/main.tsx', view)
  expect(msdat('check', 'my-plugin')).toContain('0 errors, 0 warnings')
  expect(submit).toContain(`--host ${new URL(page.url()).origin} `)
})

/** What a chart says of itself to a screen reader. */
const describedBy = (node: Element): string =>
  document.getElementById(node.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

describe('a stranger with the packed SDK, in an empty folder outside the project,', () => {
  const outside = mkdtempSync(join(tmpdir(), 'msdat-outside-'))
  const plugin = join(outside, 'section-trend')
  let dev: ChildProcess | undefined
  beforeAll(() => installSdk(outside))
  afterAll(() => {
    dev?.kill()
    rmSync(outside, { recursive: true, force: true })
  })

  /** Runs a command to its end, and answers what it said; in the plugin's folder unless told otherwise. */
  async function npx(words: string[], cwd = plugin): Promise<string> {
    const { code, output } = await runProcess(
      'npx',
      ['--offline', '--no-install', 'msdat-plugin', ...words],
      {
        cwd,
      },
    )
    expect(code, output).toBe(0)
    return output
  }

  /** Starts the command that shows the folder, and answers the link it prints. */
  async function startDev(): Promise<string> {
    const cli = join(outside, 'node_modules/@msdat/sdk/bin/msdat-plugin.mjs')
    const words = ['dev', '.', '--port', '0', '--host', product.server().url]
    const child = spawn(process.execPath, [cli, ...words], { cwd: plugin })
    dev = child
    let said = ''
    child.stdout.on('data', (part) => (said += String(part)))
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/Open http\S+/)
    return /Open (http\S+)/.exec(said)?.[1] ?? ''
  }

  const edit = (path: string, from: string, to: string): void => {
    const file = join(plugin, path)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(from)
    writeFileSync(file, text.replace(from, to))
  }

  /** With developer mode on, and the question answered. */
  async function openLocal(link: string): Promise<FrameLocator> {
    const page = await product.open(link)
    const bar = page.getByRole('region', { name: 'Local plugin' })
    await bar.getByRole('button', { name: 'View Plugins' }).click()
    await page.getByRole('switch', { name: /^Developer mode/ }).check()
    await page.getByRole('dialog', { name: 'View Plugins' }).getByRole('button', { name: 'Close' }).click()
    const question = page.getByRole('dialog', { name: 'Load an unsigned local plugin?' })
    await question.getByRole('button', { name: 'Load it' }).click({ delay: 100 })
    return frameOf(page, 'Section trend · Local, not signed')
  }

  async function openReview(page: Page): Promise<Locator> {
    const { admin } = product.server()
    await signIn(page, admin.email, admin.password)
    await pickOption(page, 'Approve Plugins')
    await page.getByRole('button', { name: /Section trend/ }).click()
    return page.getByRole('article', { name: 'Section trend' })
  }

  /** Where the admin puts it: the last but one tab of the first dashboard. */
  async function compose(page: Page): Promise<void> {
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
    // By the pointer: to the end, and back to its place.
    const row = (place: number) => page.locator('.section-row').nth(place - 1)
    const grip = (place: number) => row(place).locator('.section-grip')
    await grip(last - 1).dragTo(row(last))
    await expect.poll(() => title.inputValue()).toBe('Over the years')
    await grip(last).dragTo(row(last - 1))
    await expect.poll(() => moved.inputValue()).toBe('Over the years')
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await page.getByText(/^Saved\./).waitFor()
  }

  it(
    'makes a section, sees it approved and used, and a bad newer version is rolled back',
    // A second try would find the name taken.
    { timeout: 300_000, retry: 0 },
    async () => {
      const { base } = product.server()
      await npx(['create', 'section-trend', '--section'], outside)
      const link = await startDev()
      const local = await openLocal(link)
      await local.getByRole('application').locator('svg path').first().waitFor({ timeout: 30_000 })
      edit('src/Sources.tsx', 'const title = indicator.short_name', "const title: string = 'Repainted'")
      await local.getByRole('application', { name: /^Repainted/ }).waitFor({ timeout: 20_000 })
      edit('src/Sources.tsx', "const title: string = 'Repainted'", 'const title = indicator.short_name')
      dev?.kill()

      const tested = await runProcess('npm', ['test', '--silent'], { cwd: plugin })
      expect(tested.output).toMatch(/Tests.*3 passed/)
      expect(await npx(['check', '.'])).toContain('0 errors, 0 warnings')
      expect(await npx(['pack', '.'])).toContain('section-trend-1.0.0.zip: ')
      const author = ['--name', 'Halima', '--email', 'halima@example.org']
      expect(await npx(['submit', '.', '--host', product.server().url, ...author])).toMatch(
        /Submission \d+ of section-trend/,
      )

      // The admin tries it, then lets it in.
      const admin = await product.open('/')
      const review = await openReview(admin)
      const trial = review.getByRole('region', { name: 'Trial', exact: true })
      await trial.getByRole('button', { name: 'Start the trial' }).click()
      await trial.getByText('Trial: not approved').waitFor({ timeout: 60_000 })
      // A frame outside of the window draws nothing.
      await trial.locator('.plugin-frame').scrollIntoViewIfNeeded()
      await trial.getByText('ui.painted').waitFor({ timeout: 60_000 })
      await review.getByLabel('Reason').fill('Tried: it draws lines.')
      await pressAndConfirm(review.getByRole('button', { name: 'Approve', exact: true }))
      await expect
        .poll(
          async () => {
            await admin.getByRole('button', { name: /^Available/ }).click()
            return admin.getByRole('button', { name: /Section trend/ }).count()
          },
          { timeout: 60_000 },
        )
        .toBe(1)
      await admin.getByRole('button', { name: /Section trend/ }).click()
      await review.getByText('It runs, and stands on no dashboard yet.').waitFor()

      const visitor = await product.open('/')
      await viewPlugins(visitor)
      const entry = visitor.locator('.plugin-entry', { hasText: 'Section trend' })
      await entry.getByText('On no dashboard yet').waitFor()
      await compose(admin)
      await visitor.reload()
      // The tabs of before stand there until the new ones have come.
      await visitor.getByRole('tab', { name: 'Over the years' }).click()
      const frame = frameOf(visitor, 'Over the years')
      await frame.getByRole('application').waitFor({ timeout: 30_000 })

      // Two sources are chosen, and whoever is sent the link sees the same two.
      await visitor.getByRole('button', { name: /^Sources: / }).click()
      for (const source of [/^NDHS/, /^World Bank/])
        await visitor.locator('.multi-option', { hasText: source }).first().getByRole('checkbox').check()
      const two = /^2 sources, /
      const summary = (shown: FrameLocator) => shown.getByRole('application').evaluate(describedBy)
      await expect.poll(() => summary(frame)).toMatch(two)
      const friend = await product.open(visitor.url())
      const sent = frameOf(friend, 'Over the years')
      await expect.poll(() => summary(sent), { timeout: 30_000 }).toBe(await summary(frame))

      // The author proves the address, so a newer version may be theirs; it breaks where visitors use it.
      const token = await registerAuthor(product.server(), 'halima')
      await friend.goto(await linkInMail(product.server(), 'halima@example.org'))
      await friend.getByText('Your e-mail address is confirmed.').waitFor()
      edit('manifest.json', '"version": "1.0.0"', '"version": "1.1.0"')
      edit(
        'src/Sources.tsx',
        '  const title = indicator.short_name\n',
        "  if (sources.length > 1) throw new Error('Too many sources.')\n  const title = indicator.short_name\n",
      )
      await npx(['pack', '.'])
      const { id } = await publish(
        product.server(),
        readFileSync(join(plugin, 'section-trend-1.1.0.zip')),
        token,
      )
      await visitor.reload()
      await visitor
        .getByText(/^Over the years has stopped|^Section trend has stopped/)
        .first()
        .waitFor({ timeout: 30_000 })

      const adminToken = await signInAsAdmin(product.server())
      const asked = `${base}/registry/faults/?plugin=section-trend`
      const faults = async () =>
        (await answered<{ results: PluginFault[] }>(await fetch(asked, { headers: bearer(adminToken) })))
          .results
      const line =
        readFileSync(join(plugin, 'src/Sources.tsx'), 'utf8')
          .split('\n')
          .findIndex((text) => text.includes('Too many sources')) + 1
      await expect
        .poll(async () => (await faults())[0])
        .toMatchObject({
          version: '1.1.0',
          message: 'Error: Too many sources.',
          trace: [{ file: 'src/Sources.tsx', line, function: 'SourcesCard' }],
        })

      await answered(
        await fetch(`${base}/registry/plugins/section-trend/roll-back/`, {
          method: 'POST',
          headers: { ...bearer(adminToken), 'content-type': 'application/json' },
          body: JSON.stringify({ reason: 'It breaks with two sources.' }),
        }),
      )
      expect((await readSubmission(base, adminToken, id)).state).toBe('superseded')
      await expect.poll(() => summary(frame), { timeout: 75_000 }).toMatch(two)
    },
  )
})
