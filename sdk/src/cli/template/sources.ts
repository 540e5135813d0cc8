/** The view a new plugin starts from; it is as good in a panel as in a section. */
export const viewSource = `import { useCatalog, useData, useSelection } from '@msdat/sdk'
import { EmptyState, FailedState, formatValue, LoadingState, readFigures } from '@msdat/sdk/kit'
import { LineChart } from '@msdat/sdk/kit/charts'
import { toPoints } from './toPoints.ts'

/** How the indicator that the visitor looks at changed over the years. */
export function Trend() {
  const { indicator, datasource, location } = useSelection()
  const catalog = useCatalog()
  const data = useData({ indicators: [indicator], datasources: [datasource], locations: [location] })
  if (catalog.status === 'failed') return <FailedState problem={catalog.problem} retry={catalog.retry} />
  if (data.status === 'failed') return <FailedState problem={data.problem} retry={data.retry} />
  if (catalog.status !== 'ready' || data.status !== 'ready') return <LoadingState />

  const { indicators, datasources, locations, factors } = catalog.value
  const chosen = indicators.find(({ id }) => id === indicator)
  const source = datasources.find(({ id }) => id === datasource)
  const place = locations.find(({ id }) => id === location)
  const factor = factors.find(({ id }) => id === chosen?.factor)
  const points = toPoints(readFigures(data.value, datasources))
  if (points.length === 0) return <EmptyState />

  const title = \`\${chosen?.short_name ?? 'Indicator'}, \${place?.name ?? 'Nigeria'}\`
  const years = \`\${points[0]?.period} to \${points.at(-1)?.period}\`
  return (
    <section>
      <h2>{title}</h2>
      <LineChart
        name={title}
        summary={\`\${points.length} figures, \${years}.\`}
        series={[{ id: 'trend', label: source?.datasource ?? '', points }]}
        format={(value) => formatValue(value, factor)}
      />
      <p>
        Source: {source?.full_name ?? source?.datasource}, {years}
      </p>
    </section>
  )
}
`

/** A calculation of a new plugin: a plain function, beside its test. */
export const calculationSource = `interface Figure {
  period: string
  value: number
}

/** Figures in the order of time. A year without a figure is left out: missing is never zero. */
export function toPoints(figures: readonly Figure[]): Figure[] {
  return figures
    .map(({ period, value }) => ({ period, value }))
    .sort((left, right) => left.period.localeCompare(right.period))
}
`
