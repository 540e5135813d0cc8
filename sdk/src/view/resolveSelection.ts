import type { Coverage } from '../contracts/data.ts'
import type { Dashboard } from '../contracts/dashboards.ts'
import type { Selection, SelectionChange } from '../contracts/selection.ts'
import type { Names } from './Names.ts'
import { coveredPeriods, coveredPlaces, coveredSources } from './coveredPeriods.ts'
import { nearestPeriod } from './nearestPeriod.ts'
import { nearestSource } from './nearestSource.ts'
import { newerFigure, newestPeriod, openingSource } from './openingSource.ts'

export interface ResolvedView {
  selection: Selection
  /** Sentences that say where the view differs from what was asked. */
  notes: string[]
  /** The period is the newest that the source has of the place. */
  isNewest: boolean
  /** The source is the one that the view would open with. */
  isOpeningSource: boolean
  /** A newer figure than the one shown; null where there is none. */
  newer: { datasource: number; period: string } | null
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
  const location = asked.location ?? dashboard.initialLocation
  const opening = openingSource({ location, preferred: dashboard.initialDataSource }, coverage, names)
  const datasource = asked.datasource ?? opening ?? dashboard.initialDataSource
  const wanted = { datasource, location, period: asked.period ?? null }
  const found = resolveFigure(wanted, coverage, names) ?? {
    ...wanted,
    period: asked.period ?? dashboard.initialPeriod,
  }
  const selection: Selection = {
    indicator,
    datasource: found.datasource,
    location: found.location,
    period: found.period,
    indicators: knownIds(asked.indicators ?? dashboard.defaultIndicators, (id) => names.indicator(id)).slice(
      0,
      20,
    ),
    datasources: knownIds(asked.datasources ?? [found.datasource], (id) => names.datasource(id)).slice(0, 4),
    compareBy: asked.compareBy ?? 'Period',
    target: asked.target ?? { national: true, sdg: true },
    places: knownIds(asked.places ?? [], (id) => names.location(id)),
    numdenom: asked.numdenom ?? false,
    programArea: asked.programArea ?? names.indicator(indicator)?.program_area ?? '',
  }
  const newest = 'newest' in found ? found.newest : undefined
  return {
    selection,
    notes: [...notes, ...explain({ indicator, asked, wanted, found, coverage, names })],
    isNewest: newest === undefined || found.period === newest,
    isOpeningSource: found.datasource === opening,
    newer: newerFigure(found, coverage, names),
  }
}

/** Which figure of an indicator is looked at. */
interface FigurePlace {
  datasource: number
  location: number
  period: string
}

/** As wanted, as far as it exists; the newest period where none is wanted. Null where no source has anything. */
function resolveFigure(
  wanted: Omit<FigurePlace, 'period'> & { period: string | null },
  coverage: Coverage,
  names: Names,
): (FigurePlace & { newest: string }) | null {
  const near = wanted.period ?? String(new Date().getFullYear())
  const datasource = coveredSources(coverage).has(wanted.datasource)
    ? wanted.datasource
    : nearestSource({ ...wanted, period: near }, coverage, names)
  if (datasource === null) return null
  const places = coveredPlaces(coverage, datasource, names)
  const location =
    names.chainOf(wanted.location).find((place) => places.has(place)) ?? [...places][0] ?? wanted.location
  const own = coverage.results.find((row) => row.datasource === datasource && row.location === location)
  const periods = coveredPeriods(coverage, { datasource, location }, names)
  const newest = newestPeriod(own?.periods.length ? own.periods : periods) ?? near
  const period = wanted.period === null ? newest : (nearestPeriod(periods, wanted.period) ?? wanted.period)
  return { datasource, location, period, newest }
}

function explain(view: {
  indicator: number
  asked: SelectionChange
  wanted: Omit<FigurePlace, 'period'> & { period: string | null }
  found: FigurePlace
  coverage: Coverage
  names: Names
}): string[] {
  const { indicator, asked, wanted, found, coverage, names } = view
  const indicatorName = names.indicatorName(indicator)
  if (coveredSources(coverage).size === 0)
    return [`No source has published figures for ${indicatorName} yet.`]
  const source = names.sourceName(found.datasource)
  const notes: string[] = []
  if (asked.datasource !== undefined && found.datasource !== wanted.datasource) {
    notes.push(
      `${names.sourceName(wanted.datasource)} has no figures for ${indicatorName}; ${source} is shown instead.`,
    )
  }
  if (found.location !== wanted.location) {
    notes.push(
      `${source} has none for ${names.placeName(wanted.location)}; ${names.placeName(found.location)} is shown.`,
    )
  }
  if (wanted.period !== null && found.period !== wanted.period) {
    notes.push(`${wanted.period} is not among its years; the nearest, ${found.period}, is shown.`)
  }
  return notes
}

function knownIds(ids: readonly number[], find: (id: number) => unknown): number[] {
  return ids.filter((id) => find(id) !== undefined)
}
