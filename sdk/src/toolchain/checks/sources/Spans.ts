/** Offsets in a text, the second behind the last. */
export interface Span {
  start: number
  end: number
}

/** Pieces of a text that lie inside or outside one another, as the scopes of a program do. */
export class Spans {
  readonly #all: Span[] = []
  #outermost: Span[] | null = null

  add(span: Span): void {
    this.#all.push(span)
    this.#outermost = null
  }

  has(at: number): boolean {
    const spans = (this.#outermost ??= outermostOf(this.#all))
    let low = 0
    let high = spans.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((spans[middle]?.end ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return (spans[low]?.start ?? Infinity) <= at
  }
}

function outermostOf(spans: readonly Span[]): Span[] {
  const outermost: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.end > (outermost.at(-1)?.end ?? -1)) outermost.push(span)
  }
  return outermost
}
