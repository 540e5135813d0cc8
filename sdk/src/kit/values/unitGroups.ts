import type { Catalog, Factor, Indicator } from '../../contracts/reference.ts'
import { factorOf } from './lookUp.ts'

/** Indicators of one unit: they share a scale. */
export interface UnitGroup {
  factor: Factor | undefined
  indicators: Indicator[]
}

/** One group for each unit, in the order in which the units come: two units on one scale mislead. */
export function groupByUnit(
  indicators: readonly Indicator[],
  catalog: Pick<Catalog, 'factors'>,
): UnitGroup[] {
  const groups = new Map<string, UnitGroup>()
  for (const indicator of indicators) {
    const factor = factorOf(catalog, indicator)
    const key = factor?.display_factor ?? ''
    const group = groups.get(key) ?? { factor, indicators: [] }
    groups.set(key, group)
    group.indicators.push(indicator)
  }
  return [...groups.values()]
}
