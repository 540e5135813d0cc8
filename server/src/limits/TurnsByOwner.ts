/** What waits, each owner in turn: one with a hundred waits for no longer than one with a single. */
export class TurnsByOwner<Item> {
  /** The owner whose turn is next stands first. */
  readonly #waiting = new Map<string, Item[]>()

  add(owner: string, item: Item): void {
    const others = this.#waiting.get(owner)
    if (others) others.push(item)
    else this.#waiting.set(owner, [item])
  }

  /** Takes the next one out, of an owner who may have one. */
  take(mayHave: (owner: string) => boolean = () => true): [owner: string, item: Item] | null {
    for (const [owner, items] of this.#waiting) {
      if (!mayHave(owner)) continue
      const item = items.shift()
      this.#waiting.delete(owner)
      if (items.length > 0) this.#waiting.set(owner, items)
      if (item !== undefined) return [owner, item]
    }
    return null
  }

  /** Takes all out. */
  takeAll(): Item[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    return all
  }

  /** How much an owner waits for. */
  countOf(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0
  }

  /** Who waits for anything. */
  get owners(): readonly string[] {
    return [...this.#waiting.keys()]
  }
}
