// The card around a chart: what, where, when, whose figures, and the same as a table and a file.
import { useCatalog, type Location } from '@msdat/sdk'
import { ChartCard, caution, placeColumn, standIn, valueColumn, valueOf } from '@msdat/sdk/kit'
import { ColumnChart } from '@msdat/sdk/kit/charts'

const values = [64.2, 51.8, 43.1]
const format = (value: number): string => `${value.toFixed(1)}%`

interface Row {
  place: Location
  value: number | null
}

export function Example() {
  const answer = useCatalog()
  const catalog = valueOf(answer)
  if (!catalog) return <>{standIn([answer], 300)}</>
  const places = catalog.locations.filter(({ level }) => level === 2).slice(0, 3)
  const rows = places.map((place, at) => ({ place, value: values[at] ?? null }))
  return (
    <ChartCard
      title="DPT3 by zone"
      place="Nigeria"
      period="2024"
      unit="%"
      sources={catalog.datasources.slice(0, 1)}
      notes={[caution('Made-up figures, to show the card.')]}
      count={{ have: 3, expected: 6, of: 'zones' }}
      citations={[]}
      height={240}
      views={[
        {
          id: 'columns',
          label: 'Columns',
          render: (height) => (
            <ColumnChart
              name="DPT3 by zone"
              summary="The first zone is highest."
              format={format}
              height={height}
              data={rows.map(({ place, value }) => ({ id: String(place.id), label: place.name, value }))}
            />
          ),
        },
      ]}
      table={{
        caption: 'DPT3 by zone',
        columns: [
          placeColumn<Row>(
            ({ place }) => place,
            () => undefined,
          ),
          valueColumn<Row>(({ value }) => value, format),
        ],
        rows,
        rowKey: ({ place }) => String(place.id),
      }}
    />
  )
}
