import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryOf, watchMemory } from '../support/memoryOf.ts'
import { startPostgres } from '../support/postgres.ts'
import { signInAsAdmin } from '../support/publish.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { budget, megabytes, type Measurement } from './Measurement.ts'
import { measureHttp } from './measureHttp.ts'
import { generateData } from './scale/generateData.ts'
import { measureImport, perSecond } from './scale/measureImport.ts'
import { filesOfLoad, measureLoad } from './scale/measureLoad.ts'
import { measureMethods } from './scale/measureMethods.ts'
import { measureReads } from './scale/measureReads.ts'
import { measureStaleness } from './scale/measureStaleness.ts'
import { measureStatements } from './scale/measureStatements.ts'
import { readGround } from './scale/typicalReads.ts'

const memoryBudget = 400e6

export interface ScaleOptions {
  /** How many values are made up. */
  values: number
  /** Data folder, and address of a PostgreSQL database, that already hold such values. Both are written to. */
  sqlite: string | undefined
  postgres: string | undefined
}

/** Takes measurements as they come, so that those of a run that breaks off are not lost. */
export type Tell = (rows: readonly Measurement[]) => void

/** What a server does with millions of values in SQLite. */
export async function measureSqlite({ values, sqlite }: ScaleOptions, tell: Tell): Promise<void> {
  const dataFolder = sqlite ?? mkdtempSync(join(tmpdir(), 'msdat-scale-'))
  try {
    if (!sqlite) {
      const seconds = await generateData(values, { MSDAT_DATA_DIR: dataFolder })
      tell([perSecond(`SQLite: loading ${values} simulated values`, values / seconds)])
    }
    const server = await startServer({ dataFolder })
    try {
      await onSqliteServer(server, tell)
    } finally {
      await server.stop()
    }
  } finally {
    if (!sqlite) rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function onSqliteServer(server: RunningServer, tell: Tell): Promise<void> {
  const mostMemory = watchMemory(server.process.pid ?? 0)
  const ground = await readGround(server.base)
  const caller = { base: server.base, token: await signInAsAdmin(server) }
  tell(await measureReads(server.base, ground, 'SQLite'))
  tell(await measureStatements(server.base, server.dataFolder, ground))
  const warm = await measureHttp(server.base)
  tell([{ ...warm, name: `SQLite: ${warm.name}` }])
  tell([memory('SQLite: most memory of the server over the reads', mostMemory())])
  const mostUnderLoad = watchMemory(server.process.pid ?? 0)
  tell(await measureMethods(server.base, ground, 'SQLite'))
  tell(await measureLoad(caller, ground, { database: 'SQLite', indicators: filesOfLoad.small }))
  tell(await measureLoad(caller, ground, { database: 'SQLite', indicators: filesOfLoad.large }))
  tell(await measureImport(caller, ground))
  tell([memory('SQLite: most memory over methods, load and imports', mostUnderLoad())])
  tell([memory('… and afterwards', memoryOf(server.process.pid ?? 0))])
}

/** … and in PostgreSQL, with a second server beside it. */
export async function measurePostgres(options: ScaleOptions, tell: Tell): Promise<void> {
  const { values } = options
  const postgres = options.postgres ? null : await startPostgres()
  const url = options.postgres ?? postgres?.url ?? ''
  try {
    if (postgres) await generateData(values, { DATABASE_URL: url })
    const env = { DATABASE_URL: url }
    const [one, other] = [await startServer({ env }), await startServer({ env })]
    try {
      await onPostgresServers({ one, other, tell })
    } finally {
      await Promise.all([one.stop(), other.stop()])
    }
  } finally {
    await postgres?.stop()
  }
}

async function onPostgresServers({
  one,
  other,
  tell,
}: {
  one: RunningServer
  other: RunningServer
  tell: Tell
}): Promise<void> {
  const mostMemory = watchMemory(one.process.pid ?? 0)
  const ground = await readGround(one.base)
  const caller = { base: one.base, token: await signInAsAdmin(one) }
  tell(await measureReads(one.base, ground, 'PostgreSQL'))
  tell(await measureMethods(one.base, ground, 'PostgreSQL'))
  tell([await measureStaleness(caller, other.base, ground)])
  tell(await measureLoad(caller, ground, { database: 'PostgreSQL', indicators: filesOfLoad.small }))
  tell([memory('PostgreSQL: most memory of a server', mostMemory())])
}

const memory = (name: string, bytes: number): Measurement => budget(name, bytes, memoryBudget, megabytes)
