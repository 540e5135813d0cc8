const runningKey = 'msdat:running-plugins'
const crashesKey = 'msdat:page-crashes'

interface CrashPlace {
  /** Kept for one tab, also over its crash. Null where nothing may be kept. */
  storage: Storage | null
  /** The visitor has loaded this very page again, as one does after a crash. */
  isReload: boolean
}

/**
 * A plugin can end the visitor's tab, and would again. So the tab has a note of the plugins that run, until the page
 * ends as pages do, or is put aside: browsers end such pages for their memory. Who finds the note after a reload
 * starts without these plugins until the visitor asks for them.
 */
export class CrashNote {
  readonly #storage: Storage | null
  /** How often in a row the page has ended with the plugin at work. */
  readonly #crashes: Map<string, number>
  #running: readonly string[] = []

  constructor({ storage, isReload }: CrashPlace) {
    this.#storage = storage
    this.#crashes = new Map(this.#read(crashesKey).flatMap((entry) => (isCount(entry) ? [entry] : [])))
    const found = this.#read(runningKey).filter((plugin) => typeof plugin === 'string')
    this.#write(runningKey, [])
    if (!isReload || found.length === 0) return
    for (const plugin of found) this.#crashes.set(plugin, (this.#crashes.get(plugin) ?? 0) + 1)
    this.#write(crashesKey, [...this.#crashes])
  }

  /** Why a plugin is not started by itself; null where nothing speaks against it. */
  reasonFor(plugin: string): 'crash' | 'crashes' | null {
    const count = this.#crashes.get(plugin) ?? 0
    if (count > 1) return 'crashes'
    return count === 1 ? 'crash' : null
  }

  /** Call with the plugins that run, whenever that changes. */
  keep(running: readonly string[]): void {
    this.#running = [...new Set(running)]
    if (document.visibilityState === 'visible') this.#write(runningKey, this.#running)
  }

  watch(): void {
    addEventListener('pagehide', () => this.#ended())
    addEventListener('pageshow', ({ persisted }) => persisted && this.keep(this.#running))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.keep(this.#running)
      else this.#write(runningKey, [])
    })
  }

  /** What ran to a normal end has made good. */
  #ended(): void {
    for (const plugin of this.#running) this.#crashes.delete(plugin)
    this.#write(crashesKey, [...this.#crashes])
    this.#write(runningKey, [])
  }

  #read(key: string): unknown[] {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept : []
    } catch {
      return []
    }
  }

  #write(key: string, list: readonly unknown[]): void {
    try {
      if (list.length === 0) this.#storage?.removeItem(key)
      else this.#storage?.setItem(key, JSON.stringify(list))
    } catch {
      // Without room, or the permission to keep anything, a crash is not remembered.
    }
  }
}

/** Of the page that is being opened. */
export function crashPlace(): CrashPlace {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return { storage: tabStorage(), isReload: navigation?.type === 'reload' }
}

function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

function isCount(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1])
}
