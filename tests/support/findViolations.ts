import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { ElementHandle, Frame, JSHandle, Locator, Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Where {
  /** Only this part of the page, and the frames in it; without it the whole page and all its frames. */
  within?: Locator
}

/** What axe finds serious or critical, as lines for the reader. */
export async function findViolations(page: Page, where: Where = {}): Promise<string[]> {
  const root = (await where.within?.elementHandle()) ?? null
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
  }
  const found = await violationsIn(page.mainFrame(), options, root)
  for (const frame of page.frames().slice(1))
    if (await isWithin(frame, root)) found.push(...(await violationsIn(frame, options, null)))
  return found
}

async function isWithin(frame: Frame, root: ElementHandle | null): Promise<boolean> {
  if (!root) return true
  return (await frame.frameElement()).evaluate(
    (element, node) => node.contains((element.getRootNode() as ShadowRoot).host ?? element),
    root,
  )
}

async function violationsIn(
  frame: Frame,
  options: RunOptions,
  root: ElementHandle | null,
): Promise<string[]> {
  // Evaluated by the debugger, so no content security policy has to be loosened for the test.
  if (!(await frame.evaluate(`'axe' in window`))) await frame.evaluate(source)
  await frame.evaluate(comeToRest)
  const node: JSHandle<Node> = root ?? (await frame.evaluateHandle(() => document))
  const { violations } = await node.evaluate(runAxe, options)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${new URL(frame.url()).host} ${id}: ${help} in ${html.slice(0, 200)}`),
    )
}

/** Runs in the page. */
const runAxe = (node: Node, options: RunOptions): Promise<AxeResults> =>
  (window as unknown as { axe: typeof Axe }).axe.run(node as Element, options)

/**
 * Runs in the page: half faded in, a text has less contrast than it will have. A frame below the window is not drawn, and
 * would never come to the end by itself.
 */
const comeToRest = (): void => {
  const running = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  for (const one of running) one.finish()
}
