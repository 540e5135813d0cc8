import { action, makeObservable, observableRef } from 'mobx'

interface WarmedTabsOptions {
  /** Calls back when the page has nothing else to do; answers what calls it off. */
  whenIdle(then: () => void): () => void
  /** False on a device with little memory, or where the visitor saves data. */
  isAllowed: boolean
}

/** Each is a process of its own. */
const mostWarmed = 2
const dwellMs = 50

/**
 * The tabs of a dashboard whose frames are made ready before they are opened: the one that was left last and the next
 * in order, as soon as the open one has been drawn and the page is idle; and the one that the visitor points at.
 */
export class WarmedTabs {
  /** Ids of sections; the open one is not among them. */
  ids: readonly string[] = []
  readonly #options: WarmedTabsOptions
  #open: string | null = null
  #left: string | null = null
  #callOff: () => void = () => {}
  #dwell: ReturnType<typeof setTimeout> | undefined

  constructor(options: WarmedTabsOptions) {
    this.#options = options
    makeObservable<this, 'warm'>(this, { ids: observableRef, warm: action })
  }

  /** Call with the open tab, whenever that may have changed. */
  opened(id: string): void {
    if (id === this.#open) return
    this.out()
    this.#callOff()
    this.#left = this.#open
    this.#open = id
    this.warm([])
  }

  /** The open tab shows what it has to show; `order` is that of all tabs. */
  drawn(order: readonly string[]): void {
    if (!this.#options.isAllowed) return
    this.#callOff()
    this.#callOff = this.#options.whenIdle(() => this.warm([...this.ids, ...this.#likelyIn(order)]))
  }

  /** The pointer has come over a tab; one that only sweeps across the tabs warms none. */
  over(id: string): void {
    this.out()
    this.#dwell = setTimeout(() => this.pointedAt(id), dwellMs)
  }

  out(): void {
    clearTimeout(this.#dwell)
  }

  /** Call with a tab that is pressed down or has the keyboard. */
  pointedAt(id: string): void {
    if (this.#options.isAllowed) this.warm([id, ...this.ids])
  }

  /** The page of the dashboard is left. */
  close(): void {
    this.out()
    this.#callOff()
    this.warm([])
  }

  #likelyIn(order: readonly string[]): string[] {
    const next = order[(order.indexOf(this.#open ?? '') + 1) % order.length]
    return [this.#left, next].filter(
      (id) => id !== null && id !== undefined && order.includes(id),
    ) as string[]
  }

  private warm(ids: readonly string[]): void {
    this.ids = [...new Set(ids)].filter((id) => id !== this.#open).slice(0, mostWarmed)
  }
}
