import { csvCell, type CsvCell } from '@msdat/sdk/contracts/csvCell'

/** One line of CSV, ended as RFC 4180 wants it. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`
