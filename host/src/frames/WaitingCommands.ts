/** A frame that takes longer to start has been forgotten by who pressed the key. */
const freshMs = 20_000

/** Commands that were chosen before the frame ran in which they run: the newest of each, for a while. */
export class WaitingCommands {
  readonly #waiting = new Map<string, { command: string; at: number }>()
  readonly #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  put(plugin: string, contribution: string, command: string): void {
    this.#waiting.set(`${plugin}/${contribution}`, { command, at: this.#now() })
  }

  /** Null where nothing waits, or has waited for too long. A command is taken once. */
  take(plugin: string, contribution: string): string | null {
    const key = `${plugin}/${contribution}`
    const found = this.#waiting.get(key)
    this.#waiting.delete(key)
    return found && this.#now() - found.at < freshMs ? found.command : null
  }
}
