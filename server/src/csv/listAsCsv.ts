import type { Rows } from '@msdat/sdk/contracts/page'
import type { CsvCell } from '@msdat/sdk/contracts/csvCell'
import { csvLine } from './csvLine.ts'

const rowsAtOnce = 500

/** A whole list as CSV, read page by page while it is sent. Columns are named by their headings. */
export async function* listAsCsv<Row>(
  columns: Readonly<Record<string, (row: Row) => CsvCell>>,
  read: (paging: { size: number; page: number }) => Promise<Rows<Row>>,
): AsyncGenerator<string> {
  yield csvLine(Object.keys(columns))
  for (let page = 1, sent = 0, count = 1; sent < count; page += 1) {
    const rows = await read({ size: rowsAtOnce, page })
    if (rows.results.length === 0) return
    yield rows.results.map((row) => csvLine(Object.values(columns).map((cell) => cell(row)))).join('')
    sent += rows.results.length
    count = rows.count
  }
}
