/** One thing that is wrong in a file, told so that a data officer can mend it. All of them come at once. */
export interface SetFinding {
  file: string
  /** Line of the file, counted from 1 with the header; null where it is about the whole file. */
  line: number | null
  column: string | null
  /** The text that stands there. */
  value: string | null
  problem: string
  remedy: string
}

/** The file cannot be taken in, for the reasons in `findings`. Nothing of it has been written. */
export class SetRefused extends Error {
  readonly findings: readonly SetFinding[]

  constructor(findings: readonly SetFinding[]) {
    super(`The import was refused: ${findings.length} finding${findings.length === 1 ? '' : 's'}.`)
    this.name = 'SetRefused'
    this.findings = findings
  }
}

/** A finding in one line, such as `values.csv line 7, value "4,x": is not a number. Write …` */
export function textOfFinding(finding: SetFinding): string {
  const line = finding.line === null ? '' : ` line ${finding.line}`
  const column = finding.column === null ? '' : `, ${finding.column}`
  const value = finding.value === null ? '' : ` "${finding.value}"`
  return `${finding.file}${line}${column}${value}: ${finding.problem} ${finding.remedy}`
}
