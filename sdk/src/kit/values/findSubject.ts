import type { Catalog, DataSource, Factor, Indicator, Location } from '../../contracts/reference.ts'
import type { Selection } from '../../contracts/selection.ts'
import { chosenTargets, type TargetLine } from './compareToTarget.ts'

/** What the visitor looks at, with the names behind the ids. */
export interface Subject {
  catalog: Catalog
  selection: Selection
  indicator: Indicator
  source: DataSource
  place: Location
  factor: Factor | undefined
  targets: TargetLine[]
}

/** Null where the selection names something the catalog no longer has. */
export function findSubject(catalog: Catalog, selection: Selection): Subject | null {
  const indicator = catalog.indicators.find(({ id }) => id === selection.indicator)
  const source = catalog.datasources.find(({ id }) => id === selection.datasource)
  const place = catalog.locations.find(({ id }) => id === selection.location)
  if (!indicator || !source || !place) return null
  const factor = catalog.factors.find(({ id }) => id === indicator.factor)
  return {
    catalog,
    selection,
    indicator,
    source,
    place,
    factor,
    targets: chosenTargets(indicator, selection.target),
  }
}
