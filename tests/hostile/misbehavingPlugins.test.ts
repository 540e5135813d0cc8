import type { Page } from 'playwright'
import { describe, expect, it, beforeAll } from 'vitest'
import * as hostile from '../support/hostilePlugins.ts'
import { pressLauncher, switchOn } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { pluginFrame, useProduct } from '../support/product.ts'
import { publish } from '../support/publish.ts'

const product = useProduct()

interface Misbehaviour {
  id: string
  name: string
  source: string
  /** What the card or the notice says of it. */
  says: RegExp
  withinMs: number
}

const misbehaviours: Misbehaviour[] = [
  {
    id: 'never-ending',
    name: 'Never ending',
    source: hostile.loopsForever,
    says: /Never ending is not responding/,
    withinMs: 15_000,
  },
  {
    id: 'broken-start',
    name: 'Broken start',
    source: hostile.throwsWhileLoading,
    says: /Broken start has stopped/,
    withinMs: 10_000,
  },
  {
    id: 'silent-one',
    name: 'Silent one',
    source: hostile.neverAnswers,
    says: /Silent one has stopped/,
    withinMs: 15_000,
  },
  {
    id: 'greedy-one',
    name: 'Greedy one',
    source: hostile.asksWithoutPermission,
    says: /Greedy one asked for page.setAppearance/,
    withinMs: 10_000,
  },
  {
    id: 'runaway',
    name: 'Runaway',
    source: hostile.navigatesAway(hostile.waysAway['by-location']('http://runaway.invalid/')),
    says: /Runaway has stopped/,
    withinMs: 10_000,
  },
  {
    id: 'chatterbox',
    name: 'Chatterbox',
    source: hostile.floods,
    says: /Chatterbox has stopped/,
    withinMs: 10_000,
  },
]

beforeAll(async () => {
  for (const { id, name, source } of misbehaviours) {
    await publish(product.server(), await packPlugin({ id, name, source }))
  }
}, 120_000)

/** Milliseconds until a real press of a host control has been drawn, as the page itself sees it. */
async function pressOptions(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>('button[aria-label="Options"]')
        if (!button) throw new Error('There is no Options button.')
        const asked = performance.now()
        // A task of its own, so that the wait behind whatever blocks the page is part of the answer.
        setTimeout(() => {
          button.click()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - asked), 0))
        }, 0)
      }),
  )
}

async function roundTrip(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The time that 19 of 20 stay under. */
function usually(times: number[]): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95) - 1] ?? Infinity
}

describe.each(misbehaviours)('a plugin like $name', ({ id, name, says, withinMs }) => {
  it('is named with Reload and Turn off, and stops neither the host nor its sibling', async () => {
    const page = await product.open('/')
    const sibling = await pluginFrame(page, 'indicator-overview')
    await switchOn(page, name)
    await pressLauncher(page, name)
    const notice = page.getByText(says)
    const named = notice.waitFor({ timeout: withinMs })
    const [hostTimes, siblingTimes]: [number[], number[]] = [[], []]
    for (let count = 0; count < 40; count += 1) {
      hostTimes.push(await pressOptions(page))
      siblingTimes.push(await roundTrip(() => sibling.evaluate(() => document.title)))
      await page.waitForTimeout(50)
    }
    expect(usually(hostTimes)).toBeLessThan(100)
    expect(usually(siblingTimes)).toBeLessThan(200)

    await named
    // The panel bears the name too; the card or notice stands inside it.
    const card = page.getByRole('region', { name: new RegExp(name) }).last()
    await card.getByRole('button', { name: 'Reload' }).waitFor()
    await card.getByRole('button', { name: 'Turn off' }).click()
    await expect.poll(() => page.locator(`iframe[src*="//${id}."]`).count()).toBe(0)
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    await sibling.locator('body').filter({ hasText: /\S/ }).waitFor()
  })
})
