import type { Coverage } from '@msdat/sdk/contracts/data'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { Selection, SelectionChange } from '@msdat/sdk/contracts/selection'
import type { Names } from '../catalog/Names.ts'
import { coveredPeriods, coveredPlaces, coveredSources } from './coveredPeriods.ts'
import { nearestPeriod } from './nearestPeriod.ts'
import { nearestSource } from './nearestSource.ts'

export interface ResolvedView {
  selection: Selection
  /** Sentences that say where the view differs from what was asked. */
  notes: string[]
}

export interface Resolving {
  asked: SelectionChange
  dashboard: Dashboard
  names: Names
}

/** The indicator comes first: what else exists depends on it. */
export function resolveIndicator({ asked, dashboard, names }: Resolving): {
  indicator: number
  notes: string[]
} {
  if (asked.indicator !== undefined) {
    if (names.indicator(asked.indicator)) return { indicator: asked.indicator, notes: [] }
    const indicator = firstIndicator(dashboard, names)
    const note = `There is no indicator ${asked.indicator}; ${names.indicatorName(indicator)} is shown.`
    return { indicator, notes: [note] }
  }
  return { indicator: firstIndicator(dashboard, names), notes: [] }
}

function firstIndicator(dashboard: Dashboard, names: Names): number {
  const candidates = [dashboard.initialIndicator, ...dashboard.defaultIndicators, ...dashboard.indicators]
  return (
    candidates.find((id) => names.indicator(id)) ??
    names.catalog.indicators[0]?.id ??
    dashboard.initialIndicator
  )
}

/**
 * What exists nearest to what was asked: the indicator is kept, then the source, then the place, then
 * the period. `coverage` is that of the resolved indicator.
 */
export function resolveSelection(resolving: Resolving, coverage: Coverage): ResolvedView {
  const { asked, dashboard, names } = resolving
  const { indicator, notes } = resolveIndicator(resolving)
  const wanted = {
    datasource: asked.datasource ?? dashboard.initialDataSource,
    location: asked.location ?? dashboard.initialLocation,
    period: asked.period ?? dashboard.initialPeriod,
  }
  const found = resolveFigure(wanted, coverage, names)
  const selection: Selection = {
    indicator,
    ...found,
    indicators: knownIds(asked.indicators ?? dashboard.defaultIndicators, (id) => names.indicator(id)).slice(
      0,
      20,
    ),
    datasources: knownIds(asked.datasources ?? [found.datasource], (id) => names.datasource(id)).slice(0, 4),
    compareBy: asked.compareBy ?? 'Period',
    target: asked.target ?? { national: true, sdg: true },
    numdenom: asked.numdenom ?? false,
    programArea: asked.programArea ?? names.indicator(indicator)?.program_area ?? '',
  }
  return { selection, notes: [...notes, ...explain({ indicator, wanted, found, coverage, names })] }
}

/** Which figure of an indicator is looked at. */
interface FigurePlace {
  datasource: number
  location: number
  period: string
}

function resolveFigure(wanted: FigurePlace, coverage: Coverage, names: Names): FigurePlace {
  const datasource = coveredSources(coverage).has(wanted.datasource)
    ? wanted.datasource
    : nearestSource(wanted, coverage, names)
  if (datasource === null) return wanted
  const places = coveredPlaces(coverage, datasource, names)
  const location =
    names.chainOf(wanted.location).find((place) => places.has(place)) ?? [...places][0] ?? wanted.location
  const periods = coveredPeriods(coverage, { datasource, location }, names)
  return { datasource, location, period: nearestPeriod(periods, wanted.period) ?? wanted.period }
}

function explain(view: {
  indicator: number
  wanted: FigurePlace
  found: FigurePlace
  coverage: Coverage
  names: Names
}): string[] {
  const { indicator, wanted, found, coverage, names } = view
  const indicatorName = names.indicatorName(indicator)
  if (coveredSources(coverage).size === 0)
    return [`No source has published figures for ${indicatorName} yet.`]
  const source = names.sourceName(found.datasource)
  const notes: string[] = []
  if (found.datasource !== wanted.datasource) {
    notes.push(
      `${names.sourceName(wanted.datasource)} has no figures for ${indicatorName}; ${source} is shown instead.`,
    )
  }
  if (found.location !== wanted.location) {
    notes.push(
      `${source} has none for ${names.placeName(wanted.location)}; ${names.placeName(found.location)} is shown.`,
    )
  }
  if (found.period !== wanted.period) {
    notes.push(`${wanted.period} is not among its years; the nearest, ${found.period}, is shown.`)
  }
  return notes
}

function knownIds(ids: readonly number[], find: (id: number) => unknown): number[] {
  return ids.filter((id) => find(id) !== undefined)
}
