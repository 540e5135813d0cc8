import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { belongsInPack } from './packPlugin.ts'

/** Reads what belongs in a plugin's zip out of its folder, by path with forward slashes. */
export async function readPluginFolder(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  await collect(folder, folder, files)
  return files
}

async function collect(root: string, folder: string, files: Map<string, Buffer>): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
    const full = join(folder, entry.name)
    const path = relative(root, full).split(sep).join('/')
    if (
      entry.isDirectory() &&
      entry.name !== 'node_modules' &&
      entry.name !== 'dist' &&
      !entry.name.startsWith('.')
    ) {
      await collect(root, full, files)
    } else if (entry.isFile() && belongsInPack(path)) {
      files.set(path, await readFile(full))
    }
  }
}
