import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import { measurePulse } from '../support/pulse.ts'

/** The yardstick: a sandboxed frame of another origin that answers over a bare MessagePort. */
export interface RawPort {
  /** Milliseconds of one question and its answer, the same as the product's; over so many in a row. */
  roundTrip(calls: number): Promise<number>
  /** Milliseconds of posting so many rows as columns, until their receipt comes back; over so many in a row. */
  columns(rows: number, calls: number): Promise<number>
  /** The longest time for which the page does nothing else while so many objects come in one message. */
  stall(objects: number): Promise<number>
  close(): Promise<void>
}

const framePage = `<script>addEventListener('message', (event) => {
  const port = event.ports[0]
  const made = ({ many }) => Array.from({ length: many }, (_, at) => ({ at }))
  port.onmessage = ({ data }) => port.postMessage(data.many ? made(data) : data.id ? { id: data.id, reply: { ok: true, value: [] } } : data.count)
  port.postMessage('ready')
}, { once: true })</script>`

const hostPage = `<iframe sandbox="allow-scripts"></iframe>`

/** In a page of its own, so that nothing of the product is in its way. */
export async function openRawPort(browser: Browser): Promise<RawPort> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(request.headers.host?.startsWith('raw.') ? framePage : hostPage)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const page = await browser.newPage()
  await page.goto(`http://localhost:${portOf(server)}/`)
  await page.evaluate(connectRawPort, `http://raw.localhost:${portOf(server)}/`)
  return {
    roundTrip: (calls) => page.evaluate(timeRoundTrips, calls),
    columns: (rows, calls) => page.evaluate(timeColumns, { rows, calls }),
    async stall(objects) {
      const end = await measurePulse(page)
      await page.evaluate(readGreat, objects)
      // The pause ends with the next beat.
      await page.waitForTimeout(500)
      return (await end()).pause
    },
    async close() {
      await page.close()
      server.close()
    },
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

type RawWindow = Window & { ask?: (message: unknown, buffers?: Transferable[]) => Promise<unknown> }

/** Runs in the page, as those below do. */
async function connectRawPort(address: string): Promise<void> {
  const frame = document.querySelector('iframe')
  if (!frame?.contentWindow) throw new Error('The page has no frame.')
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.src = address
  await loaded
  const { port1, port2 } = new MessageChannel()
  const answer = (): Promise<unknown> =>
    new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
  const ask = (message: unknown, buffers: Transferable[] = []): Promise<unknown> => {
    const answered = answer()
    port1.postMessage(message, buffers)
    return answered
  }
  Object.assign(window, { ask })
  port1.start()
  const ready = answer()
  frame.contentWindow?.postMessage('port', '*', [port2])
  await ready
}

async function readGreat(many: number): Promise<void> {
  const { ask } = window as RawWindow
  // Only who looks at the data has it unpacked.
  const answer = (await ask?.({ many })) as MessageEvent<unknown[]> | undefined
  if (answer?.data.length !== many) throw new Error('Something else came.')
}

/** In one measurement: the clock of a page counts tenths of a millisecond. */
async function timeRoundTrips(calls: number): Promise<number> {
  const { ask } = window as RawWindow
  const started = performance.now()
  for (let call = 0; call < calls; call += 1)
    await ask?.({ id: crypto.randomUUID(), name: 'storage.keys', input: {} })
  return (performance.now() - started) / calls
}

async function timeColumns({ rows, calls }: { rows: number; calls: number }): Promise<number> {
  const { ask } = window as RawWindow
  const tables = Array.from({ length: calls }, () => ({
    count: rows,
    integers: Array.from({ length: 7 }, () => new Int32Array(rows).fill(7)),
    value: new Float64Array(rows).fill(7),
  }))
  const started = performance.now()
  for (const table of tables) {
    await ask?.(table, [...table.integers.map(({ buffer }) => buffer), table.value.buffer])
  }
  return (performance.now() - started) / calls
}
