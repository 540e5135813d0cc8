/** SQLite takes 32,766 values in one statement, and a facility has 17. */
const rowsAtOnce = 1500

/** Rows in parts that one statement takes. */
export function* partsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce)
}

/** What need not be said of a registry. */
export const emptyWords = { address: '', method: '', confidence: '', scope: '' } as const
