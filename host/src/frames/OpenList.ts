import type { Press } from '@msdat/sdk/plugin/bridge/gateMessages'
import type { PressesInside } from './GuardedFrame.ts'

/** Longer than a key is held down by which a list was closed. */
const heldMs = 300
/** So long a frame at work may leave the question unanswered while a list is open, and otherwise. */
const lateMs = { open: 150, unknown: 800 }

/** What a frame says of its lists, its calendars and its menus. */
export class OpenList {
  /** Whether one is open; null until the frame has said so. A plugin can keep its thread busy, so that it does not. */
  isOpen: boolean | null = null
  readonly #gate: PressesInside
  #wasOpen = false
  /** When one has closed, and nothing in the frame says why. */
  #shutAt: number | null = null
  /** Since when an answer is awaited. */
  #askedAt: number | null = null

  constructor(gate: PressesInside) {
    this.#gate = gate
    gate.onPress = (kind, isOpen) => this.#hear(kind, isOpen)
  }

  /** Has the frame say it anew. */
  ask(): void {
    this.isOpen = null
    this.#askedAt ??= performance.now()
    this.#gate.askForList()
  }

  /** One has closed by a press elsewhere, or may have, while a frame that is busy says nothing of it. */
  get isShut(): boolean {
    const isOld = this.#shutAt !== null && performance.now() - this.#shutAt >= heldMs
    return isOld || (this.#wasOpen && this.#silentMs >= lateMs.open)
  }

  get #silentMs(): number {
    return this.#askedAt === null ? 0 : performance.now() - this.#askedAt
  }

  /**
   * Who chooses from a list clicks it, which is told before it closes. A key that closes it is told as it is let go, and
   * not before: a key that goes down then is typed by somebody who has gone on. So it is taken for that, too, where a frame
   * has been busy for so long that nobody heard of a list.
   */
  #hear(kind: Press[0], isOpen = false): void {
    const isList = kind === 'list'
    const isSure = this.#shutAt === -Infinity
    const isSilent = this.#silentMs >= lateMs.unknown
    if (isList && isOpen) this.#shutAt = null
    else if (isList && this.#wasOpen) this.#shutAt = performance.now()
    else if (kind === 'keydown' && (this.#shutAt !== null || isSilent)) this.#shutAt = -Infinity
    else if (!isList && !isSure) this.#shutAt = null
    this.#wasOpen = isList && isOpen
    if (!isList) return
    this.isOpen = isOpen
    this.#askedAt = null
  }
}
