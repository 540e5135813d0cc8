import { AppError } from '@msdat/sdk/contracts/problem'
import type { Index, SignedIndex } from '@msdat/sdk/contracts/registry'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import { savesData } from '../loading/savesData.ts'
import { TolerantIndex } from './TolerantIndex.ts'
import { verifyEd25519 } from './verifyEd25519.ts'

export interface RegistryIndexOptions {
  /** Public key of this installation, from the page's own document; base64. */
  key: string
  readSigned(): Promise<SignedIndex>
  /**
   * Remembers the highest number seen, so that an old index cannot be played back. The registry takes
   * its numbers from the clock, so a restored backup does not go back behind what is remembered here.
   */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
}

export interface WatchPace {
  everyMs: number
  /** While the page is looked at, and its network is not one that saves data. */
  shownEveryMs?: number
}

/** A timer may ring a little before its time. */
const earlyMs = 100

/** Reads the list of what runs, and believes it only if this installation signed it and it is not an old one. */
export class RegistryIndex {
  readonly #options: RegistryIndexOptions
  #accepted: { text: string; index: Index } | null = null

  constructor(options: RegistryIndexOptions) {
    this.#options = options
  }

  /** What the last visit believed, to start with: checked as if it came from the server. */
  async readKept(): Promise<Index | null> {
    const signed = this.#kept()
    return signed && this.#believe(signed).catch(() => null)
  }

  /** Throws AppError where the server cannot be reached or its answer cannot be believed. */
  async read(): Promise<Index> {
    return this.#believe(await this.#options.readSigned())
  }

  async #believe(signed: SignedIndex): Promise<Index> {
    if (this.#accepted?.text === signed.index) return this.#accepted.index
    const { key } = this.#options
    // The key that comes along is only for people to look at: who could change the index could change it too.
    if (!(await verifyEd25519(signed.index, signed.signature, key))) {
      throw new AppError(
        'unavailable',
        'The list of plugins is not signed by this installation; no plugin is run.',
      )
    }
    const index = readIndex(signed.index)
    if (index.sequence < this.#highestSeen()) {
      throw new AppError('unavailable', 'The list of plugins is older than one seen before; it is not used.')
    }
    this.#remember(index.sequence, signed)
    this.#accepted = { text: signed.index, index }
    return index
  }

  /**
   * Reads again and again; calls back with each new index. Answers a function that stops. A page that is looked at
   * asks more often where a pace for it is given. Mostly the answer is 304, without the list.
   */
  watch(onChange: (index: Index) => void, { everyMs, shownEveryMs = everyMs }: WatchPace): () => void {
    let known = this.#accepted?.index
    let isLooking = false
    let lookedAt = Date.now()
    const look = async (): Promise<void> => {
      // On a slow network an answer may take longer than a round.
      if (isLooking) return
      isLooking = true
      lookedAt = Date.now()
      const index = await this.read().catch(() => null)
      isLooking = false
      if (!index || index === known) return
      known = index
      onChange(index)
    }
    const round = (): void => {
      const pace = isShown() && !savesData() ? shownEveryMs : everyMs
      if (Date.now() - lookedAt >= pace - earlyMs) void look()
    }
    const timer = setInterval(round, shownEveryMs)
    // A tab that comes back to the front may have slept through many rounds.
    const onShown = (): void => void (isShown() && look())
    globalThis.document?.addEventListener('visibilitychange', onShown)
    return () => {
      clearInterval(timer)
      globalThis.document?.removeEventListener('visibilitychange', onShown)
    }
  }

  /** By key, so that a new installation at an old address starts anew. */
  get #sequenceKey(): string {
    return `msdat:registry-sequence:${this.#options.key}`
  }

  #highestSeen(): number {
    const here = this.#accepted?.index.sequence ?? 0
    try {
      return Math.max(here, Number(this.#options.storage?.getItem(this.#sequenceKey) ?? 0) || 0)
    } catch {
      return here
    }
  }

  get #textKey(): string {
    return `msdat:registry-index:${this.#options.key}`
  }

  #kept(): SignedIndex | null {
    try {
      const { index, signature } = JSON.parse(this.#options.storage?.getItem(this.#textKey) ?? 'null')
      const isWhole = typeof index === 'string' && typeof signature === 'string'
      return isWhole ? { index, signature, key: this.#options.key } : null
    } catch {
      return null
    }
  }

  #remember(sequence: number, { index, signature }: SignedIndex): void {
    try {
      this.#options.storage?.setItem(this.#sequenceKey, String(sequence))
      this.#options.storage?.setItem(this.#textKey, JSON.stringify({ index, signature }))
    } catch {
      // Without storage the page still refuses what is older than what it has seen itself.
    }
  }
}

/** A page without a document, as in tests, counts as shown. */
const isShown = (): boolean => globalThis.document?.visibilityState !== 'hidden'

function readIndex(text: string): Index {
  const checked = validate(TolerantIndex, JSON.parse(text))
  if (checked.ok) return checked.value
  throw new AppError(
    'unavailable',
    'The list of plugins cannot be read by this version of the page. Please reload.',
  )
}
