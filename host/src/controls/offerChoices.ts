import type { PlaceFigures } from '@msdat/sdk/contracts/availability'
import type { Coverage } from '@msdat/sdk/contracts/data'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import { sourceClasses } from '@msdat/sdk/contracts/sourceClasses'
import { type Names, coveredPeriods, coveredPlaces, coveredSources } from '@msdat/sdk/view'
import { isCustom } from '../dashboards/dashboardPath.ts'
import type { Choice } from './Choice.ts'

const noFigures = 'no figures'

/** What the place in view has figures of; null until that is known. */
export type FiguresHere = { place: string; figures: PlaceFigures } | null

/** The dashboard's indicators by program area; those without figures, at all or of the place, come last. */
export function offerIndicators(
  dashboard: Dashboard,
  names: Names,
  chosen: readonly number[],
  here: FiguresHere = null,
): Choice[] {
  const listed =
    dashboard.indicators.length > 0 ? dashboard.indicators : names.catalog.indicators.map(({ id }) => id)
  const ids = new Set([...listed, ...chosen])
  const known = new Map(here?.figures.results.map((row) => [row.indicator, row]))
  return [...ids]
    .flatMap((id) => names.indicator(id) ?? [])
    .map((indicator): Choice => {
      const choice = { value: indicator.id, label: indicator.short_name }
      const area = indicator.program_area || 'Other'
      if (indicator.datasources.length === 0)
        return { ...choice, group: 'Without figures', remark: noFigures, isMuted: true }
      if (!here) return { ...choice, group: area }
      const row = known.get(indicator.id)
      if (!row) {
        const reason = `none for ${here.place}`
        return { ...choice, group: `Without figures for ${here.place}`, remark: reason, isMuted: true }
      }
      const sources = row.datasources === 1 ? '1 source' : `${row.datasources} sources`
      return { ...choice, group: area, remark: `${sources}, ${row.newest}` }
    })
    .sort((one, other) => Number(one.isMuted ?? false) - Number(other.isMuted ?? false))
}

/**
 * Sources by kind; those without the indicator come last, marked and not to be chosen. A dashboard that somebody has
 * built offers the sources that they chose.
 */
export function offerSources(
  coverage: Coverage,
  names: Names,
  limits?: { dashboard: Pick<Dashboard, 'id' | 'dataSources'>; chosen: readonly number[] },
): Choice[] {
  const covered = coveredSources(coverage)
  const indicator = names.indicatorName(coverage.indicator)
  const isOffered = ({ id }: { id: number }): boolean =>
    !limits || !isCustom(limits.dashboard) || [...limits.dashboard.dataSources, ...limits.chosen].includes(id)
  return names.catalog.datasources
    .filter(isOffered)
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
