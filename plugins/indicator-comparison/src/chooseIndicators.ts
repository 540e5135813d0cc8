import type { Catalog, Factor, Indicator, Selection } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'

const mostIndicators = 20

/** Those chosen here; else those of the selection; else the indicator of the other tabs and its related ones. */
export function chooseIndicators(
  chosen: readonly number[],
  selection: Selection,
  { indicators }: Catalog,
): Indicator[] {
  const byId = new Map(indicators.map((one) => [one.id, one]))
  const main = byId.get(selection.indicator)
  const related = [main?.first_related, main?.second_related, main?.third_related, main?.fourth_related]
  const wanted = [chosen, selection.indicators, [selection.indicator, ...related]].find(
    (ids) => ids.length > 0,
  )
  const found = [...new Set(wanted)].flatMap((id) => (id ? (byId.get(id) ?? []) : []))
  return found.slice(0, mostIndicators)
}

/** Indicators of one unit: they share a scale. */
export interface UnitGroup {
  factor: Factor | undefined
  indicators: Indicator[]
}

/** One group for each unit, in the order in which the units come. */
export function groupByUnit(indicators: readonly Indicator[], factors: readonly Factor[]): UnitGroup[] {
  const groups = new Map<string, UnitGroup>()
  for (const indicator of indicators) {
    const factor = factors.find(({ id }) => id === indicator.factor)
    const key = factor?.display_factor ?? ''
    const group = groups.get(key) ?? { factor, indicators: [] }
    groups.set(key, group)
    group.indicators.push(indicator)
  }
  return [...groups.values()]
}

/** Which indicators have no figure, in words; null where all have one. */
export function tellLacking(
  indicators: readonly Indicator[],
  figures: readonly Figure[],
  where: string,
): string | null {
  const have = new Set(figures.map(({ indicator }) => indicator))
  const lacking = indicators.filter(({ id }) => !have.has(id)).map(({ short_name }) => short_name)
  return lacking.length === 0 ? null : `No figures of ${where} for: ${lacking.join('; ')}.`
}
