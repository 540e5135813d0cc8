import { gunzipSync, gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { startBareFrame, type Weights } from './bareFrame/startBareFrame.ts'
import { firstMark, tellFirstMark, watchFirstFigure } from './firstMark.ts'
import { budget, kilobytes, seconds, type Measurement } from './Measurement.ts'
import { openingView } from './openingView.ts'
import { slowDown } from './poorNetwork.ts'

const limits = { coldMs: 6_000, warmMs: 2_500, figureMs: 2_000, wire: 700_000, script: 200_000, shift: 0.05 }
const conditions = '1.6 Mbit/s, 300 ms, 4 x slower processor'

/** What a first or later visit over a poor network takes, in milliseconds from the address. */
interface Visit {
  chart: number
  figure: number
  /** Bytes on the wire until the chart, by who asked for them. */
  wire: Weights
  /** Sum of all layout shifts of the page. */
  shift: number
}

/** How long until figure and chart are on the screen over a poor network, cold and warm, and what it takes. */
export async function measureFirstLoad(browser: Browser, product: string): Promise<Measurement[]> {
  const script = await gzipBytesOfScripts(browser, product)
  const [cold, warm] = await twoVisits(browser, (page) => visitProduct(page, product))
  const bare = await startBareFrame(product, openingView, cold.wire)
  try {
    const [bareCold, bareWarm] = await twoVisits(browser, (page) =>
      timeToChart(page, bare.visit, 'bare-frame'),
    )
    return [
      budget(`First chart visible, ${conditions}: cold`, cold.chart, limits.coldMs, seconds),
      budget('… and warm', warm.chart, limits.warmMs, seconds),
      besides('First chart, cold', cold.chart, bareCold, 1.5),
      besides('First chart, warm', warm.chart, bareWarm, 1.2),
      budget('The answer of the view in the page’s own HTML, cold', cold.figure, limits.figureMs, seconds),
      budget(
        'On the wire until the first chart, cold',
        cold.wire.page + cold.wire.frame,
        limits.wire,
        kilobytes,
      ),
      budget("Script of the host's first load, gzip", script, limits.script, kilobytes),
      budget('Layout shift of the page, cold', cold.shift, limits.shift, (shift) => shift.toFixed(3)),
    ]
  } finally {
    bare.stop()
  }
}

const besides = (name: string, ours: number, theirs: number, bound: number): Measurement => ({
  name,
  against: 'a bare page that loads as many bytes at once and draws the same chart',
  value: seconds(ours),
  reference: seconds(theirs),
  ratio: ours / theirs,
  bound,
})

/** Twice in one browser profile: what the first left in its cache is there for the second. */
async function twoVisits<Outcome>(
  browser: Browser,
  visit: (page: Page) => Promise<Outcome>,
): Promise<[Outcome, Outcome]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(tellFirstMark)
  await context.addInitScript(sumShifts)
  try {
    return [await inNewPage(context, visit), await inNewPage(context, visit)]
  } finally {
    await context.close()
  }
}

async function inNewPage<Outcome>(
  context: BrowserContext,
  visit: (page: Page) => Promise<Outcome>,
): Promise<Outcome> {
  const page = await context.newPage()
  await slowDown(page)
  const outcome = await visit(page)
  await page.close()
  return outcome
}

async function visitProduct(page: Page, address: string): Promise<Visit> {
  const loaded: Request[] = []
  page.on('requestfinished', (request) => loaded.push(request))
  const figureSeen = watchFirstFigure(page)
  const started = performance.timeOrigin + performance.now()
  const chart = await timeToChart(page, address, 'indicator-overview')
  const untilChart = [...loaded]
  // What the page still does in idle moments belongs to a first visit too: the warm one builds on it.
  await page.waitForTimeout(3_000)
  const shift = await page.evaluate(() => (window as unknown as { shifts: number }).shifts)
  // A later visit shows the page that the browser kept, and the section comes before an answer would.
  const figure = (figureSeen() ?? started + chart) - started
  return { chart, figure, wire: await wireOf(page, untilChart), shift }
}

async function timeToChart(page: Page, address: string, plugin: string): Promise<number> {
  const drawn = firstMark(page, plugin)
  const started = performance.timeOrigin + performance.now()
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 })
  return (await drawn) - started
}

/** Runs in the page: adds up how far things jump. */
const sumShifts = `
window.shifts = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value
}).observe({ type: 'layout-shift', buffered: true })
`

async function wireOf(page: Page, requests: readonly Request[]): Promise<Weights> {
  const weights = { page: 0, frame: 0 }
  for (const request of requests) {
    const sizes = await request.sizes().catch(() => null)
    if (!sizes) continue
    const owner = isOfFrame(page, request) ? 'frame' : 'page'
    weights[owner] += sizes.responseBodySize + sizes.responseHeadersSize
  }
  return weights
}

function isOfFrame(page: Page, request: Request): boolean {
  try {
    return request.frame() !== page.mainFrame()
  } catch {
    // Of a worker, which belongs to the page.
    return false
  }
}

async function gzipBytesOfScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const sizes: Promise<number>[] = []
  const seen = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // The worker of each frame is the same file, which the browser has by then.
    if (!/^\/assets\/.*\.js$/.test(pathname) || seen.has(pathname)) return
    seen.add(pathname)
    sizes.push(response.body().then((body) => gzipSync(unpacked(body)).byteLength))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.close()
  if (total === 0) throw new Error('No script of the host was seen: has the folder of its assets moved?')
  return total
}

const unpacked = (body: Buffer): Buffer => (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body)
