import { useData, type Async, type Catalog, type DataTable, type Location } from '@msdat/sdk'
import { levels, readFigures, valueOf } from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { chooseSource } from './chooseSource.ts'
import { toMeasure, type Measure } from './Measure.ts'
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
  catalog: Catalog | null,
  { indicators, datasource, target }: ScorecardSettings,
  level: number | null,
  beside: readonly Location[] = [],
): Measures {
  const wanted = level === null || indicators.length === 0 ? null : { indicators, levels: [level] }
  const shown = [...new Set([...(wanted?.levels ?? []), ...beside.map((one) => one.level)])]
  const bySource = datasource === null ? {} : { datasources: [datasource] }
  const newest = useData(wanted && { ...wanted, ...bySource, latest: true })
  const chosen = useMemo(() => {
    const table = valueOf(newest)
    if (!catalog || !table) return null
    const figures = readFigures(table, catalog.datasources)
    return indicators.map((id) => {
      const indicator = catalog.indicators.find((one) => one.id === id)
      return { id, indicator, best: indicator ? chooseSource(indicator, figures, catalog) : null }
    })
  }, [catalog, newest, indicators])
  const sources = [...new Set(chosen?.flatMap(({ best }) => best?.datasource ?? []))]
  const series = useData(
    wanted && sources.length > 0 ? { ...wanted, datasources: sources, levels: shown } : null,
  )
  return useMemo(() => {
    const answers = sources.length > 0 ? [newest, series] : [newest]
    const table = valueOf(series)
    if (!catalog || !chosen) return { measures: [], without: [], answers }
    const figures = table ? withIntervals(readFigures(table, catalog.datasources), table, catalog) : []
    const measures = chosen.flatMap(({ indicator, best }) => {
      const source = catalog.datasources.find(({ id }) => id === best?.datasource)
      return indicator && best && source
        ? [toMeasure({ catalog, indicator, source, period: best.period, target, figures, level: level ?? 0 })]
        : []
    })
    const without = chosen.flatMap(({ indicator, best }) =>
      indicator && !best ? [indicator.short_name] : [],
    )
    return { measures, without, answers }
    // The sources follow from what was chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [catalog, chosen, newest, series, target, level])
}

export const levelOf = (level: ScorecardSettings['level']): number | null =>
  level === 'none' ? null : levels[level]
