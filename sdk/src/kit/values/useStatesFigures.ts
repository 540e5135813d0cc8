import type { Async } from '@msdat/sdk'
import { useMemo } from 'react'
import type { Subject } from './findSubject.ts'
import type { Figure } from './readFigures.ts'
import { useFigures } from './useFigures.ts'
import { firstOfSources, useStatesSource, type StatesSource } from './useStatesSource.ts'

export interface StatesFigures extends Omit<StatesSource, 'answer'> {
  /** One of each place at most: of the source whose states are shown, else of the chosen one. */
  figures: readonly Figure[]
  /** The questions behind it, for `standIn`. */
  answers: readonly Async<unknown>[]
}

/** What stands beside the figure of the subject in all places of the country, in its year. */
export function useStatesFigures(chosen: Subject): StatesFigures {
  const { subject, sources, notes, answer: coverage } = useStatesSource(chosen)
  const { catalog, selection, indicator } = subject
  const datasources = sources.map(({ id }) => id)
  const query = { indicators: [indicator.id], datasources, periods: [selection.period] }
  const { figures: found, answer } = useFigures(query, catalog)
  const figures = useMemo(() => firstOfSources(found, sources), [found, sources])
  return { subject, sources, notes, figures, answers: [coverage, answer] }
}
