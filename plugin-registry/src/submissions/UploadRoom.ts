import { networkOf } from './networkOf.ts'

/** So much may be received or worked on at once, of files with the same limit; half of it for one network. */
const mostBytes = 256 * 1024 * 1024
/** Who has sent for longer than this gives way where others wait. */
const patientMs = 30_000

interface Upload {
  /** The most that a file of its kind may have. */
  maxBytes: number
  /** What is expected of it. */
  bytes: number
  address: string
  /** Called where it has to give way; it leaves then. */
  end: () => void
}

interface Held extends Upload {
  network: string
  since: number
  isReceived: boolean
}

/** Keeps what the uploads of all requests take together within bounds. */
export class UploadRoom {
  readonly #held = new Set<Held>()

  /** Null where there is no room. */
  enter(upload: Upload): { received(): void; leave(): void } | null {
    const network = networkOf(upload.address)
    const held = { ...upload, network, since: performance.now(), isReceived: false }
    const isLate = (one: Held): boolean => !one.isReceived && held.since - one.since > patientMs
    for (;;) {
      const full = this.#full(held)
      if (!full) break
      // A set is in the order of its making: the oldest goes first.
      const next = full.find(isLate)
      if (!next) return null
      this.#held.delete(next)
      next.end()
    }
    this.#held.add(held)
    return { received: () => void (held.isReceived = true), leave: () => void this.#held.delete(held) }
  }

  /** Those who take the room that this one needs; null where there is room. */
  #full(upload: Held): Held[] | null {
    const alike = [...this.#held].filter(({ maxBytes }) => maxBytes === upload.maxBytes)
    const ofNetwork = alike.filter(({ network }) => network === upload.network)
    if (!fits(upload, ofNetwork, mostBytes / 2)) return ofNetwork
    return fits(upload, alike, mostBytes) ? null : alike
  }
}

/** One alone always has room. */
function fits({ bytes }: Upload, held: readonly Held[], most: number): boolean {
  return held.length === 0 || held.reduce((sum, one) => sum + one.bytes, bytes) <= most
}
