import { keptCharacters } from '../../contracts/keptCharacters.ts'
import type { Envelope } from './readEnvelope.ts'

/** A picture of itself is the greatest answer of a frame. */
const mostCharacters = new Map([
  ['getPicture', 16_000_000],
  ['getState', keptCharacters],
])

/** What the page asks a frame for, where the answer is a text; the gate has to know of it. */
export function asksForText(message: unknown): boolean {
  return mostCharacters.has(methodOf(message))
}

/**
 * The texts that the page has asked a frame for and that have not come yet. A frame speaks past the SDK as it likes; a
 * text that the page has not asked for, or that is longer than it can be, does not reach it, since it would take its
 * time. All other answers are numbers or nothing.
 */
export class AwaitedAnswers {
  /** The most characters of the answer, by the id of the question. */
  readonly #waiting = new Map<unknown, number>()

  /** The page sends this to the frame. */
  sent(message: unknown): void {
    const most = mostCharacters.get(methodOf(message))
    if (most !== undefined) this.#waiting.set((message as { id?: unknown }).id, most)
  }

  /** Each is waited for once. */
  isAwaited({ callId, value }: Envelope & { type: 'REPLY' }): boolean {
    const most = this.#waiting.get(callId)
    this.#waiting.delete(callId)
    return typeof value !== 'string' || (most !== undefined && value.length <= most)
  }
}

function methodOf(message: unknown): string {
  const { type, methodPath } = (message ?? {}) as { type?: unknown; methodPath?: readonly string[] }
  return (type === 'CALL' && methodPath?.[0]) || ''
}
