import { modulesFor } from '@msdat/sdk/contracts/modulesFor'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Index, Release, SignedIndex } from '@msdat/sdk/contracts/registry'
import { readState } from '../db/stateValues.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'

/** A change made by another process is seen after this long. */
const freshMs = 1_000

interface Held {
  sequence: string
  signed: SignedIndex
  index: Index
}

/** The signed index, held in memory, and asked for anew when its number has moved. */
export class IndexReader {
  readonly #db: RegistryDb
  #held: Held | null = null
  #lookedAt = 0
  #looking: Promise<Held> | null = null

  constructor(db: RegistryDb) {
    this.#db = db
  }

  /** Makes the next reader look at the database. */
  forget(): void {
    this.#lookedAt = 0
  }

  async signed(): Promise<SignedIndex> {
    return (await this.#current()).signed
  }

  /** What runs of a plugin; null where it does not run. */
  async release(plugin: string): Promise<Release | null> {
    const { index } = await this.#current()
    return index.releases.find((release) => release.plugin === plugin) ?? null
  }

  /** Digests of all code that a plugin needs to run; empty where it does not run. */
  async modules(plugin: string): Promise<string[]> {
    const release = await this.release(plugin)
    return release && this.#held ? modulesFor(release, this.#held.index).map(({ digest }) => digest) : []
  }

  async #current(): Promise<Held> {
    if (this.#held && Date.now() - this.#lookedAt < freshMs) return this.#held
    this.#looking ??= this.#look().finally(() => (this.#looking = null))
    return this.#looking
  }

  async #look(): Promise<Held> {
    // Taken before the reading: what changes meanwhile is looked for again.
    const at = Date.now()
    this.#lookedAt = at
    const sequence = (await readState(this.#db, 'sequence')) ?? '0'
    if (this.#held?.sequence !== sequence) this.#held = await this.#read(sequence)
    return this.#held
  }

  async #read(sequence: string): Promise<Held> {
    const text = await readState(this.#db, 'signed_index')
    if (text === null)
      throw new AppError('unavailable', 'The plugin registry is starting. Please try again in a moment.')
    const signed = JSON.parse(text) as SignedIndex
    return { sequence, signed, index: JSON.parse(signed.index) as Index }
  }
}
