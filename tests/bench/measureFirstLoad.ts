import { gunzipSync, gzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from 'playwright'
import { firstMark, tellFirstMark } from './firstMark.ts'
import type { Measurement } from './Measurement.ts'
import { slowDown } from './poorNetwork.ts'

const coldBudgetSeconds = 8
const warmBudgetSeconds = 3
const scriptBudgetBytes = 200_000

/** How long until a first chart is visible over a poor network, cold and warm, and the script it takes. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<Measurement[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(tellFirstMark)
  try {
    const scriptBytes = await gzipBytesOfScripts(browser, url)
    const cold = await secondsToChart(context, url)
    const warm = await secondsToChart(context, url)
    return [
      budget('First chart visible, 1.6 Mbit/s, 300 ms, 4 x slower processor: cold', cold, coldBudgetSeconds),
      budget('… and warm', warm, warmBudgetSeconds),
      {
        name: "Script of the host's first load, gzip",
        against: 'budget',
        value: `${Math.round(scriptBytes / 1000)} kB`,
        reference: `${scriptBudgetBytes / 1000} kB`,
        ratio: scriptBytes / scriptBudgetBytes,
        bound: 1,
      },
    ]
  } finally {
    await context.close()
  }
}

function budget(name: string, seconds: number, allowed: number): Measurement {
  return {
    name,
    against: 'budget',
    value: `${seconds.toFixed(1)} s`,
    reference: `${allowed} s`,
    ratio: seconds / allowed,
    bound: 1,
  }
}

async function secondsToChart(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await slowDown(page)
  const drawn = firstMark(page, 'indicator-overview')
  const started = performance.timeOrigin + performance.now()
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  const seconds = ((await drawn) - started) / 1000
  // What the page still does in idle moments belongs to a first visit too: the warm one builds on it.
  await page.waitForTimeout(3_000)
  await page.close()
  return seconds
}

async function gzipBytesOfScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/^\/assets\/.*\.js$/.test(pathname)) return
    sizes.push(response.body().then((body) => gzipSync(unpacked(body)).byteLength))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.close()
  if (total === 0) throw new Error('No script of the host was seen: has the folder of its assets moved?')
  return total
}

const unpacked = (body: Buffer): Buffer => (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body)
