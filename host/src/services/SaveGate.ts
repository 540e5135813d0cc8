import { AppError } from '@msdat/sdk/contracts/problem'

/** Nobody chooses two files sooner; a press counts for some seconds, and would let a hundred through. */
const betweenFilesMs = 1_000

/** How long a file may take to be made after the press that asked for it. */
const preparationMs = 60_000

/** Lets a plugin's file through to the visitor only after a press, and one at a time over all plugins. */
export class SaveGate {
  readonly #isPressed: () => boolean
  readonly #now: () => number
  #lastAt = -Infinity
  readonly #preparedUntil = new Map<string, number>()

  constructor(isPressed: () => boolean, now = () => performance.now()) {
    this.#isPressed = isPressed
    this.#now = now
  }

  /** Remembers a press for one file of the plugin: on a slow machine a document takes longer than a press counts. */
  prepare(plugin: string): void {
    if (this.#isPressed()) this.#preparedUntil.set(plugin, this.#now() + preparationMs)
  }

  /** Throws where the file must wait. A refusal is no missing permission, so it is not told as one. */
  pass(plugin: string): void {
    const isPrepared = this.#now() < (this.#preparedUntil.get(plugin) ?? -Infinity)
    this.#preparedUntil.delete(plugin)
    if (!isPrepared && !this.#isPressed()) {
      throw new AppError('conflict', 'A file can be saved only right after a press or a key of the visitor.')
    }
    const now = this.#now()
    if (now - this.#lastAt < betweenFilesMs) {
      throw new AppError('rate_limited', 'Another file has just been saved. Wait a moment, then try again.')
    }
    this.#lastAt = now
  }
}
