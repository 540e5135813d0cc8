import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these files that may be run. */
export function findRunnable(files: readonly string[]): string | null {
  return files.find(isRunnable) ?? null
}

/** Where programs of these names would be, in every folder of the PATH. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
