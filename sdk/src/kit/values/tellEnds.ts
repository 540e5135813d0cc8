interface EndWords<Row> {
  valueOf: (row: Row) => number
  format: (value: number) => string
  /** After the last value, such as "for every 100,000 people". */
  unit?: string
}

/** The first and the last of rows that go from most to fewest, in a sentence; empty without any. */
export function tellEnds<Row extends { name: string }>(
  rows: readonly Row[],
  { valueOf, format, unit }: EndWords<Row>,
): string {
  const [most, fewest] = [rows[0], rows.at(-1)]
  if (!most || !fewest) return ''
  const tell = (row: Row) => `${row.name} with ${format(valueOf(row))}`
  return `Most in ${tell(most)}, fewest in ${tell(fewest)}${unit ? ` ${unit}` : ''}.`
}
