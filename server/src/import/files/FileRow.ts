/** One row of a file, as text. The first row of a file holds its headings. */
export interface FileRow {
  /** Line of the file where the row ends, from 1; in a spreadsheet the number of the row. */
  line: number
  cells: string[]
  /** How much of the file has been read, from 0 to 1. */
  read: number
}

/**
 * Waited for after each piece of a file, whether a row has come or not, so that whoever reads can do something else
 * meanwhile. What it throws ends the reading.
 */
export type AfterPiece = () => Promise<void>

export const goOn: AfterPiece = () => Promise.resolve()

/** A file, row by row, and how its numbers are written. */
export interface FileRows {
  rows: AsyncIterable<FileRow>
  /** In files with semicolons between the cells, a comma stands before the decimals. */
  decimalComma: boolean
  /** A spreadsheet leaves out empty cells at the end of a row; a row of text that is short was cut off. */
  leavesOutEmptyEnds: boolean
}
