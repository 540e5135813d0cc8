import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartupFault } from './StartupFault.ts'

/** Makes the data folder where there is none, and makes sure that files can be written there. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new StartupFault(
      `The data folder ${folder} cannot be written${reason}. Give this user the right to write there, or set MSDAT_DATA_DIR to another folder.`,
    )
  }
}
