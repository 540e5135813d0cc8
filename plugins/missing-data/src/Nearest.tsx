import type { Catalog, Indicator } from '@msdat/sdk'
import {
  DataTable,
  factorOf,
  formatExact,
  formatPeriod,
  levels,
  nameColumn,
  PlainCard,
  sourceName,
  standIn,
  useFigures,
  type Figure,
} from '@msdat/sdk/kit'

const most = 8

interface Row {
  indicator: Indicator
  figure: Figure | undefined
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
  const byPeriod = figures.toSorted((one, other) => other.period.localeCompare(one.period))
  const rows = found.map((indicator): Row => {
    return { indicator, figure: byPeriod.find((one) => one.indicator === indicator.id) }
  })
  return (
    <PlainCard heading="h2" title="What is here and comes nearest">
      <p>The newest national figure of each. The search and the other dashboards lead to all of them.</p>
      {standIn([answer], 200) ?? (
        <DataTable<Row>
          caption="Newest national figures"
          rows={rows}
          rowKey={({ indicator }) => String(indicator.id)}
          columns={[
            nameColumn<Row>('indicator', 'Indicator', ({ indicator }) => indicator.short_name),
            {
              id: 'value',
              header: 'Nigeria',
              isNumber: true,
              value: ({ figure }) => figure?.value ?? null,
              render: ({ figure, indicator }) =>
                figure && formatExact(figure.value, factorOf(catalog, indicator)),
            },
            {
              id: 'source',
              header: 'Source',
              value: ({ figure }) => (figure ? sourceName(catalog, figure.datasource) : null),
            },
            {
              id: 'period',
              header: 'Year',
              value: ({ figure }) => figure?.period ?? null,
              render: ({ figure }) => figure && formatPeriod(figure.period),
            },
          ]}
        />
      )}
    </PlainCard>
  )
}
