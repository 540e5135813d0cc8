import type { Browser } from 'playwright'
import { openRoots } from '../support/openRoots.ts'
import { frameOf, pressLauncher, switchOn } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import {
  approve,
  publish,
  registerAdmin,
  signInAsAdmin,
  submitZip,
  untilSettled,
} from '../support/publish.ts'
import { untilCalm } from '../support/pulse.ts'
import { shareOfMemory } from '../support/memoryOf.ts'
import type { RunningServer } from '../support/server.ts'
import { fillIndex } from './fillIndex.ts'
import { budget, median, megabytes, milliseconds, seconds, type Measurement } from './Measurement.ts'
import { percentile } from './scale/percentile.ts'

const numbers = [1, 4, 12]
/** Panels that a visitor can switch on; the plugins of the dashboards come to them. */
const longIndex = 200
const limits = {
  findingsMs: 2_000,
  visibleMs: 10_000,
  startMs: 500,
  slowStartMs: 1_500,
  taskMs: 200,
  panelBytes: 30e6,
  viewPluginsMs: 200,
}

const panel = (text: string): string => `
import { definePlugin } from '@msdat/sdk'
definePlugin({ contributions: { panel: { view: () => <p>${text}</p> } } })
`
const idOf = (number: number): string => `bench-panel-${number}`

/** Panels beside each other, the way of a submission, and a long catalogue. */
export async function measurePlugins(browser: Browser, server: RunningServer): Promise<Measurement[]> {
  const author = await registerAdmin(server, 'bench-author')
  const rows = await wayOfSubmission(browser, server, author)
  const most = Math.max(...numbers)
  for (let number = 0; number < most; number += 1)
    await publish(server, await packPlugin({ id: idOf(number), source: panel('Here') }), author)
  const opened: Opened[] = []
  for (const number of numbers) opened.push(await openPanels(browser, server, number))
  for (const [at, number] of numbers.entries()) rows.push(...rowsOf(number, opened[at]))
  const [first, last] = [opened[0]?.memory ?? 0, opened.at(-1)?.memory ?? 0]
  rows.push(budget('Memory of one more panel', (last - first) / (most - 1), limits.panelBytes, megabytes))
  await fillIndex(server, { like: idOf(0), copies: longIndex })
  return [...rows, await viewLongIndex(browser, server)]
}

/** Upload to findings, and approval to the new version on a page that is open. */
async function wayOfSubmission(
  browser: Browser,
  server: RunningServer,
  author: string,
): Promise<Measurement[]> {
  const id = 'bench-versions'
  const pack = (version: string) => packPlugin({ id, version, source: panel(`This is ${version}`) })
  await publish(server, await pack('1.0.0'), author)
  const token = await signInAsAdmin(server)
  const page = await browser.newPage()
  try {
    await openRoots(page)
    await page.goto(server.url)
    await switchOn(page, id)
    await pressLauncher(page, id)
    await frameOf(page, id).getByText('This is 1.0.0').waitFor()
    const uploaded = performance.now()
    const { id: number } = await submitZip(server.base, await pack('1.1.0'), author)
    await untilSettled(server.base, token, number)
    const found = performance.now()
    await approve(server.base, token, number)
    const approved = performance.now()
    await frameOf(page, id).getByText('This is 1.1.0').waitFor({ timeout: 60_000 })
    const seen = performance.now()
    return [
      budget('Upload of a plugin to its findings', found - uploaded, limits.findingsMs, seconds),
      budget('Approval to the new version on an open page', seen - approved, limits.visibleMs, seconds),
    ]
  } finally {
    await page.close()
  }
}

/** Runs in the page: when each frame came and when it was painted, and the longest task. */
const noteBoots = `
window.boots = {}
window.longest = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
}).observe({ type: 'longtask' })
new MutationObserver(() => {
  for (const frame of document.querySelectorAll('.plugin-frame')) {
    const boot = (window.boots[frame.dataset.title] ??= { came: performance.now() })
    if (frame.closest('[data-painted="true"]')) boot.painted ??= performance.now()
  }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-painted'] })
`

interface Boots {
  boots: Record<string, { came: number; painted?: number }>
  longest: number
}

interface Opened {
  /** Of each panel, in milliseconds from its frame to its first picture. */
  starts: number[]
  /** The longest task of the page meanwhile, in milliseconds. */
  longest: number
  /** Of all processes of browser and servers, in bytes. */
  memory: number
}

async function openPanels(browser: Browser, server: RunningServer, number: number): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  try {
    await openRoots(page)
    await page.goto(server.url)
    for (let at = 0; at < number; at += 1) await switchOn(page, idOf(at))
    await untilCalm(page)
    await page.evaluate(noteBoots)
    for (let at = 0; at < number; at += 1) {
      await pressLauncher(page, idOf(at))
      await page.waitForFunction(isPainted, idOf(at), { timeout: 60_000 })
    }
    const starts = await page.evaluate(readStarts)
    const longest = await page.evaluate(() => (window as unknown as Boots).longest)
    await untilCalm(page)
    return { starts, longest, memory: shareOfMemory(process.pid) }
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
const isPainted = (title: string): boolean => (window as unknown as Boots).boots[title]?.painted !== undefined

/** Runs in the page. */
const readStarts = (): number[] =>
  Object.entries((window as unknown as Boots).boots)
    .filter(([title]) => title.startsWith('bench-'))
    .map(([, { came, painted = came }]) => painted - came)

function rowsOf(
  number: number,
  { starts, longest }: Opened = { starts: [], longest: 0, memory: 0 },
): Measurement[] {
  const name = `${number} panel${number > 1 ? 's' : ''} beside a section: start of a panel`
  return [
    budget(`${name}, p50`, median(starts), limits.startMs, milliseconds),
    budget('… p95', percentile(starts, 0.95), limits.slowStartMs, milliseconds),
    budget('… longest task of the page', longest, limits.taskMs, milliseconds),
  ]
}

/** From the press on View Plugins to the switches of all panels. */
async function viewLongIndex(browser: Browser, server: RunningServer): Promise<Measurement> {
  const page = await browser.newPage()
  try {
    await page.goto(server.url)
    await untilCalm(page)
    await page.getByRole('button', { name: 'Options' }).click()
    const taken = await page.evaluate(pressViewPlugins, longIndex)
    return budget(`View Plugins with ${longIndex} panels`, taken, limits.viewPluginsMs, milliseconds)
  } finally {
    await page.close()
  }
}

/** Runs in the page. */
const pressViewPlugins = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const look = (): void => {
      const { length } = document.querySelectorAll('dialog .plugin-entry [role=switch]')
      if (length >= wanted) setTimeout(() => resolve(performance.now() - began))
      else if (performance.now() - began < 30_000) requestAnimationFrame(look)
      else reject(new Error(`View Plugins shows ${length} switches of ${wanted}.`))
    }
    const entries = [...document.querySelectorAll<HTMLElement>('button')]
    entries.find(({ textContent }) => textContent?.trim() === 'View Plugins')?.click()
    look()
  })
