/** Why a cell cannot be read, and what to write instead. */
export class CellFault {
  readonly problem: string
  readonly remedy: string
  /** The rule that was broken, in one word. */
  readonly kind: string

  constructor(problem: string, remedy: string, kind = 'cell') {
    this.problem = problem
    this.remedy = remedy
    this.kind = kind
  }
}
