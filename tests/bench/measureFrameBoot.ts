import type { Browser, BrowserContext, Page } from 'playwright'
import type { RunningServer } from '../support/server.ts'
import { startBareFrame } from './bareFrame/startBareFrame.ts'
import { countDownloads, type Downloads } from './countDownloads.ts'
import { firstMark, tellFirstMark } from './firstMark.ts'
import { median, milliseconds, type Measurement } from './Measurement.ts'
import { openingView } from './openingView.ts'

const rounds = 11
const shellBudgetBytes = 8_000
const section = 'Indicator Overview'
const otherSection = 'Zonal Analysis'

/** From the mount of a frame to its first chart, code and data at hand, and what the mount downloads. */
export async function measureFrameBoot(browser: Browser, server: RunningServer): Promise<Measurement[]> {
  const bare = await startBareFrame(server.base, openingView)
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  await context.addInitScript(tellFirstMark)
  await context.addInitScript(warmNothing)
  try {
    const product = await productRound(context, server.url)
    const yardstick = await bareRound(context, bare)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await product.boot())
      theirs.push(await yardstick())
    }
    return [compared(ours, theirs), downloaded(await product.downloads())]
  } finally {
    await context.close()
    bare.stop()
  }
}

/** Runs in the page: on a device with little memory each tab's frame is made when the tab is opened. */
const warmNothing = `Object.defineProperty(navigator, 'deviceMemory', { value: 1 })`

interface ProductRound {
  boot(): Promise<number>
  downloads(): Promise<Downloads>
}

/** A dashboard whose first section has been on the screen before, and is mounted again and again. */
async function productRound(context: BrowserContext, url: string): Promise<ProductRound> {
  const { indicator, datasource, location, period } = openingView
  const page = await context.newPage()
  const seen = firstMark(page, 'indicator-overview')
  await page.goto(
    `${url}/?indicator=${indicator}&datasource=${datasource}&location=${location}&period=${period}`,
  )
  await seen
  const boot = async (): Promise<number> => {
    await page.bringToFront()
    await afterFirstMark(page, 'zonal-analysis', () => page.evaluate(openSection, otherSection))
    return afterFirstMark(page, 'indicator-overview', () => page.evaluate(openSection, section))
  }
  await boot()
  return {
    boot,
    async downloads() {
      await afterFirstMark(page, 'zonal-analysis', () => page.evaluate(openSection, otherSection))
      return countDownloads(page, () =>
        afterFirstMark(page, 'indicator-overview', () => page.evaluate(openSection, section)),
      )
    },
  }
}

async function bareRound(
  context: BrowserContext,
  bare: { page: string; frame: string },
): Promise<() => Promise<number>> {
  const page = await context.newPage()
  await page.goto(bare.page)
  const boot = async (): Promise<number> => {
    await page.bringToFront()
    const time = await afterFirstMark(page, 'bare-frame', () => page.evaluate(mountBareFrame, bare.frame))
    await page.evaluate(() => document.querySelector('iframe')?.remove())
    return time
  }
  await boot()
  return boot
}

/** The time from the moment that `mount` tells to the first mark; then a pause, for what is still under way. */
async function afterFirstMark(page: Page, host: string, mount: () => Promise<number>): Promise<number> {
  const painted = firstMark(page, host)
  const mountedAt = await mount()
  const time = (await painted) - mountedAt
  await page.waitForTimeout(700)
  return time
}

/** Runs in the page: opens a tab, and tells when its frame has been put in. */
function openSection(title: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(`.plugin-frame[data-title="${title}"]`)) return
      observer.disconnect()
      resolve(performance.timeOrigin + performance.now())
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
    tabs.find(({ textContent }) => textContent === title)?.click()
  })
}

/** Runs in the page: puts the frame in, and tells when. */
function mountBareFrame(address: string): number {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.style.cssText = 'width: 100%; height: 1800px; border: 0'
  frame.src = address
  document.body.append(frame)
  return performance.timeOrigin + performance.now()
}

function compared(ours: number[], theirs: number[]): Measurement {
  const [value, reference] = [median(ours), median(theirs)]
  return {
    name: 'Warm boot of indicator-overview, mount to painted chart',
    against: 'a bare sandboxed frame with the same code as one script',
    value: milliseconds(value),
    reference: milliseconds(reference),
    ratio: value / reference,
    bound: 1.5,
  }
}

function downloaded({ bytes, addresses }: Downloads): Measurement {
  const others = addresses.filter((address) => !/^http:\/\/indicator-overview\.[^/]+\/frame$/.test(address))
  return {
    name: 'Downloaded for a second mount',
    against: 'budget: the shell and nothing else',
    value: [`${bytes} bytes`, ...others].join(', '),
    reference: `${shellBudgetBytes} bytes`,
    ratio: others.length > 0 ? Infinity : bytes / shellBudgetBytes,
    bound: 1,
  }
}
