import { keptCharacters } from '../contracts/keptCharacters.ts'
import type { Envelope } from './readEnvelope.ts'

/** A picture of itself is the greatest answer of a frame. */
const mostCharacters = new Map([
  ['getPicture', 16_000_000],
  ['getState', keptCharacters],
])

/**
 * The questions of the page that a frame has not answered yet. A frame speaks past the SDK as it likes; what the page
 * has not asked for, or is longer than such an answer can be, does not reach it, since it would take its time.
 */
export class AwaitedAnswers {
  /** The most characters of the answer, by the id of the question. */
  readonly #waiting = new Map<unknown, number>()

  /** The page sends this to the frame. */
  sent(message: unknown): void {
    const { type, id, methodPath } = (message ?? {}) as {
      type?: unknown
      id?: unknown
      methodPath?: readonly string[]
    }
    if (type === 'CALL') this.#waiting.set(id, mostCharacters.get(methodPath?.[0] ?? '') ?? 0)
  }

  /** Each is waited for once. */
  isAwaited({ callId, value }: Envelope & { type: 'REPLY' }): boolean {
    const most = this.#waiting.get(callId)
    this.#waiting.delete(callId)
    return most !== undefined && (typeof value !== 'string' || value.length <= most)
  }
}
