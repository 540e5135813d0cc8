import { useCoverage, useSetSelection } from '@msdat/sdk'
import { valueOf } from '../parts/standIn.tsx'
import type { Alternative } from '../parts/States.tsx'
import type { Subject } from './findSubject.ts'
import { formatPeriod } from './formatValue.ts'
import { nearestAvailable } from './nearestAvailable.ts'

export interface AlternativesWanted {
  /** Ids of the places that should have figures. */
  locations: readonly number[]
  /** What one such place is called, and several. */
  words: readonly [one: string, several: string]
  /** How many of them have one now; only what has more is offered. */
  have: number
  /** Coverage is asked for only where it is needed. */
  isNeeded: boolean
}

/**
 * Where else the places have figures of the subject's indicator, nearest first, such as "MICS 2021
 * (37 states)"; choosing one makes it the selection. Empty until the coverage has come.
 */
export function useAlternatives(
  { catalog, selection, indicator }: Subject,
  { locations, words: [one, several], have, isNeeded }: AlternativesWanted,
): Alternative[] {
  const setSelection = useSetSelection()
  const coverage = valueOf(useCoverage(isNeeded ? indicator.id : null))
  if (!coverage || !isNeeded) return []
  const wanted = { datasource: selection.datasource, period: selection.period, locations }
  return nearestAvailable(coverage, wanted)
    .filter(({ places }) => places > have)
    .map(({ datasource, period, places }) => {
      const name = catalog.datasources.find(({ id }) => id === datasource)?.datasource ?? ''
      return {
        label: `${name} ${formatPeriod(period)} (${places} ${places === 1 ? one : several})`,
        onChoose: () => void setSelection({ datasource, period }),
      }
    })
}
