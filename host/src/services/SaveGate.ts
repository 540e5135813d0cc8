import { AppError } from '@msdat/sdk/contracts/problem'
import type { Caller } from '../frames/HostServices.ts'

/** Nobody chooses two files sooner; a press counts for some seconds, and would let a hundred through. */
const betweenFilesMs = 1_000

/** How long a file may take to be made after the press that asked for it. */
const preparationMs = 60_000

type Asking = Pick<Caller, 'plugin' | 'isAsked'>

/** Lets a plugin's file through to the visitor only after a press in that plugin, and one at a time. */
export class SaveGate {
  readonly #now: () => number
  readonly #savedAt = new Map<string, number>()
  readonly #preparedUntil = new Map<string, number>()

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Remembers a press for one file of the plugin: on a slow machine a document takes longer than a press counts. */
  prepare({ plugin, isAsked }: Asking): void {
    if (isAsked()) this.#preparedUntil.set(plugin, this.#now() + preparationMs)
  }

  /** Throws where the file must wait. A refusal is no missing permission, so it is not told as one. */
  pass({ plugin, isAsked }: Asking): void {
    const isPrepared = this.#now() < (this.#preparedUntil.get(plugin) ?? -Infinity)
    this.#preparedUntil.delete(plugin)
    if (!isPrepared && !isAsked())
      throw new AppError('conflict', 'A file can be saved only right after a press or a key in this plugin.')
    const now = this.#now()
    if (now - (this.#savedAt.get(plugin) ?? -Infinity) < betweenFilesMs)
      throw new AppError('rate_limited', 'Another file has just been saved. Wait a moment, then try again.')
    this.#savedAt.set(plugin, now)
  }
}
