type Handler = () => void | Promise<void>

/** So long a command waits for the part of the view that handles it. */
const waitMs = 10_000

/** What the view does at each command; one that comes before its view is drawn waits for it. */
export class CommandTable {
  readonly #handlers = new Map<string, Handler>()
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>()

  run(command: string): void {
    const handler = this.#handlers.get(command)
    if (handler) return start(handler)
    clearTimeout(this.#waiting.get(command))
    const late = (): void => {
      this.#waiting.delete(command)
      // Heard by author and admin, as every fault that the plugin survives.
      throw new Error(`Nothing handles the command "${command}": no view calls useCommand('${command}', …).`)
    }
    this.#waiting.set(command, setTimeout(late, waitMs))
  }

  /** Answers a function that takes the handler away again. */
  handle(command: string, handler: Handler): () => void {
    this.#handlers.set(command, handler)
    if (this.#waiting.has(command)) {
      clearTimeout(this.#waiting.get(command))
      this.#waiting.delete(command)
      start(handler)
    }
    return () => {
      if (this.#handlers.get(command) === handler) this.#handlers.delete(command)
    }
  }
}

/** What it throws is reported like any other fault, and stops nothing of the bridge. */
function start(handler: Handler): void {
  void Promise.resolve().then(handler)
}
