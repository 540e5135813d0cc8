import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { SchemeColours } from '@msdat/sdk/contracts/colours'
import type { Platform } from '@msdat/sdk/contracts/platform'
import { PlatformSettings } from '@msdat/sdk/contracts/platformSettings'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { appendChange } from '../audit/appendChange.ts'
import type { DataTables } from '../db/DataTables.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { logoPath, logoSetting, readLogo, type KeptLogo } from './logo.ts'

const setting = 'platform'
const colourSetting = 'platform_colours'
/** For how long another process may not know of a change. */
const believedMs = 5000

export type PlatformDefaults = Pick<PlatformSettings, 'old_versions' | 'activity_days'>
type Known = PlatformSettings & Platform
interface Kept {
  known: Known
  logo: KeptLogo | null
}

/** What admins have set of the installation; every page asks for it, so it is kept for a few seconds. */
export class PlatformStore {
  readonly #db: Kysely<DataTables>
  readonly #defaults: PlatformSettings
  #kept: { value: Promise<Kept>; readAt: number } | undefined
  #isReading = false

  constructor(db: Kysely<DataTables>, defaults: PlatformDefaults) {
    this.#db = db
    this.#defaults = { ...noSettings, ...defaults }
  }

  /** Answers what was read last and reads anew behind it: no page waits for a database that is busy. */
  async read(): Promise<Known> {
    return (await this.readAll()).known
  }

  async logo(): Promise<KeptLogo | null> {
    return (await this.readAll()).logo
  }

  readAll(): Promise<Kept> {
    if (!this.#kept) return this.#readNow()
    if (performance.now() - this.#kept.readAt > believedMs) void this.#readBehind()
    return this.#kept.value
  }

  #readNow(): Promise<Kept> {
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
    await this.#write(setting, JSON.stringify(settings), { actor, thing_id: setting })
    return settings
  }

  async changeColours(colours: SchemeColours, actor: Actor): Promise<SchemeColours> {
    await this.#write(colourSetting, JSON.stringify(colours), { actor, thing_id: 'colours' })
    return colours
  }

  async changeLogo(logo: KeptLogo | null, actor: Actor): Promise<void> {
    await this.#write(logoSetting, logo ? JSON.stringify(logo) : '', { actor, thing_id: 'logo' })
  }

  async #write(name: string, value: string, by: { actor: Actor; thing_id: string }): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await writeSetting(tx, name, value)
      await appendChange(tx, by.actor, { action: 'change', thing: 'settings', thing_id: by.thing_id })
    })
    await this.#readNow()
  }

  /** A setting that came later, or can no longer be read, is as it is by default. */
  async #load(): Promise<Kept> {
    const logo = await readLogo(this.#db)
    const colours = parsed(await readSetting(this.#db, colourSetting))
    const readColours = validate(SchemeColours, colours)
    const given = { ...this.#defaults, ...(parsed(await readSetting(this.#db, setting)) as object | null) }
    const read = validate(PlatformSettings, given)
    return {
      logo,
      known: {
        ...(read.ok ? read.value : this.#defaults),
        logo: logoPath(logo),
        colours: readColours.ok ? readColours.value : { light: {}, dark: {} },
      },
    }
  }
}

const parsed = (text: string | null): unknown => (text ? (JSON.parse(text) as unknown) : null)

const noSettings = {
  platform_name: 'MSDAT',
  option_links: [],
  external_ncdc: '',
  external_ndr1: '',
  external_ndr2: '',
}
