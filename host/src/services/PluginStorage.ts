import { storageQuotaBytes } from '@msdat/sdk/contracts/viewMethods'
import { AppError } from '@msdat/sdk/contracts/problem'
import { isSmallValue } from '@msdat/sdk/plugin/bridge/isSmallValue'

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What each plugin keeps in this browser: JSON under names of its own, up to its quota. */
export class PluginStorage {
  readonly #backing: Backing | null

  constructor(backing: Backing | null) {
    this.#backing = backing
  }

  get(plugin: string, key: string): unknown {
    return this.#read(plugin).get(key) ?? null
  }

  keys(plugin: string): string[] {
    return [...this.#read(plugin).keys()]
  }

  set(plugin: string, key: string, value: unknown): void {
    if (!isSmallValue(value, storageQuotaBytes)) throw full()
    const entries = this.#read(plugin)
    entries.set(key, value)
    this.#write(plugin, entries)
  }

  remove(plugin: string, key: string): void {
    const entries = this.#read(plugin)
    entries.delete(key)
    this.#write(plugin, entries)
  }

  #read(plugin: string): Map<string, unknown> {
    try {
      return new Map(JSON.parse(this.#backing?.getItem(nameOf(plugin)) ?? '[]') as [string, unknown][])
    } catch {
      return new Map()
    }
  }

  #write(plugin: string, entries: Map<string, unknown>): void {
    const text = JSON.stringify([...entries])
    if (new TextEncoder().encode(text).byteLength > storageQuotaBytes) throw full()
    try {
      if (!this.#backing) throw new Error('There is no storage.')
      this.#backing.setItem(nameOf(plugin), text)
    } catch {
      throw new AppError('unavailable', 'This browser has no room left, or may not keep settings.')
    }
  }
}

const full = (): AppError =>
  new AppError(
    'too_large',
    `A plugin may keep ${storageQuotaBytes / 1024} kB in this browser; remove something first.`,
  )

const nameOf = (plugin: string): string => `msdat:plugin:${plugin}`
