import type { Catalog } from '@msdat/sdk'
import { ChartCard } from '@msdat/sdk/kit'
import { Choropleth } from '@msdat/sdk/kit/maps'
import { stateColumns, type StateRow } from './StateRow.ts'

const format = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 })

/** Facilities for every 100,000 people, on the map. */
export function DensityCard({ catalog, rows }: { catalog: Catalog; rows: readonly StateRow[] }) {
  const known = rows
    .filter(({ per_100000 }) => per_100000 !== null)
    .toSorted((one, other) => (other.per_100000 ?? 0) - (one.per_100000 ?? 0))
  const used = new Set(rows.flatMap(({ population }) => population?.datasource ?? []))
  const years = [...new Set(rows.flatMap(({ population }) => population?.period ?? []))].sort()
  const [most, least] = [known[0], known.at(-1)]
  const summary =
    most && least
      ? `Most in ${most.name} with ${format(most.per_100000 ?? 0)}, fewest in ${least.name} with ${format(least.per_100000 ?? 0)} for every 100,000 people.`
      : 'No state has both facilities and a population on record.'
  return (
    <ChartCard
      title="Public facilities for every 100,000 people"
      place="Nigeria, by state"
      period="facilities 2019 and 2026"
      unit="per 100,000 people"
      sources={catalog.datasources.filter(({ id }) => used.has(id))}
      count={{ have: known.length, expected: rows.length, of: 'states' }}
      notes={[
        `People: ${years.join(', ')}. Facilities: the public list of 2019 and the federal list of 2026.`,
      ]}
      settings={{ view: 'density', sort: 'densitySort' }}
      views={[
        {
          id: 'density',
          label: 'Map',
          render: (height) => (
            <Choropleth
              name="Public facilities for every 100,000 people"
              summary={summary}
              areas={rows.map(({ location, name, per_100000, population }) => ({
                id: String(location),
                name,
                value: per_100000,
                note: population
                  ? `${population.value.toLocaleString('en')} people, ${population.period}`
                  : undefined,
              }))}
              format={format}
              maxHeight={height}
            />
          ),
        },
      ]}
      table={{
        caption: 'Public facilities by state',
        columns: stateColumns,
        rows,
        rowKey: ({ location }) => String(location),
      }}
      citations={[]}
      height={460}
    />
  )
}
