import type { Factor, Indicator } from '../../contracts/reference.ts'
import { nameWithUnit } from '../values/formatValue.ts'
import type { Column } from './Column.ts'

interface NumberColumn<Row> {
  /** The header, where omitted. */
  id?: string
  header: string
  value: (row: Row) => number | null
  format: (value: number, row: Row) => string
  /** Stands where there is no number; "No data" where omitted. */
  missing?: string
}

/** A column of numbers: written with `format`, sorted and saved as numbers; null reads as missing. */
export function numberColumn<Row>(column: NumberColumn<Row>): Column<Row> {
  const { header, id = header, value, format, missing } = column
  return {
    id,
    header,
    isNumber: true,
    value,
    render: (row) => {
      const found = value(row)
      return found === null ? missing : format(found, row)
    },
  }
}

/** The column of names that tell the rows apart, such as those of indicators. */
export function nameColumn<Row>(id: string, header: string, nameOf: (row: Row) => string): Column<Row> {
  return { id, header, value: nameOf, isRowHeader: true }
}

/** The column that names each row by its indicator, with its unit where the name does not say it. */
export const indicatorColumn = <Row>(
  read: (row: Row) => { indicator: Indicator; factor: Factor | undefined },
): Column<Row> =>
  nameColumn('indicator', 'Indicator', (row) => {
    const { indicator, factor } = read(row)
    return nameWithUnit(indicator, factor)
  })
