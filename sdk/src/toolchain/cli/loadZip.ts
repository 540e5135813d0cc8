import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packPlugin } from '../archive/packPlugin.ts'
import { readPluginFolder } from '../archive/readPluginFolder.ts'
import { CliFault } from './Terminal.ts'

/** The zip of a plugin: read from a file, or packed from a folder. */
export async function loadZip(path: string | undefined): Promise<Buffer> {
  if (path === undefined) throw new CliFault('Name the folder or the zip of the plugin.')
  if (!existsSync(path)) throw new CliFault(`There is nothing at ${path}.`)
  return statSync(path).isDirectory() ? packFolder(path) : readFile(path)
}

export async function packFolder(folder: string): Promise<Buffer> {
  if (!existsSync(join(folder, 'manifest.json'))) {
    throw new CliFault(
      `There is no manifest.json in ${folder}. "msdat-plugin create" makes a plugin to start from.`,
    )
  }
  return packPlugin(await readPluginFolder(folder))
}
