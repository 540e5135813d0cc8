/** The file as a whole cannot be read on: what is wrong, and what to do. */
export class FileFault extends Error {
  readonly kind: string
  readonly remedy: string
  readonly line: number | null

  constructor(kind: string, problem: string, remedy: string, line: number | null = null) {
    super(problem)
    this.name = 'FileFault'
    this.kind = kind
    this.remedy = remedy
    this.line = line
  }
}
