import type { Async, Catalog, DataTable, Location } from '@msdat/sdk'
import { newestSet, toMeasure, useFigures, type Measure } from '@msdat/sdk/kit'
import { useMemo } from 'react'
import type { ScorecardSettings } from './ScorecardSettings.ts'
import { withIntervals } from './withIntervals.ts'

interface Measures {
  measures: readonly Measure[]
  /** Names of indicators that have no figure at this level. */
  without: readonly string[]
  answers: readonly Async<DataTable>[]
}

/**
 * The indicators of the scorecard at one level of place: first what is newest, then the series behind it, with that
 * of places of other levels that stand beside.
 */
export function useMeasures(
  catalog: Catalog,
  { indicators: ids, datasource, target }: ScorecardSettings,
  level: number | null,
  beside: readonly Location[] = [],
): Measures {
  const wanted = level === null || ids.length === 0 ? null : { indicators: ids, levels: [level] }
  const bySource = datasource === null ? {} : { datasources: [datasource] }
  const newest = useFigures(wanted && { ...wanted, ...bySource, latest: true }, catalog)
  const chosen = useMemo(
    () =>
      ids.flatMap((id) => {
        const indicator = catalog.indicators.find((one) => one.id === id)
        const own = newest.figures.filter((figure) => figure.indicator === id)
        return indicator ? [{ indicator, best: newestSet(own, catalog.datasources) }] : []
      }),
    [catalog, newest.figures, ids],
  )
  const datasources = [...new Set(chosen.flatMap(({ best }) => best?.datasource ?? []))]
  const isFound = wanted !== null && datasources.length > 0
  const levels = [...new Set([level ?? 0, ...beside.map((one) => one.level)])]
  const series = useFigures(isFound ? { ...wanted, datasources, levels } : null, catalog)
  const measures = useMemo(() => {
    const figures = withIntervals(series.figures, catalog)
    return chosen.flatMap(({ indicator, best }) => {
      const source = catalog.datasources.find(({ id }) => id === best?.datasource)
      if (!best || !source) return []
      return toMeasure({
        catalog,
        indicator,
        source,
        period: best.period,
        target,
        figures,
        level: level ?? 0,
      })
    })
  }, [catalog, chosen, series.figures, target, level])
  const isThere = newest.answer.status === 'ready'
  return {
    measures,
    without: chosen.flatMap(({ indicator, best }) => (isThere && !best ? indicator.short_name : [])),
    answers: isFound ? [newest.answer, series.answer] : [newest.answer],
  }
}
