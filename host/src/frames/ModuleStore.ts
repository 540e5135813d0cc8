import { AppError } from '@msdat/sdk/contracts/problem'
import { artifactPath, type Index } from '@msdat/sdk/contracts/registry'
import type { ModuleKeep } from './ModuleKeep.ts'
import { sha256 } from './sha256.ts'

type Fetch = (address: string) => Promise<Response>

/** Fetches module code once by its digest, and hands out nothing whose digest is another. */
export class ModuleStore {
  readonly #keep: ModuleKeep
  readonly #fetch: Fetch
  readonly #loaded = new Map<string, Promise<Blob>>()
  /** Code that no server of ours has, for this page alone. */
  #held: { digest: string; code: Blob } | null = null

  constructor(keep: ModuleKeep, fetchModule: Fetch = (address) => fetch(address)) {
    this.#keep = keep
    this.#fetch = fetchModule
  }

  /** Takes the code of a local plugin in place of the one before; it is not kept for later visits. */
  async hold(digest: string, bytes: ArrayBuffer): Promise<void> {
    const code = await this.#checked(bytes, digest)
    if (!code) throw notApproved('The code that came is not the code that was announced, so it is not run.')
    this.#held = { digest, code }
  }

  load(digest: string): Promise<Blob> {
    if (this.#held?.digest === digest) return Promise.resolve(this.#held.code)
    const known = this.#loaded.get(digest)
    if (known) return known
    const loading = this.#read(digest)
    this.#loaded.set(digest, loading)
    loading.catch(() => this.#loaded.delete(digest))
    return loading
  }

  /** Forgets what no plugin of the index uses any more. */
  async prune(index: Index): Promise<void> {
    const used = new Set([
      ...index.shared.map(({ digest }) => digest),
      ...index.releases.map(({ bundle }) => bundle.digest),
    ])
    for (const digest of this.#loaded.keys()) if (!used.has(digest)) this.#loaded.delete(digest)
    await this.#keep.keepOnly(used)
  }

  async #read(digest: string): Promise<Blob> {
    const kept = await this.#keep.get(digest)
    const checked = kept && (await this.#checked(kept, digest))
    if (checked) return checked
    const fetched = await this.#checked(await this.#download(digest), digest)
    if (!fetched) throw notApproved('The code of a plugin is not what was approved, so it is not run.')
    void this.#keep.put(digest, fetched)
    return fetched
  }

  async #download(digest: string): Promise<ArrayBuffer> {
    const response = await this.#fetch(artifactPath(digest)).catch(() => null)
    if (response?.ok) return response.arrayBuffer()
    throw new AppError(
      'unavailable',
      'The code of a plugin cannot be fetched. Check your connection and try again.',
    )
  }

  /** The code as browsers take it for a module; null where its digest is another. */
  async #checked(code: ArrayBuffer, digest: string): Promise<Blob | null> {
    return (await sha256(code)) === digest ? new Blob([code], { type: 'text/javascript' }) : null
  }
}

const notApproved = (message: string): AppError => new AppError('not_allowed', message)
