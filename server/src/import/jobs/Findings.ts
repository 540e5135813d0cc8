import { importLimits } from '@msdat/sdk/contracts/imports'
import { ownText } from '../columns/ownText.ts'
import type { ImportFindingTable } from '../ImportTables.ts'

export interface NewFinding {
  kind: string
  severity: ImportFindingTable['severity']
  line: number | null
  column: string | null
  value: string | null
  problem: string
  remedy: string
}

const longestValue = 200

/** What is wrong in a file: everything is counted, and of each kind the first ones are kept. */
export class Findings {
  errors = 0
  warnings = 0
  readonly #kept: NewFinding[] = []
  readonly #counts = new Map<string, number>()

  add(finding: NewFinding, count = 1): void {
    if (finding.severity === 'error') this.errors += count
    if (finding.severity === 'warning') this.warnings += count
    const before = this.#counts.get(finding.kind) ?? 0
    this.#counts.set(finding.kind, before + count)
    if (before < importLimits.findingsPerKind) this.#kept.push(cut(finding))
  }

  get isEmpty(): boolean {
    return this.#kept.length === 0
  }

  /** Rows of the table of findings, by line; where more were found than are kept, a last row says how many. */
  toRows(job: number): ImportFindingTable[] {
    const kept = this.#kept.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    return [...kept, ...this.#overflows()].map(({ column, ...finding }, at) => ({
      job,
      sequence: at + 1,
      ...finding,
      column_name: column,
    }))
  }

  #overflows(): NewFinding[] {
    return [...this.#counts]
      .filter(([, count]) => count > importLimits.findingsPerKind)
      .map(([kind, count]) => ({
        kind,
        severity: 'note',
        line: null,
        column: null,
        value: null,
        problem: `Of the kind "${kind}" there are ${count}; the first ${importLimits.findingsPerKind} are listed.`,
        remedy: 'Mend the cause in the whole column, then bring the file in again.',
      }))
  }
}

function cut(finding: NewFinding): NewFinding {
  const { value } = finding
  // PostgreSQL keeps no zero character in text.
  return value === null
    ? finding
    : { ...finding, value: ownText(value.slice(0, longestValue)).replaceAll('\0', '') }
}
