/** What waits, each owner in turn: one with a hundred waits for no longer than one with a single. */
export class TurnsByOwner<Item> {
  /** The owner whose turn is next stands first. */
  readonly #waiting = new Map<string, Item[]>()

  add(owner: string, item: Item): void {
    const others = this.#waiting.get(owner)
    if (others) others.push(item)
    else this.#waiting.set(owner, [item])
  }

  /** Takes the next one out. */
  take(): Item | undefined {
    const [first] = this.#waiting
    if (!first) return undefined
    const [owner, items] = first
    const item = items.shift()
    this.#waiting.delete(owner)
    if (items.length > 0) this.#waiting.set(owner, items)
    return item
  }

  /** Takes all out. */
  takeAll(): Item[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    return all
  }
}
