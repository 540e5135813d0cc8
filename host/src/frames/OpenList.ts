import type { PressesInside } from './GuardedFrame.ts'

/** Longer than a key is held down by which a list was closed. */
const heldMs = 300

/** What a frame says of its lists, its calendars, its choosers of colours and its menus. */
export class OpenList {
  /** Whether one is open; null until the frame has said so. A plugin can keep its thread busy, so that it does not. */
  isOpen: boolean | null = null
  readonly #gate: PressesInside
  #wasOpen = false
  /** When one has closed, and nothing in the frame says why. */
  #shutAt: number | null = null

  constructor(gate: PressesInside) {
    this.#gate = gate
    gate.onPress = (kind, isOpen) => this.#hear(kind, isOpen)
  }

  /** Has the frame say it anew. */
  ask(): void {
    this.isOpen = null
    this.#gate.askForList()
  }

  /** One has closed by a press elsewhere. */
  get isShut(): boolean {
    return this.#shutAt !== null && performance.now() - this.#shutAt >= heldMs
  }

  /**
   * Who chooses from a list clicks it, which is told before it closes. A key that closes it is told as it is let go, and
   * not before: a key that goes down then is typed by somebody who has gone on.
   */
  #hear(kind: Parameters<PressesInside['onPress']>[0], isOpen: boolean): void {
    const isList = kind === 'list'
    const isSure = this.#shutAt === -Infinity
    if (isList && isOpen) this.#shutAt = null
    else if (isList && this.#wasOpen) this.#shutAt = performance.now()
    else if (kind === 'keydown' && this.#shutAt !== null) this.#shutAt = -Infinity
    else if (!isList && !isSure) this.#shutAt = null
    this.#wasOpen = isList && isOpen
    if (isList) this.isOpen = isOpen
  }
}
