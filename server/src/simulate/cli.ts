import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allMigrations } from '../allMigrations.ts'
import { prepareDataFolder } from '../config/prepareDataFolder.ts'
import { readConfig } from '../config/readConfig.ts'
import { StartupFault } from '../config/StartupFault.ts'
import type { DataTables } from '../db/DataTables.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { importBuiltInSet } from '../import/builtInSet/importBuiltInSet.ts'
import { ProgressBar } from './ProgressBar.ts'
import { readArguments, WrongArguments, type SimulationArguments } from './readArguments.ts'
import { SimulationRefused, writeSimulation } from './writeSimulation.ts'

const projectFolder = fileURLToPath(new URL('../../../', import.meta.url))

try {
  await generate(readArguments(process.argv.slice(2)))
} catch (error) {
  console.error(toText(error))
  process.exitCode = 1
}

async function generate(simulation: SimulationArguments): Promise<void> {
  const config = readConfig(process.env, projectFolder)
  // Unless somebody names a folder it is one of its own, never the one that visitors are served from.
  const folder = process.env['MSDAT_DATA_DIR'] ? config.dataFolder : join(config.dataFolder, 'simulated')
  if (config.databaseUrl === null) prepareDataFolder(folder)
  const database = await openDatabase<DataTables>(
    config.databaseUrl === null
      ? { sqliteFile: join(folder, 'msdat.sqlite') }
      : { postgresUrl: config.databaseUrl },
  )
  try {
    await migrate(database.db, allMigrations(database.dialect))
    await importBuiltInSet(database, join(projectFolder, 'server', 'data'))
    const bar = new ProgressBar('Simulated values', simulation.values)
    await writeSimulation(database, { ...simulation, onProgress: (written) => bar.show(written) })
    const setting = config.databaseUrl === null ? `MSDAT_DATA_DIR=${folder}` : 'the same DATABASE_URL'
    process.stdout.write(`Done. Start the product with ${setting} to look at them.\n`)
  } finally {
    await database.close()
  }
}

function toText(error: unknown): string {
  if (error instanceof StartupFault) return error.faults.join('\n')
  if (error instanceof WrongArguments || error instanceof SimulationRefused) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
