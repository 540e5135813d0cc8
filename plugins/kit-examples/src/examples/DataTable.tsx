// A table that sorts. What is missing says so, and comes last whichever way.
import { DataTable, numberColumn, type Column } from '@msdat/sdk/kit'

interface Row {
  place: string
  value: number | null
}

const columns: Column<Row>[] = [
  { id: 'place', header: 'State', value: ({ place }) => place, isRowHeader: true },
  numberColumn({ id: 'value', header: 'DPT3, %', value: (row: Row) => row.value, format: String }),
]

export function Example() {
  return (
    <DataTable
      caption="DPT3 by state"
      columns={columns}
      rows={[
        { place: 'Kano', value: 41.3 },
        { place: 'Lagos', value: 88.4 },
        { place: 'Sokoto', value: null },
      ]}
      rowKey={({ place }) => place}
      selected="Kano"
    />
  )
}
