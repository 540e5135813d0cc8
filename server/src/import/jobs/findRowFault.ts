import type { FileRow } from '../files/FileRow.ts'
import type { NewFinding } from './Findings.ts'

/** What is wrong with a row that has more or fewer cells than there are headings; null where it fits. */
export function findRowFault(
  { line, cells }: FileRow,
  headings: number,
  leavesOutEmptyEnds: boolean,
): NewFinding | null {
  const problem = `The row has ${cells.length} cells, the headings are ${headings}.`
  const fault = (kind: string, remedy: string): NewFinding => ({
    kind,
    severity: 'error',
    line,
    column: null,
    value: null,
    problem,
    remedy,
  })
  if (cells.length > headings && cells.slice(headings).some((cell) => cell.trim() !== ''))
    return fault('row_too_long', 'A comma inside a cell needs quotation marks around the cell.')
  if (leavesOutEmptyEnds || cells.length >= headings) return null
  return fault(
    'row_too_short',
    'Put a cell under each heading. If it is the last row, the file was cut off: send the whole file.',
  )
}
