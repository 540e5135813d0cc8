import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupFault } from './StartupFault.ts'

/** Makes the data folder where there is none, and makes sure that files can be written there. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new StartupFault(
      `The data folder ${folder} cannot be written${reason}. Give this user the right to write there, or set MSDAT_DATA_DIR to another folder.`,
    )
  }
}

// Node's own recursive mkdir never ends where a system folder such as /proc answers "no such file".
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
