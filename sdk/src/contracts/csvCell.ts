/** What a cell of a table in a file can hold. */
export type CsvCell = string | number | null

// A spreadsheet runs text that begins like this as a formula.
const formulaStart = /^[=+\-@\t\r\n]/

/**
 * One cell of CSV by RFC 4180. Text that a spreadsheet would take for a formula gets an apostrophe
 * before it; numbers stay numbers, also negative ones.
 */
export function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
