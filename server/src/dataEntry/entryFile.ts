import type { EntryCell } from '@msdat/sdk/contracts/dataEntry'
import { cellsOf, entryFields } from './checkCells.ts'

/** The filled cells of a table as the file that the import takes. */
export function entryFile(cells: readonly EntryCell[], period: string, citation: number): Buffer {
  const rows = cells.filter(({ value }) => value.trim() !== '').map((cell) => cellsOf(cell, period))
  const lines = [[...entryFields, 'citation'], ...rows.map((row) => [...row, String(citation)])]
  return Buffer.from(lines.map(plainLine).join(''))
}

// Not csvLine: its apostrophe before -3 is for spreadsheets, and the import reads figures as they were typed.
const plainLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
