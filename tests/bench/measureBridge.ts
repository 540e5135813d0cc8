import type { Browser, Frame, Page } from 'playwright'
import { openPanel } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { publish } from '../support/publish.ts'
import type { RunningServer } from '../support/server.ts'
import { median, milliseconds, type Measurement } from './Measurement.ts'
import { openRawPort } from './rawPort.ts'

const rounds = 7
const warmUps = 3
const calls = 100
const tables = 10
/** A frame may ask 40 times a second in the long run, and 120 times at once. */
const pauseMs = 3_000

/** Times calls inside a frame when it is told to; the whole built-in set is about 10,000 rows. */
const source = `
import { definePlugin, host } from '@msdat/sdk'

const datasources = Array.from({ length: 200 }, (_, index) => index + 1)
const storedKeys = () => host.call('storage.keys', {})
const wholeSet = () => host.call('data.query', { datasources })

async function time(ask: () => Promise<{ ok: boolean }>, calls: number): Promise<number> {
  const started = performance.now()
  for (let call = 0; call < calls; call += 1) {
    if (!(await ask()).ok) throw new Error('A call was refused.')
  }
  return (performance.now() - started) / calls
}

async function countRows(): Promise<number> {
  const answer = await wholeSet()
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.value.count
}

Object.assign(window, {
  countRows,
  roundTrip: () => time(storedKeys, ${calls}),
  columns: () => time(wholeSet, ${tables}),
})

definePlugin({ contributions: { panel: { view: () => <p>Ready</p> } } })
`

/** Host calls and large answers over the bridge, beside a bare MessagePort to a frame of another origin. */
export async function measureBridge(browser: Browser, server: RunningServer): Promise<Measurement[]> {
  const id = 'bridge-bench'
  await publish(server, await packPlugin({ id, source, permissions: ['data:read', 'storage'] }))
  const page = await browser.newPage()
  const raw = await openRawPort(browser)
  try {
    const panel = await openPanel(page, server.url, id)
    await panel.getByText('Ready').waitFor()
    const ask = asker(page, id)
    const rows = await ask('countRows')
    const roundTrips = await alternate(
      () => ask('roundTrip'),
      () => raw.roundTrip(calls),
    )
    const columns = await alternate(
      () => ask('columns'),
      () => raw.columns(rows, tables),
    )
    return [
      beside('Round trip of a host call', 'a raw MessagePort with the same question and answer', roundTrips),
      beside(`data.query, ${rows} rows, data at hand`, 'posting the same columns raw', columns),
    ]
  } finally {
    await raw.close()
    await page.close()
  }
}

/** Calls a function that the plugin has put on its window. */
function asker(page: Page, id: string): (name: string) => Promise<number> {
  const frame = page.frames().find((one: Frame) => new URL(one.url()).hostname.startsWith(`${id}.`))
  if (!frame) throw new Error(`The frame of ${id} is gone.`)
  return async (name) => {
    await page.waitForTimeout(pauseMs)
    return frame.evaluate(
      (called) => (window as unknown as Record<string, () => Promise<number>>)[called]?.() ?? 0,
      name,
    )
  }
}

interface Beside {
  ours: number
  theirs: number
}

/** In turns, so that whatever else the machine does weighs on both. The first ones are for warming up. */
async function alternate(ours: () => Promise<number>, theirs: () => Promise<number>): Promise<Beside> {
  const times: Beside[] = []
  for (let round = 0; round < warmUps + rounds; round += 1)
    times.push({ ours: await ours(), theirs: await theirs() })
  const measured = times.slice(warmUps)
  return {
    ours: median(measured.map((time) => time.ours)),
    theirs: median(measured.map((time) => time.theirs)),
  }
}

function beside(name: string, against: string, { ours, theirs }: Beside): Measurement {
  return {
    name,
    against,
    value: milliseconds(ours),
    reference: milliseconds(theirs),
    ratio: ours / theirs,
    bound: 2,
  }
}
