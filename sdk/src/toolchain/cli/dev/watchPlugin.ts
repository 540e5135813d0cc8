import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

/** Editors write a file in several steps; the last of them counts. */
const quietMs = 40

/** Calls back after changes of a plugin's folder, until the answer is called. Installed packages are not watched. */
export function watchPlugin(folder: string, onChange: () => void): () => void {
  const watched = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  const changed = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, quietMs)
  }
  const follow = (): void => {
    const folders = new Set(foldersOf(folder))
    for (const [name, watcher] of watched) {
      if (folders.has(name)) continue
      watcher.close()
      watched.delete(name)
    }
    for (const name of folders) {
      if (!watched.has(name)) watched.set(name, watch(join(folder, name), { recursive: true }, changed))
    }
  }
  const root = watch(folder, () => {
    follow()
    changed()
  })
  follow()
  return () => {
    clearTimeout(timer)
    root.close()
    for (const watcher of watched.values()) watcher.close()
  }
}

function foldersOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
}
