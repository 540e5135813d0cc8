import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Frame, Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds serious or critical in a page and inside each of its frames, as lines for the reader. */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) found.push(...(await violationsIn(frame)))
  return found
}

async function violationsIn(frame: Frame): Promise<string[]> {
  // Evaluated by the debugger, so no content security policy has to be loosened for the test.
  await frame.evaluate(source)
  const { violations } = await frame.evaluate<AxeResults>(
    `axe.run(document, { iframes: false, resultTypes: ['violations'] })`,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${new URL(frame.url()).host} ${id}: ${help} in ${html.slice(0, 200)}`),
    )
}
