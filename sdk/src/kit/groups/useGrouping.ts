import { useCoverage, type Async } from '@msdat/sdk'
import { useMemo } from 'react'
import { valueOf } from '../parts/standIn.tsx'
import type { Subject } from '../values/findSubject.ts'
import type { TonedNote } from '../values/note.ts'
import { useStatesSource } from '../values/useStatesSource.ts'
import { firstDimension } from './firstDimension.ts'
import { groupBy, type Dimension, type Grouping } from './groupBy.ts'

interface ChosenGrouping {
  dimension: Dimension
  /** Null where this indicator has no such dimension, and until it is known which one the data have. */
  grouping: Grouping | null
  /** The subject, with the source that is grouped. */
  subject: Subject
  /** What to say where that is not the chosen source. */
  notes: readonly TonedNote[]
  /** The question behind it, for `standIn`. */
  answer: Async<unknown>
}

const none: readonly TonedNote[] = []

/** The groups of the chosen dimension; where none is chosen (`auto`) of the first that the data have. */
export function useGrouping(chosen: Dimension | 'auto', wanted: Subject): ChosenGrouping {
  const answer = useCoverage(wanted.indicator.id)
  const coverage = valueOf(answer)
  const states = useStatesSource(wanted)
  // States of the same interviews say more than a source compared with those that repeat it.
  const isOfStates = chosen === 'auto' && coverage && firstDimension(coverage, wanted) === 'source'
  const { subject, notes } = isOfStates ? states : { subject: wanted, notes: none }
  const dimension = chosen === 'auto' ? coverage && firstDimension(coverage, subject) : chosen
  const grouping = useMemo(() => (dimension ? groupBy(dimension, subject) : null), [dimension, subject])
  return { dimension: dimension ?? 'zone', grouping, subject, notes, answer }
}
