import type { Column } from './Column.ts'

interface NumberColumn<Row> {
  id: string
  header: string
  value: (row: Row) => number | null
  format: (value: number) => string
}

/** A column of numbers: written with `format`, sorted and saved as numbers; null reads as missing. */
export function numberColumn<Row>({ id, header, value, format }: NumberColumn<Row>): Column<Row> {
  return {
    id,
    header,
    isNumber: true,
    value,
    render: (row) => {
      const found = value(row)
      return found === null ? undefined : format(found)
    },
  }
}
