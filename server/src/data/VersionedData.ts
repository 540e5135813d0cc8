import type { Kysely } from 'kysely'
import type { Coverage } from '@msdat/sdk/contracts/data'
import type { DataTables } from '../db/DataTables.ts'
import { readsHere, type LongReads } from '../longReads/LongReads.ts'
import { readDataVersion } from './dataVersion.ts'
import { getCoverage } from './dataValues.ts'
import { keptPerIndicator, type OfIndicator } from './keptPerIndicator.ts'
import { keptPerVersion } from './keptPerVersion.ts'
import { getPeriodsBySource, type PeriodsOfSource } from './periodsBySource.ts'
import { getPlaceExtents, type PlaceExtent } from './placeExtents.ts'
import { readReferenceLists, type ReferenceLists } from './ReferenceLists.ts'

/** For how long a version is believed. Another process on the same database may have imported meanwhile. */
const believedMs = 1000
/** Indicators of which it is kept where they have figures: at most some 2 MB each. */
const mostCoverages = 30
/** At most some 10 kB each. */
const mostPeriods = 1000
/** At most some 0.5 MB each. */
const mostExtents = 100

/** The data version as it stands, and the reference lists that belong to it. */
export class VersionedData {
  readonly #db: Kysely<DataTables>
  readonly longReads: LongReads
  readonly lists: () => Promise<ReferenceLists>
  /** Where an indicator has figures: of a large one, that takes a good part of a second to read. */
  readonly coverage: OfIndicator<Coverage>
  /** The same without the places, and as small that all indicators have room. */
  readonly periods: OfIndicator<PeriodsOfSource[]>
  /** What each source has at the nation, the zones and the states. */
  readonly extents: OfIndicator<PlaceExtent[]>
  #version = ''
  #readAt = -Infinity
  #reading: Promise<string> | undefined

  constructor(db: Kysely<DataTables>, longReads: LongReads = readsHere(db)) {
    this.#db = db
    this.longReads = longReads
    this.lists = keptPerVersion(this, () => readReferenceLists(db))
    this.coverage = keptPerIndicator(db, this, { most: mostCoverages, read: getCoverage })
    this.periods = keptPerIndicator(db, this, { most: mostPeriods, read: getPeriodsBySource })
    this.extents = keptPerIndicator(db, this, { most: mostExtents, read: getPlaceExtents })
  }

  /** The version where it was read less than a second ago, else null: for callers that must not wait. */
  get recentVersion(): string | null {
    return performance.now() - this.#readAt < believedMs ? this.#version : null
  }

  async version(): Promise<string> {
    if (this.recentVersion !== null) return this.recentVersion
    return this.#reading ?? this.#startReading()
  }

  /** To be called after this process has changed the data. */
  forget(): void {
    this.#readAt = -Infinity
    // A reading under way may have seen the data before the change: nobody new may wait for it.
    this.#reading = undefined
  }

  /** With the year: what is a projection depends on it, and what is kept must not outlast it. */
  async #readVersion(): Promise<string> {
    return `${await readDataVersion(this.#db)}.${new Date().getUTCFullYear()}`
  }

  #startReading(): Promise<string> {
    const began = performance.now()
    const reading: Promise<string> = this.#readVersion().then(
      (version) => {
        if (this.#reading !== reading) return version
        this.#reading = undefined
        this.#version = version
        this.#readAt = began
        return version
      },
      (error: unknown) => {
        if (this.#reading === reading) this.#reading = undefined
        throw error
      },
    )
    this.#reading = reading
    return reading
  }
}
