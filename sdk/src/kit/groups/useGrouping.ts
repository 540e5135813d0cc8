import { useCoverage, type Async } from '@msdat/sdk'
import { useMemo } from 'react'
import { valueOf } from '../parts/standIn.tsx'
import type { Subject } from '../values/findSubject.ts'
import { firstDimension } from './firstDimension.ts'
import { groupBy, type Dimension, type Grouping } from './groupBy.ts'

interface ChosenGrouping {
  dimension: Dimension
  /** Null where this indicator has no such dimension, and until it is known which one the data have. */
  grouping: Grouping | null
  /** The question behind it, for `standIn`. */
  answer: Async<unknown>
}

/** The groups of the chosen dimension; where none is chosen (`auto`) of the first that the data have. */
export function useGrouping(chosen: Dimension | 'auto', subject: Subject): ChosenGrouping {
  const answer = useCoverage(subject.indicator.id)
  const coverage = valueOf(answer)
  const first = coverage && firstDimension(coverage, subject)
  const dimension = chosen === 'auto' ? first : chosen
  const grouping = useMemo(() => (dimension ? groupBy(dimension, subject) : null), [dimension, subject])
  return { dimension: dimension ?? 'zone', grouping, answer }
}
