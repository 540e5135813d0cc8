import type { Browser, Page } from 'playwright'
import type { RunningServer } from '../support/server.ts'
import { firstMark, tellFirstMark } from './firstMark.ts'
import { budget, median, milliseconds, type Measurement } from './Measurement.ts'

const rounds = 5
const budgetMs = 400
/** As long as a hand takes from coming over a tab to pressing it. */
const pointMs = 200
const tabs = [
  { title: 'Indicator Overview', plugin: 'indicator-overview' },
  { title: 'Zonal Analysis', plugin: 'zonal-analysis' },
  { title: 'Indicator Comparison', plugin: 'indicator-comparison' },
]

/** From a press on a tab that was open before to the first mark of its chart on the screen. */
export async function measureTabs(browser: Browser, server: RunningServer): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  await context.addInitScript(tellFirstMark)
  await context.addInitScript(notePress)
  const page = await context.newPage()
  try {
    const opened = firstMark(page, 'indicator-overview')
    await page.goto(server.url)
    await opened
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      for (const tab of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
        const time = await timeOf(page, tab)
        // The first round opens each tab for the first time.
        if (round > 0) times.push(time)
      }
    }
    return budget(
      'Another tab that was open before, pointed at for 0.2 s: press to first mark of its chart',
      median(times),
      budgetMs,
      milliseconds,
    )
  } finally {
    await context.close()
  }
}

/** Runs in the page: when a tab was pressed last. */
const notePress = `addEventListener('pointerdown', ({ timeStamp }) => (window.pressedAt = performance.timeOrigin + timeStamp), true)`

async function timeOf(page: Page, { title, plugin }: (typeof tabs)[number]): Promise<number> {
  const painted = firstMark(page, plugin)
  const tab = page.getByRole('tab', { name: title, exact: true })
  await tab.hover()
  await page.waitForTimeout(pointMs)
  await tab.click()
  const time = (await painted) - (await page.evaluate(() => (window as unknown as Pressed).pressedAt))
  // What is still under way is no part of the next switch.
  await page.waitForTimeout(700)
  return time
}

interface Pressed {
  pressedAt: number
}
