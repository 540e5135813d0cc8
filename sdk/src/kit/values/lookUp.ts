import type { Catalog, Factor, Indicator } from '../../contracts/reference.ts'
import { zoneOf } from './places.ts'

/** The short name of a source; empty where the catalog has none of that id. */
export function sourceName({ datasources }: Pick<Catalog, 'datasources'>, id: number | undefined): string {
  return datasources.find((one) => one.id === id)?.datasource ?? ''
}

/** The name of a place; empty where the catalog has none of that id. */
export function placeName({ locations }: Pick<Catalog, 'locations'>, id: number | undefined): string {
  return locations.find((one) => one.id === id)?.name ?? ''
}

/** The name of the zone that a place is in or is; empty for the nation. */
export function zoneName({ locations }: Pick<Catalog, 'locations'>, id: number): string {
  const place = locations.find((one) => one.id === id)
  return (place && zoneOf(place, locations)?.name) ?? ''
}

/** The unit of an indicator. */
export function factorOf(
  { factors }: Pick<Catalog, 'factors'>,
  indicator: Pick<Indicator, 'factor'> | undefined,
): Factor | undefined {
  return factors.find(({ id }) => id === indicator?.factor)
}
