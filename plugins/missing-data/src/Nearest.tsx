import { useData, type Catalog, type Indicator } from '@msdat/sdk'
import {
  DataTable,
  formatExact,
  formatPeriod,
  levels,
  readFigures,
  standIn,
  valueOf,
  type Figure,
} from '@msdat/sdk/kit'
import { nearestIndicators } from './nearestIndicators.ts'

/** Indicators that are here and come nearest, each with its newest national figure. */
export function Nearest({ catalog, words }: { catalog: Catalog; words: RegExp }) {
  const found = nearestIndicators(catalog.indicators, words)
  const ids = found.map(({ id }) => id)
  const data = useData(ids.length > 0 ? { indicators: ids, levels: [levels.national], latest: true } : null)
  if (found.length === 0) return null
  const table = valueOf(data)
  return (
    <section className="k-card" aria-labelledby="nearest">
      <div className="k-card-head">
        <h2 id="nearest">What is here and comes nearest</h2>
      </div>
      <div className="k-card-body k-stack">
        <p>The newest national figure of each. The search and the other dashboards lead to all of them.</p>
        {standIn([data], 200)}
        {table && <FigureTable {...{ catalog, found }} figures={readFigures(table, catalog.datasources)} />}
      </div>
    </section>
  )
}

interface Row {
  indicator: Indicator
  figure: Figure | undefined
}

interface FigureTableProps {
  catalog: Catalog
  found: readonly Indicator[]
  figures: readonly Figure[]
}

function FigureTable({ catalog, found, figures }: FigureTableProps) {
  const newestOf = (id: number): Figure | undefined =>
    figures
      .filter(({ indicator }) => indicator === id)
      .toSorted((one, other) => other.period.localeCompare(one.period))[0]
  const sourceOf = ({ figure }: Row): string | null =>
    catalog.datasources.find(({ id }) => id === figure?.datasource)?.datasource ?? null
  return (
    <DataTable<Row>
      caption="Newest national figures"
      rows={found.map((indicator) => ({ indicator, figure: newestOf(indicator.id) }))}
      rowKey={({ indicator }) => String(indicator.id)}
      columns={[
        {
          id: 'indicator',
          header: 'Indicator',
          isRowHeader: true,
          value: ({ indicator }) => indicator.short_name,
        },
        {
          id: 'value',
          header: 'Nigeria',
          isNumber: true,
          value: ({ figure }) => figure?.value ?? null,
          render: ({ figure, indicator }) =>
            figure &&
            formatExact(
              figure.value,
              catalog.factors.find(({ id }) => id === indicator.factor),
            ),
        },
        { id: 'source', header: 'Source', value: sourceOf },
        {
          id: 'period',
          header: 'Year',
          value: ({ figure }) => figure?.period ?? null,
          render: ({ figure }) => figure && formatPeriod(figure.period),
        },
      ]}
    />
  )
}
