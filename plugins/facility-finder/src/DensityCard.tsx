import type { Catalog } from '@msdat/sdk'
import {
  ChartCard,
  registryNames,
  registryYears,
  tellEnds,
  tellFacilities,
  type Registry,
} from '@msdat/sdk/kit'
import { mapView } from '@msdat/sdk/kit/maps'
import { stateTable, type StateRow } from './StateRow.ts'

const format = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 })

interface DensityCardProps {
  catalog: Catalog
  rows: readonly StateRow[]
  registries: readonly Registry[]
}

/** Facilities for every 100,000 people, on the map. */
export function DensityCard({ catalog, rows, registries }: DensityCardProps) {
  const title = `${tellFacilities(registries)} for every 100,000 people`
  const known = rows
    .filter(({ per_100000 }) => per_100000 !== null)
    .toSorted((one, other) => (other.per_100000 ?? 0) - (one.per_100000 ?? 0))
  const used = new Set(rows.flatMap(({ population }) => population?.datasource ?? []))
  const years = [...new Set(rows.flatMap(({ population }) => population?.period ?? []))].sort()
  const summary =
    tellEnds(known, {
      valueOf: ({ per_100000 }) => per_100000 ?? 0,
      format,
      unit: 'for every 100,000 people',
    }) || 'No state has both facilities and a population on record.'
  const areas = rows.map(({ location, name, per_100000, population }) => ({
    id: String(location),
    name,
    value: per_100000,
    note: population ? `${population.value.toLocaleString('en')} people, ${population.period}` : undefined,
  }))
  return (
    <ChartCard
      title={title}
      place="Nigeria, by state"
      period={`facilities ${registryYears(registries)}`}
      unit="per 100,000 people"
      sources={catalog.datasources.filter(({ id }) => used.has(id))}
      count={{ have: known.length, expected: rows.length, of: 'states' }}
      notes={[`People: ${years.join(', ')}. Facilities: ${registryNames(registries)}.`]}
      settings={{ view: 'density', sort: 'densitySort' }}
      views={[mapView({ name: title, summary, areas, format }, { id: 'density' })]}
      table={stateTable(`${tellFacilities(registries)} by state`, rows)}
      citations={[]}
      height={460}
    />
  )
}
