import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/adapters/serve'
import { PlatformSettings } from '@msdat/sdk/contracts/platform'
import { validate } from '@msdat/sdk/validate/node'
import { appendChange } from '../audit/appendChange.ts'
import type { DataTables } from '../db/DataTables.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

const setting = 'platform'
/** For how long another process may not know of a change. */
const believedMs = 5000

export type PlatformDefaults = Pick<PlatformSettings, 'old_versions' | 'activity_days'>

/** What admins have set of the installation; every page asks for it, so it is kept for a few seconds. */
export class PlatformStore {
  readonly #db: Kysely<DataTables>
  readonly #defaults: PlatformSettings
  #kept: { value: Promise<PlatformSettings>; readAt: number } | undefined
  #isReading = false

  constructor(db: Kysely<DataTables>, defaults: PlatformDefaults) {
    this.#db = db
    this.#defaults = { ...noSettings, ...defaults }
  }

  /** Answers what was read last and reads anew behind it: no page waits for a database that is busy. */
  read(): Promise<PlatformSettings> {
    if (!this.#kept) return this.#readNow()
    if (performance.now() - this.#kept.readAt > believedMs) void this.#readBehind()
    return this.#kept.value
  }

  #readNow(): Promise<PlatformSettings> {
    const value = this.#load()
    value.catch(() => (this.#kept = undefined))
    this.#kept = { value, readAt: performance.now() }
    return value
  }

  async #readBehind(): Promise<void> {
    if (this.#isReading) return
    this.#isReading = true
    try {
      const settings = await this.#load()
      this.#kept = { value: Promise.resolve(settings), readAt: performance.now() }
    } catch {
      // What was read last still stands, and the next page asks again.
    } finally {
      this.#isReading = false
    }
  }

  async change(settings: PlatformSettings, actor: Actor): Promise<PlatformSettings> {
    await this.#db.transaction().execute(async (tx) => {
      await writeSetting(tx, setting, JSON.stringify(settings))
      await appendChange(tx, actor, { action: 'change', thing: 'settings', thing_id: setting })
    })
    return this.#readNow()
  }

  /** A setting that came later, or can no longer be read, is as it is by default. */
  async #load(): Promise<PlatformSettings> {
    const text = await readSetting(this.#db, setting)
    if (text === null) return this.#defaults
    const known = { ...this.#defaults, ...(JSON.parse(text) as object) }
    const read = validate(PlatformSettings, known)
    return read.ok ? read.value : this.#defaults
  }
}

const noSettings = {
  platform_name: 'MSDAT',
  option_links: [],
  external_ncdc: '',
  external_ndr1: '',
  external_ndr2: '',
}
