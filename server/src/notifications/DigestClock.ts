import { sendDigests, type DigestParts } from './sendDigests.ts'

const everyMs = 5 * 60_000

/** Looks every five minutes whose digest is due. */
export class DigestClock {
  readonly #parts: DigestParts & { warn(message: string): void }
  #timer: NodeJS.Timeout | undefined
  #running: Promise<unknown> = Promise.resolve()

  constructor(parts: DigestParts & { warn(message: string): void }) {
    this.#parts = parts
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.#look(), everyMs).unref()
    void this.#look()
  }

  /** Ends after the messages that are being written. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  #look(): Promise<unknown> {
    this.#running = this.#running
      .then(() => sendDigests(this.#parts))
      .catch((error: unknown) =>
        this.#parts.warn(
          `Notifications could not be sent by e-mail: ${error instanceof Error ? error.message : String(error)}`,
        ),
      )
    return this.#running
  }
}
