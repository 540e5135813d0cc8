/**
 * The lines of a text, found in one pass, so that asking for thousands of places stays cheap. A line ends at \n, as on
 * the review page: a file in which JavaScript sees another end of a line is refused (textHasNoHiddenUnicode).
 */
export class Lines {
  readonly #breaks: number[] = []

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#breaks.push(at)
  }

  /** The line, from 1, on which the character at `offset` stands. */
  at(offset: number): number {
    let low = 0
    let high = this.#breaks.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#breaks[middle] ?? Infinity) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }

  /** Line and column, both from 1, of the character at `offset`. */
  placeOf(offset: number): [line: number, column: number] {
    const line = this.at(offset)
    return [line, offset - (this.#breaks[line - 2] ?? -1)]
  }
}
