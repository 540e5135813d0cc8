import type { ImportFinding } from '@msdat/sdk/contracts/imports'

const headings = ['line', 'column', 'value', 'what is wrong', 'what to do']

/** Findings as a table of text that fits a terminal. What a file holds is shown without control characters. */
export function tableOfFindings(findings: readonly ImportFinding[], columns: number): string {
  const rows = [
    headings,
    ...findings.map(({ line, column, value, problem, remedy }) =>
      [String(line ?? ''), column ?? '', short(value ?? ''), problem, remedy].map(printable),
    ),
  ]
  const widths = headings.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => (columns >= 100 ? line : line.slice(0, columns * 3)))
    .join('\n')
}

const short = (text: string): string => (text.length > 24 ? `${text.slice(0, 23)}…` : text)

// A cell could otherwise move the cursor and hide what stands in the table.
const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ')
