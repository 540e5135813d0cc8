import type { Catalog, DataSource, Factor, Indicator } from '../../contracts/reference.ts'
import type { Selection } from '../../contracts/selection.ts'
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

/** The indicators of some ids, in their order, each once; ids that the catalog has not are left out. */
export function indicatorsOf(
  { indicators }: Pick<Catalog, 'indicators'>,
  ids: readonly (number | null | undefined)[],
): Indicator[] {
  return [...new Set(ids)].flatMap((id) => indicators.find((one) => one.id === id) ?? [])
}

/** An indicator and those that are related to it, the closest first. */
export function withRelated(catalog: Pick<Catalog, 'indicators'>, id: number): Indicator[] {
  const main = catalog.indicators.find((one) => one.id === id)
  const related = [main?.first_related, main?.second_related, main?.third_related, main?.fourth_related]
  return indicatorsOf(catalog, [id, ...related])
}

/** The sources of some figures, in the order of the catalog. */
export const sourcesOf = (
  { datasources }: Pick<Catalog, 'datasources'>,
  figures: readonly { datasource: number }[],
): DataSource[] => datasources.filter(({ id }) => figures.some(({ datasource }) => datasource === id))

/** The indicators that were chosen; else those of the selection; else its one indicator with those related to it. */
export function chosenIndicators(
  catalog: Pick<Catalog, 'indicators'>,
  chosen: readonly number[],
  selection: Pick<Selection, 'indicator' | 'indicators'>,
): Indicator[] {
  const ids = [chosen, selection.indicators].find((some) => some.length > 0)
  return ids ? indicatorsOf(catalog, ids) : withRelated(catalog, selection.indicator)
}
