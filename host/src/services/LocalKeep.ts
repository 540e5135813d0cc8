/** What the page remembers in this browser. Where nothing can be kept it forgets, and works all the same. */
export class LocalKeep {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null) {
    this.#storage = storage
  }

  read(key: string): unknown {
    try {
      return JSON.parse(this.#storage?.getItem(`msdat:${key}`) ?? 'null')
    } catch {
      return null
    }
  }

  /** A text under a name that other pages of this site use too. */
  readText(name: string): string | null {
    try {
      return this.#storage?.getItem(name) ?? null
    } catch {
      return null
    }
  }

  writeText(name: string, text: string): void {
    try {
      this.#storage?.setItem(name, text)
    } catch {
      // As below.
    }
  }

  write(key: string, value: unknown): void {
    try {
      this.#storage?.setItem(`msdat:${key}`, JSON.stringify(value))
    } catch {
      // A full or forbidden storage costs the memory of a setting, never the page.
    }
  }
}
