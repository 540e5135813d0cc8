import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { StartupFault } from './StartupFault.ts'

/** Makes the data folder where there is none, and makes sure that files can be written there. */
export function prepareDataFolder(folder: string): void {
  keepToOneself()
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

const forOthers = 0o077

/** The database holds password hashes and the keys that sign sessions and plugins: other users of the machine have no business there. */
function keepToOneself(): void {
  if (isMainThread) process.umask(forOthers)
}

/** What to tell where an earlier start, or somebody's chmod, left the database open to other users of the machine. */
export function noteOfOpenFile(folder: string, file: string): string | null {
  // Windows has other rights, and Node shows none of them here.
  if (process.platform === 'win32' || !existsSync(file)) return null
  const isOpen = [folder, file].every((path) => (statSync(path).mode & forOthers) !== 0)
  return isOpen
    ? `Other users of this machine can read the database with its keys; shut them out: chmod 700 ${folder}`
    : null
}

// Node's own recursive mkdir never ends where a system folder such as /proc answers "no such file".
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, 0o700)
}
