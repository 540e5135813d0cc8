import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the project, found upwards: this file runs from its source and from dist. */
export const projectFolder = rootAbove(dirname(fileURLToPath(import.meta.url)))

export const inProject = (path: string): string => join(projectFolder, path)

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : rootAbove(dirname(folder))
}
