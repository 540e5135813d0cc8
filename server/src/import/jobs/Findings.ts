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

const longestQuote = 200
/** Several quotes, and what lies between them. */
const longestSentence = 1000

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

/** What a file holds is quoted in part: its headings and cells may each be 64 kB long. */
function cut({ column, value, problem, remedy, ...finding }: NewFinding): NewFinding {
  return {
    ...finding,
    column: column === null ? null : shortened(column, longestQuote),
    value: value === null ? null : shortened(value, longestQuote),
    problem: shortened(problem, longestSentence),
    remedy: shortened(remedy, longestSentence),
  }
}

// PostgreSQL keeps no zero character in text.
const shortened = (text: string, most: number): string => ownText(text.slice(0, most)).replaceAll('\0', '')
