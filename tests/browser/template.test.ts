import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openPanel } from '../support/openPanel.ts'
import { useProduct } from '../support/product.ts'
import { inProject } from '../support/project.ts'
import { publish } from '../support/publish.ts'

const product = useProduct()

it('a new plugin, as the command makes it, shows a chart in the default view and says of which source', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  const msdat = (...words: string[]) =>
    execFileSync(process.execPath, [inProject('sdk/bin/msdat-plugin.mjs'), ...words], { cwd: folder })
  msdat('create', 'year-trend')
  msdat('pack', 'year-trend', '--out', 'year-trend.zip')
  await publish(product.server(), readFileSync(join(folder, 'year-trend.zip')))
  rmSync(folder, { recursive: true })

  const page = await product.open('/')
  const frame = await openPanel(page, page.url(), 'Year trend')
  const chart = frame.getByRole('application', { name: /^Skilled birth attendance/ })
  await chart.waitFor({ timeout: 30_000 })
  expect(await chart.locator('svg path').count()).toBeGreaterThan(0)
  await frame.getByText(/^UW-DHS has no figures for Nigeria; .+ is shown instead\.$/).waitFor()
})
