import { cpus, totalmem } from 'node:os'
import { launchChromium } from '../support/chromium.ts'
import { startServer } from '../support/server.ts'
import { isWithinBound, type Measurement } from './Measurement.ts'
import { measureBridge } from './measureBridge.ts'
import { measureFirstLoad } from './measureFirstLoad.ts'
import { measureFrameBoot } from './measureFrameBoot.ts'
import { measureHttp } from './measureHttp.ts'
import { measureServer } from './measureServer.ts'
import { printTable } from './printTable.ts'

// First and alone: nothing else may take its time or memory.
const rows: Measurement[] = await measureServer()
const server = await startServer()
const browser = await launchChromium()
try {
  rows.push(await measureHttp(server.base))
  rows.push(...(await measureFrameBoot(browser, server)))
  rows.push(...(await measureBridge(browser, server)))
  rows.push(...(await measureFirstLoad(browser, server.url)))
} finally {
  await browser.close()
  await server.stop()
}
const [cpu] = cpus()
console.log(
  `\n${cpus().length} x ${cpu?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}\n`,
)
console.log(printTable(rows))
const missed = rows.filter((row) => !isWithinBound(row)).length
console.log(`\n${rows.length - missed} of ${rows.length} hold.`)
