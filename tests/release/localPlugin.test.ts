import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { useProduct } from '../support/product.ts'
import { inProject } from '../support/project.ts'

const product = useProduct()
const folder = mkdtempSync(join(tmpdir(), 'local-plugin-'))
const cli = inProject('sdk/bin/msdat-plugin.mjs')
let dev: ChildProcess | undefined
/** In the terminal. */
let said = ''
afterAll(() => {
  dev?.kill()
  rmSync(folder, { recursive: true })
})

/** Starts the command and answers the link that it prints. */
async function startDev(name: string): Promise<string> {
  const child = spawn(process.execPath, [cli, 'dev', name, '--port', '0', '--host', product.server().url], {
    cwd: folder,
  })
  dev = child
  said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)))
  await expect.poll(() => said).toMatch(/Open http\S+/)
  return /Open (http\S+)/.exec(said)?.[1] ?? ''
}

it('a new plugin is shown from its folder, drawn anew at each save, and gone when the command ends', async () => {
  execFileSync(process.execPath, [cli, 'create', 'my-trend'], { cwd: folder })
  const link = await startDev('my-trend')
  const save = (heading: string): void =>
    writeFileSync(
      join(folder, 'my-trend/src/main.tsx'),
      `import { definePlugin } from '@msdat/sdk'

const View = () => ${heading}
definePlugin({ contributions: { main: { view: View } } })
`,
    )

  const page = await product.open(link)
  const bar = page.getByRole('region', { name: 'Local plugin' })
  // Without developer mode nothing is asked of the visitor's machine.
  await bar.getByText('That needs developer mode').waitFor()
  await bar.getByRole('button', { name: 'View Plugins' }).click()
  await page.getByRole('switch', { name: /^Developer mode/ }).check()
  await page.getByRole('dialog', { name: 'View Plugins' }).getByRole('button', { name: 'Close' }).click()

  const question = page.getByRole('dialog', { name: 'Load an unsigned local plugin?' })
  await question.getByText('Read the published health data').waitFor()
  expect(
    page
      .frames()
      .map((frame) => frame.url())
      .filter((url) => url.includes('local-plugin')),
  ).toEqual([])
  await question.getByRole('button', { name: 'Load it' }).click({ delay: 100 })

  const card = page.getByRole('region', { name: 'My trend · Local, not signed' })
  const frame = card.frameLocator('iframe')
  await frame.getByRole('application').locator('svg path').first().waitFor({ timeout: 30_000 })

  // Every call is in the inspector, with what was asked and what came of it.
  await bar.getByRole('button', { name: 'Inspect' }).click()
  const inspector = page.getByRole('region', { name: 'Frame inspector' })
  await inspector
    .getByRole('row')
    .filter({ hasText: 'data.query' })
    .filter({ hasText: 'indicators: [' })
    .first()
    .waitFor()
  await inspector.getByText(/runs after \d+ ms, first content after \d+ ms, \d+ px high/).waitFor()
  await inspector.getByRole('button', { name: 'Permissions' }).click()
  await inspector.getByRole('switch', { name: 'Read the published health data' }).uncheck()
  await inspector.getByRole('button', { name: 'Calls' }).click()
  await inspector.getByRole('row').filter({ hasText: 'not_allowed' }).first().waitFor()
  await page.keyboard.press('Escape')
  await inspector.waitFor({ state: 'detached' })

  save('<h1>Saved</h1>')
  await frame.getByRole('heading', { name: 'Saved' }).waitFor()
  await bar.getByText('build 2').waitFor()

  save('<h1>Broken')
  await bar
    .getByRole('alert')
    .getByText(/^src\/main\.tsx:\d+$/)
    .first()
    .waitFor()
  await bar.getByText('The view below is the last good one.').waitFor()
  await frame.getByRole('heading', { name: 'Saved' }).waitFor()

  save('<h1>Mended</h1>')
  await frame.getByRole('heading', { name: 'Mended' }).waitFor()
  expect(await bar.getByRole('alert').count()).toBe(0)

  save(`{
  throw new Error('No figures at all.')
}`)
  const stopped = page.getByRole('region', { name: 'My trend · Local, not signed' })
  await stopped.getByText('src/main.tsx:4:9 in View').waitFor()
  await expect.poll(() => said).toContain(`at View (${join('my-trend', 'src/main.tsx')}:4:9)`)
  save('<h1>Mended</h1>')
  await frame.getByRole('heading', { name: 'Mended' }).waitFor()

  // The same tab, loaded anew without the link, shows it without a second question.
  await page.goto(product.server().url)
  await frame.getByRole('heading', { name: 'Mended' }).waitFor()

  dev?.kill()
  await bar.getByText('Nothing answers at').waitFor()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await bar.getByText('Nothing answers at').waitFor()
  expect(await page.getByText('My trend').count()).toBe(0)
})
