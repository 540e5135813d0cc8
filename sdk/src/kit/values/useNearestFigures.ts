import { useCoverage, type Async, type DataSource, type Indicator } from '@msdat/sdk'
import { useMemo } from 'react'
import { valueOf } from '../parts/standIn.tsx'
import type { Subject } from './findSubject.ts'
import { factorOf } from './lookUp.ts'
import { nearestSet, type NearestWanted } from './nearestSet.ts'
import { byPeriod, isOfYear, type Figure } from './readFigures.ts'
import { useFigures } from './useFigures.ts'

/** The subject with the indicator, source and year that are shown in their place. */
export interface NearestFigures extends Omit<Subject, 'source'> {
  /** Undefined where no source has the indicator. */
  source: DataSource | undefined
  period: string
  /** Of the source: all places and whole years, in the order of time. */
  figures: readonly Figure[]
  /** The questions behind it, for `standIn`. */
  answers: readonly Async<unknown>[]
}

/** The figures of an indicator, of a source and year that are named or come nearest to those of the selection. */
export function useNearestFigures(
  subject: Subject,
  indicator: Indicator,
  wanted: NearestWanted,
): NearestFigures {
  const { catalog, selection } = subject
  const coverage = useCoverage(indicator.id)
  const known = valueOf(coverage)
  const set = known && nearestSet(known, wanted, selection)
  const query = set ? { indicators: [indicator.id], datasources: [set.datasource] } : null
  const { figures: all, answer } = useFigures(query, catalog)
  return {
    ...subject,
    indicator,
    factor: factorOf(catalog, indicator),
    source: catalog.datasources.find(({ id }) => id === set?.datasource),
    period: set?.period ?? selection.period,
    figures: useMemo(() => all.filter(isOfYear).sort(byPeriod), [all]),
    answers: [coverage, answer],
  }
}
