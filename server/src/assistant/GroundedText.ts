import { keepGrounded } from './keepGrounded.ts'
import { UnexpectedReply } from './UnexpectedReply.ts'

/** The end of the last whole sentence or line, as `keepGrounded` cuts them. */
const wholeSentences = /^[^]*(?:\n|[.!?](?=\s+[^\d\s]))/

/** Several times what the most tokens make. */
const mostCharacters = 32_000
/** Each look reads the text from its beginning, so it is looked at in steps. */
const charactersPerLook = 40

/** A model's text as it comes: a sentence is handed on once it is whole and its numbers were found in the facts. */
export class GroundedText {
  readonly #facts: string
  #written = ''
  #seen = 0
  #shown = ''

  constructor(facts: string) {
    this.#facts = facts
  }

  /** What can be shown more than before; often nothing. Throws where the text is longer than any answer is. */
  add(part: string): string {
    this.#written += part
    if (this.#written.length > mostCharacters)
      throw new UnexpectedReply('The answer of the model server is too long.')
    if (this.#written.length < this.#seen + charactersPerLook) return ''
    this.#seen = this.#written.length
    const whole = wholeSentences.exec(this.#written)?.[0] ?? ''
    const { text } = keepGrounded(whole, this.#facts)
    if (!text.startsWith(this.#shown)) return ''
    const more = text.slice(this.#shown.length)
    this.#shown = text
    return more
  }

  /** All of it, when nothing more comes. */
  end(): { text: string; removed: number } {
    return keepGrounded(this.#written, this.#facts)
  }
}
