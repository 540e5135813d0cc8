import type { Coverage } from '@msdat/sdk/contracts/data'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import { sourceClasses } from '@msdat/sdk/contracts/sourceClasses'
import type { Names } from '../catalog/Names.ts'
import { coveredPeriods, coveredPlaces, coveredSources } from '../selection/coveredPeriods.ts'
import type { Choice } from './Choice.ts'

const noFigures = 'no figures'

/** The dashboard's indicators by program area; those without figures stand last in their area. */
export function offerIndicators(dashboard: Dashboard, names: Names, chosen: number): Choice[] {
  const ids = new Set(
    dashboard.indicators.length > 0 ? dashboard.indicators : names.catalog.indicators.map(({ id }) => id),
  )
  ids.add(chosen)
  return [...ids]
    .flatMap((id) => names.indicator(id) ?? [])
    .map((indicator) => ({
      value: indicator.id,
      label: indicator.short_name,
      group: indicator.program_area || 'Other',
      ...(indicator.datasources.length === 0 && { remark: noFigures }),
    }))
    .sort((one, other) => Number('remark' in one) - Number('remark' in other))
}

/** Sources by kind; those without the indicator come last, marked and not to be chosen. */
export function offerSources(coverage: Coverage, names: Names): Choice[] {
  const covered = coveredSources(coverage)
  const indicator = names.indicatorName(coverage.indicator)
  return names.catalog.datasources
    .map((source) => ({
      value: source.id,
      label: source.datasource + (source.simulated ? ' (simulated)' : ''),
      ...(covered.has(source.id)
        ? { group: source.classification }
        : { group: `Without ${indicator}`, remark: noFigures, isDisabled: true }),
    }))
    .sort((one, other) => rankOf(one) - rankOf(other))
}

const classes: readonly string[] = sourceClasses
const rankOf = (choice: Choice): number =>
  choice.isDisabled ? classes.length : classes.indexOf(choice.group)

/** Places by level; those for which the source has nothing come last. */
export function offerLocations(coverage: Coverage, datasource: number, names: Names): Choice[] {
  const covered = coveredPlaces(coverage, datasource, names)
  const levelNames = new Map(names.catalog.levels.map((level) => [level.id, level.name]))
  return names.catalog.locations
    .map((place) => {
      const isCovered = covered.has(place.id)
      return {
        value: place.id,
        label: place.name,
        group: isCovered
          ? (levelNames.get(place.level) ?? 'Other')
          : `Not in ${names.sourceName(datasource)}`,
        isDisabled: !isCovered,
        level: place.level,
      }
    })
    .sort(
      (one, other) =>
        Number(one.isDisabled) - Number(other.isDisabled) ||
        one.level - other.level ||
        one.label.localeCompare(other.label),
    )
    .map(({ level: _, ...choice }) => choice)
}

/** Periods that exist, the newest first. */
export function offerPeriods(
  coverage: Coverage,
  at: { datasource: number; location: number },
  names: Names,
): Choice<string>[] {
  return coveredPeriods(coverage, at, names)
    .reverse()
    .map((period) => ({ value: period, label: period, group: '' }))
}

export function offerProgramAreas(names: Names): Choice<string>[] {
  const areas = new Set(names.catalog.indicators.map((indicator) => indicator.program_area).filter(Boolean))
  return [...areas].sort().map((area) => ({ value: area, label: area, group: '' }))
}
