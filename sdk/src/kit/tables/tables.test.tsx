import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Location } from '../../contracts/reference.ts'
import { tableToCsv } from '../files/tableToCsv.ts'
import { sortRows, type Column } from './Column.ts'
import { DataTable } from './DataTable.tsx'
import { boundColumns, periodColumn, placeColumn, valueColumn } from './figureColumns.tsx'

interface Row {
  name: string
  value: number | null
}
const columns: Column<Row>[] = [
  { id: 'name', header: 'State', value: ({ name }) => name, isRowHeader: true },
  { id: 'value', header: 'Value, %', value: ({ value }) => value, isNumber: true },
]
const rows: Row[] = [
  { name: 'Kano', value: 9 },
  { name: 'Abia', value: null },
  { name: 'Lagos', value: 80.5 },
]
const names = (sorted: Row[]) => sorted.map(({ name }) => name)

describe('sortRows', () => {
  it('sorts numbers as numbers, with missing values last both ways', () => {
    expect(names(sortRows(rows, columns, { column: 'value', direction: 'descending' }))).toEqual([
      'Lagos',
      'Kano',
      'Abia',
    ])
    expect(names(sortRows(rows, columns, { column: 'value', direction: 'ascending' }))).toEqual([
      'Kano',
      'Lagos',
      'Abia',
    ])
  })

  it('leaves the order alone until it is asked to sort', () => {
    expect(names(sortRows(rows, columns, null))).toEqual(['Kano', 'Abia', 'Lagos'])
  })
})

describe('tableToCsv', () => {
  it('leaves a missing value empty and quotes what needs it', () => {
    expect(tableToCsv({ columns, rows })).toBe('\uFEFFState,"Value, %"\r\nKano,9\r\nAbia,\r\nLagos,80.5\r\n')
  })

  it('has what stands beneath a header behind it', () => {
    const noted = columns.map((column) => ({
      ...column,
      headerNote: column.isNumber ? 'NDHS 2024' : undefined,
    }))
    expect(tableToCsv({ columns: noted, rows: [] })).toBe('\uFEFFState,"Value, % (NDHS 2024)"\r\n')
  })

  it('disarms text that a spreadsheet would run, and keeps negative numbers', () => {
    const risky = [{ name: '=HYPERLINK("x")', value: -2 }]
    expect(tableToCsv({ columns, rows: risky })).toContain(`"'=HYPERLINK(""x"")",-2`)
    const lineFirst = [{ name: '\n=1+1', value: 0 }]
    expect(tableToCsv({ columns, rows: lineFirst })).toContain(`"'\n=1+1",0`)
  })

  it('takes the noise off a difference, and leaves a published figure as it is', () => {
    const valuesOf = (values: number[]) =>
      tableToCsv({ columns, rows: values.map((value) => ({ name: '', value })) })
        .trim()
        .split('\r\n,')
        .slice(1)
    expect(valuesOf([20.3 - 20.1, 0.1 + 0.2, -1.1 + 1])).toEqual(['0.2', '0.3', '-0.1'])
    const published = [20.1, 165.812345678901, 0.0345678901234567, 21_340_123_456_789, 1 / 3]
    expect(valuesOf(published)).toEqual(published.map(String))
  })
})

describe('DataTable', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="Coverage by state"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      selected="Kano"
    />,
  )

  it('names its rows, its columns and itself, and scrolls by keyboard', () => {
    expect(html).toContain('<th scope="row">Kano</th>')
    expect(html).toContain('scope="col"')
    expect(html).toMatch(/<section[^>]* aria-label="Coverage by state" tabindex="0"/i)
  })

  it('is in the order that its caller keeps, and says so in its header', () => {
    const sort = { column: 'value', direction: 'descending' } as const
    const sorted = renderToStaticMarkup(
      <DataTable
        caption="Coverage by state"
        {...{ columns, rows, sort }}
        rowKey={({ name }) => name}
        onSort={() => {}}
      />,
    )
    const order = [...sorted.matchAll(/<th scope="row">(\w+)/g)].map(([, name]) => name)
    expect(order).toEqual(['Lagos', 'Kano', 'Abia'])
    expect(sorted).toMatch(/aria-sort="descending"[^>]*><button[^>]*>Value, %/)
  })

  it('says "No data" for a missing value, never 0', () => {
    expect(html).toContain('No data')
    expect(html).not.toMatch(/>0</)
  })
})

describe('the columns of figures', () => {
  const place = (name: string) => ({ id: 1, name }) as Location
  const known = { place: place('Kano'), value: 20, lower: 18, upper: null }
  const missing = { place: place('Abia'), value: null, lower: null, upper: null }
  type Row = typeof known | typeof missing
  const columns = [
    placeColumn<Row>(
      (row) => row.place,
      () => {},
    ),
    valueColumn<Row>(({ value }) => value, String),
    ...boundColumns<Row>((row) => row, String),
    periodColumn<Row>(() => '2018-04'),
  ]
  const table = { columns, rows: [known, missing] }

  it('tell a missing figure from a bound that is not stated', () => {
    const html = renderToStaticMarkup(
      <DataTable caption="States" {...table} rowKey={({ place }) => place.name} />,
    )
    const rows = html.split('<tr>').map((row) =>
      row
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean),
    )
    expect(rows).toContainEqual(['Kano', '20', '18', '–', 'Apr', '2018'])
    expect(rows).toContainEqual(['Abia', 'No', 'data', '–', '–', 'Apr', '2018'])
  })

  it('are saved as plain values, with periods that sort as text', () => {
    expect(tableToCsv(table)).toBe(
      '\uFEFFPlace,Value,Lower bound,Upper bound,Period\r\nKano,20,18,,2018-04\r\nAbia,,,,2018-04\r\n',
    )
  })
})
