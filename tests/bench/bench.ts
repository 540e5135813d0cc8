import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { isWithinBound, type Measurement } from './Measurement.ts'
import { measurePlatform } from './measurePlatform.ts'
import { measurePostgres, measureSqlite } from './measureScale.ts'
import { printTable } from './printTable.ts'

const { values: options } = parseArgs({
  options: {
    /** One part alone: platform, sqlite or postgres. */
    only: { type: 'string' },
    /** How many values the two databases are measured with. */
    values: { type: 'string', default: '10000000' },
    /** See ScaleOptions. */
    sqlite: { type: 'string' },
    postgres: { type: 'string' },
  },
})
const scale = { values: Number(options.values), sqlite: options.sqlite, postgres: options.postgres }
const rows: Measurement[] = []
const tell = (measured: readonly Measurement[]): void => {
  for (const { name, value } of measured) console.log(`${name}: ${value}`)
  rows.push(...measured)
}
const parts: Record<string, () => Promise<void>> = {
  platform: () => measurePlatform(tell),
  sqlite: () => measureSqlite(scale, tell),
  postgres: () => measurePostgres(scale, tell),
}
const chosen = options.only ? [options.only] : Object.keys(parts)

try {
  for (const name of chosen) {
    const measure = parts[name]
    if (!measure) throw new Error(`There is no part ${name}: choose from ${Object.keys(parts).join(', ')}.`)
    await measure()
  }
} finally {
  const machine = `${cpus().length} x ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`
  console.log(`\n${machine}, Node ${process.version}; at scale: ${options.values} values\n`)
  console.log(printTable(rows))
  console.log(`\n${rows.filter(isWithinBound).length} of ${rows.length} hold.`)
}
