import { ChartCard, nameColumn, warning } from '@msdat/sdk/kit'
import { columnView } from '@msdat/sdk/kit/charts'
import { mapView } from '@msdat/sdk/kit/maps'
import type { Layout, SimulatedRow } from './layouts.ts'

const mark = 'Simulated, not a real figure'

/** The mark stands in title, unit, note, tooltips and headings, so that it is in every picture, table and file too. */
export function SimulatedCard({ layout, rows }: { layout: Layout; rows: readonly SimulatedRow[] }) {
  const { title, unit, over } = layout
  const isByState = over === 'states'
  const name = `SIMULATED: ${title}`
  const summary = 'Simulated figures, made up to show the layout.'
  const format = (value: number): string => `${value.toLocaleString('en')}${unit === '%' ? '%' : ''}`
  const drawn = { name, summary, format }
  const data = rows.map((row) => ({ ...row, id: row.name, label: row.name, note: mark }))
  const [map, columns] = [mapView({ ...drawn, areas: data }), columnView({ ...drawn, data })]
  return (
    <div
      style={{ display: 'grid', outline: '2px dashed var(--color-warning)', borderRadius: 'var(--radius-3)' }}
    >
      <ChartCard
        title={name}
        place={isByState ? 'simulated states' : 'simulated nation'}
        period="no real period"
        unit={`${unit}, simulated`}
        sources={[]}
        citations={[]}
        notes={[
          warning('Simulated: these figures are made up to show the layout. Do not quote or pass them on.'),
        ]}
        views={isByState ? [map, columns] : [columns]}
        table={{
          caption: name,
          rows,
          rowKey: (row) => row.name,
          columns: [
            nameColumn<SimulatedRow>('place', isByState ? 'State' : 'Period', (row) => row.name),
            { id: 'value', header: `Simulated ${unit}`, isNumber: true, value: ({ value }) => value },
            { id: 'kind', header: 'Kind of figure', value: () => mark },
          ],
        }}
      />
    </div>
  )
}
