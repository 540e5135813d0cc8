interface Parts<Row> {
  valueOf: (row: Row) => number | null
  /** Whether a row is one of the parts, such as a state; what is not, such as the nation, may be their total. */
  isPart: (row: Row) => boolean
}

/** Of fewer parts it cannot be told whether a figure of the whole is their total or their average. */
const fewest = 5

/** Rows that can share an axis: the total of counts is left out, since it would press its parts together. */
export function withoutTotals<Row>(rows: readonly Row[], { valueOf, isPart }: Parts<Row>): Row[] {
  const parts = rows.filter(isPart).flatMap((row) => valueOf(row) ?? [])
  const sum = parts.reduce((total, value) => total + value, 0)
  const isTotal = (row: Row): boolean => parts.length >= fewest && (valueOf(row) ?? 0) > sum / 2
  return rows.filter((row) => isPart(row) || !isTotal(row))
}
