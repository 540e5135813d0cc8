import { mostOwnColumns, mostOwnRows } from '@msdat/sdk/contracts/customSections'

export interface PastedTable {
  columns: string[]
  rows: string[][]
  /** Rows and columns that there was no room for. */
  isCut: boolean
}

const longestCell = 200

/** Reads what a spreadsheet puts on the clipboard, or lines with commas; null where it is no table. */
export function readPastedTable(text: string): PastedTable | null {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const cellsOf = text.includes('\t') ? (line: string) => line.split('\t') : splitCommas
  const [head, ...body] = lines.map((line) => cellsOf(line).map(cleaned))
  if (!head || body.length === 0) return null
  const width = Math.max(head.length, ...body.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => head[at] || `Column ${at + 1}`)
  return {
    columns: columns.slice(0, mostOwnColumns),
    rows: body.slice(0, mostOwnRows).map((row) => row.slice(0, mostOwnColumns)),
    isCut: width > mostOwnColumns || body.length > mostOwnRows,
  }
}

// eslint-disable-next-line no-control-regex
const cleaned = (cell: string): string =>
  cell
    .replace(/[\x00-\x1f\x7f]/g, ' ')
    .trim()
    .slice(0, longestCell)

/** A comma inside quotation marks separates nothing. */
function splitCommas(line: string): string[] {
  const cells: string[] = []
  for (const [, quoted, plain = ''] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
  return cells
}
