import { ChartCard, nameColumn, warning } from '@msdat/sdk/kit'
import { ColumnChart } from '@msdat/sdk/kit/charts'
import { Choropleth } from '@msdat/sdk/kit/maps'
import type { Layout, SimulatedRow } from './layouts.ts'

const mark = 'Simulated, not a real figure'

/** The mark stands in title, unit, note, tooltips and headings, so that it is in every picture, table and file too. */
export function SimulatedCard({ layout, rows }: { layout: Layout; rows: readonly SimulatedRow[] }) {
  const { title, unit, over } = layout
  const isByState = over === 'states'
  const name = `SIMULATED: ${title}`
  const summary = 'Simulated figures, made up to show the layout.'
  const format = (value: number): string => `${value.toLocaleString('en')}${unit === '%' ? '%' : ''}`
  return (
    <div style={{ outline: '2px dashed var(--color-warning)', borderRadius: 'var(--radius-3)' }}>
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
        views={[
          ...(isByState
            ? [
                {
                  id: 'map',
                  label: 'Map',
                  render: (height: number) => (
                    <Choropleth
                      {...{ name, summary, format }}
                      areas={rows.map((row) => ({ ...row, note: mark }))}
                      maxHeight={height}
                    />
                  ),
                },
              ]
            : []),
          {
            id: 'columns',
            label: 'Columns',
            render: (height) => (
              <ColumnChart
                {...{ name, summary, format, height }}
                data={rows.map(({ id, name: label, value }) => ({ id, label, value, note: mark }))}
              />
            ),
          },
        ]}
        table={{
          caption: name,
          rows,
          rowKey: ({ id }) => id,
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
