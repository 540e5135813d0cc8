import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { memoryOf, watchMemory } from '../support/memoryOf.ts'
import { startPostgres } from '../support/postgres.ts'
import { signInAsAdmin } from '../support/publish.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { isWithinBound, type Measurement } from './Measurement.ts'
import { measureHttp } from './measureHttp.ts'
import { printTable } from './printTable.ts'
import { generateData } from './scale/generateData.ts'
import { measureImport, perSecond } from './scale/measureImport.ts'
import { measureLoad } from './scale/measureLoad.ts'
import { measureMethods } from './scale/measureMethods.ts'
import { measureReads } from './scale/measureReads.ts'
import { measureStaleness } from './scale/measureStaleness.ts'
import { measureStatements } from './scale/measureStatements.ts'
import { readGround } from './scale/typicalReads.ts'

const { values: options } = parseArgs({
  options: {
    /** How many values are made up. */
    values: { type: 'string', default: '10000000' },
    /** Data folder, and address of a PostgreSQL database, that already hold such values. Both are written to. */
    sqlite: { type: 'string' },
    postgres: { type: 'string' },
    /** Only one of the two databases. */
    only: { type: 'string' },
  },
})
const values = Number(options.values)
const memoryBudget = 400
const rows: Measurement[] = []

try {
  if (options.only !== 'postgres') await onSqlite()
  if (options.only !== 'sqlite') await onPostgres()
} finally {
  tellTable()
}

async function onSqlite(): Promise<void> {
  const dataFolder = options.sqlite ?? mkdtempSync(join(tmpdir(), 'msdat-scale-'))
  try {
    if (!options.sqlite) {
      const seconds = await generateData(values, { MSDAT_DATA_DIR: dataFolder })
      rows.push(perSecond(`SQLite: loading ${values} simulated values`, values / seconds))
    }
    const server = await startServer({ dataFolder })
    try {
      await onSqliteServer(server)
    } finally {
      await server.stop()
    }
  } finally {
    if (!options.sqlite) rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function onSqliteServer(server: RunningServer): Promise<void> {
  const mostMemory = watchMemory(server.process.pid ?? 0)
  const ground = await readGround(server.base)
  const caller = { base: server.base, token: await signInAsAdmin(server) }
  await add(measureReads(server.base, ground, 'SQLite'))
  await add(measureStatements(server.base, server.dataFolder, ground))
  rows.push(await measureHttp(server.base))
  rows.push(memory('SQLite: most memory of the server over the reads', mostMemory()))
  const mostUnderLoad = watchMemory(server.process.pid ?? 0)
  await add(measureMethods(server.base, ground, 'SQLite'))
  await add(measureLoad(caller, ground, 'SQLite'))
  await add(measureImport(caller, ground))
  rows.push(memory('SQLite: most memory over methods, load and imports', mostUnderLoad()))
  rows.push(memory('… and afterwards', memoryOf(server.process.pid ?? 0)))
}

async function onPostgres(): Promise<void> {
  const postgres = options.postgres ? null : await startPostgres()
  const url = options.postgres ?? postgres?.url ?? ''
  try {
    if (postgres) await generateData(values, { DATABASE_URL: url })
    const env = { DATABASE_URL: url }
    const [one, other] = [await startServer({ env }), await startServer({ env })]
    try {
      await onPostgresServers(one, other)
    } finally {
      await Promise.all([one.stop(), other.stop()])
    }
  } finally {
    await postgres?.stop()
  }
}

async function onPostgresServers(one: RunningServer, other: RunningServer): Promise<void> {
  const mostMemory = watchMemory(one.process.pid ?? 0)
  const ground = await readGround(one.base)
  const caller = { base: one.base, token: await signInAsAdmin(one) }
  await add(measureReads(one.base, ground, 'PostgreSQL'))
  await add(measureMethods(one.base, ground, 'PostgreSQL'))
  rows.push(await measureStaleness(caller, other.base, ground))
  await add(measureLoad(caller, ground, 'PostgreSQL'))
  rows.push(memory('PostgreSQL: most memory of a server', mostMemory()))
}

async function add(measured: Promise<Measurement[]>): Promise<void> {
  const found = await measured
  for (const { name, value } of found) console.log(`${name}: ${value}`)
  rows.push(...found)
}

function memory(name: string, bytes: number): Measurement {
  const megabytes = bytes / 1e6
  return {
    name,
    against: 'budget',
    value: `${Math.round(megabytes)} MB`,
    reference: `${memoryBudget} MB`,
    ratio: megabytes / memoryBudget,
    bound: 1,
  }
}

function tellTable(): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`
  console.log(`\n${values} values, ${machine}, Node ${process.version}\n`)
  console.log(printTable(rows))
  console.log(`\n${rows.filter(isWithinBound).length} of ${rows.length} hold.`)
}
