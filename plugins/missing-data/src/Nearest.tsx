import type { Catalog, Indicator } from '@msdat/sdk'
import {
  DataTable,
  factorOf,
  figureColumns,
  indicatorColumn,
  levels,
  PlainCard,
  standIn,
  useFigures,
  type Figure,
} from '@msdat/sdk/kit'

const most = 8

interface Row {
  indicator: Indicator
  figure: Figure | null
}

/** Indicators that are here and come nearest, each with its newest national figure. */
export function Nearest({ catalog, words }: { catalog: Catalog; words: RegExp }) {
  const found = catalog.indicators
    .filter(({ datasources }) => datasources.length > 0)
    .filter(({ full_name, program_area }) => words.test(`${full_name} ${program_area}`))
    .slice(0, most)
  const query = { indicators: found.map(({ id }) => id), levels: [levels.national], latest: true }
  const { figures, answer } = useFigures(found.length > 0 ? query : null, catalog)
  if (found.length === 0) return null
  const newest = figures.toSorted((one, other) => other.period.localeCompare(one.period))
  const rows = found.map((indicator): Row => {
    return { indicator, figure: newest.find((one) => one.indicator === indicator.id) ?? null }
  })
  return (
    <PlainCard heading="h2" title="The nearest figures that are here">
      <p>The newest national figure of each. The search and the other dashboards lead to all of them.</p>
      {standIn([answer], 200) ?? (
        <DataTable
          caption="Newest national figures"
          rows={rows}
          rowKey={({ indicator }) => String(indicator.id)}
          columns={[
            indicatorColumn<Row>(({ indicator }) => ({ indicator, factor: factorOf(catalog, indicator) })),
            ...figureColumns<Row>(catalog, ['value', 'origin'], {
              figureOf: ({ figure }) => figure,
              headers: { value: 'Nigeria' },
            }),
          ]}
        />
      )}
    </PlainCard>
  )
}
