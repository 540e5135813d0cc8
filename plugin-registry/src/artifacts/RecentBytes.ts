/** Bytes that were asked for lately, up to a size; the one unused for longest goes first. */
export class RecentBytes {
  readonly #entries = new Map<string, Buffer>()
  readonly #limit: number
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  async get(key: string, read: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const known = this.#entries.get(key)
    if (known) {
      this.#entries.delete(key)
      this.#entries.set(key, known)
      return known
    }
    const bytes = await read()
    if (bytes && !this.#entries.has(key)) this.#keep(key, bytes)
    return bytes
  }

  #keep(key: string, bytes: Buffer): void {
    this.#entries.set(key, bytes)
    this.#size += bytes.length
    for (const [oldest, { length }] of this.#entries) {
      if (this.#size <= this.#limit) return
      this.#entries.delete(oldest)
      this.#size -= length
    }
  }
}
