import { useCoverage, type DataSource } from '@msdat/sdk'
import { useMemo } from 'react'
import { levels } from '../../contracts/levels.ts'
import { valueOf } from '../parts/standIn.tsx'
import type { Subject } from './findSubject.ts'
import type { Figure } from './readFigures.ts'
import type { TonedNote } from './note.ts'
import { statesSource } from './statesSource.ts'
import { tellOtherStates } from './tellOtherStates.ts'

export interface StatesSource {
  /** The subject with the source whose states are shown. */
  subject: Subject
  /** That source, and the chosen one where it is another: it has the figure of the nation. */
  sources: DataSource[]
  /** What to say where the states are not those of the chosen source. */
  notes: TonedNote[]
  /** The question behind it, for `standIn`. */
  answer: ReturnType<typeof useCoverage>
}

/** Whose states stand beside the figure of the subject; those of the chosen source until the coverage has come. */
export function useStatesSource(subject: Subject): StatesSource {
  const { catalog, selection, indicator, source } = subject
  const answer = useCoverage(indicator.id)
  const coverage = valueOf(answer)
  const states = catalog.locations.filter(({ level }) => level === levels.state).map(({ id }) => id)
  const wanted = { datasource: source.id, period: selection.period, states }
  const found =
    (coverage && catalog.datasources.find(({ id }) => id === statesSource(coverage, wanted))) ?? source
  const sources = useMemo(() => (found === source ? [source] : [found, source]), [found, source])
  const shown = useMemo(
    () => (found === source ? subject : { ...subject, source: found }),
    [subject, found, source],
  )
  if (found === source) return { subject, sources, notes: [], answer }
  const note = tellOtherStates(coverage, { chosen: source, shown: found, period: selection.period })
  return { subject: shown, sources, notes: [note], answer }
}

/** One figure of each place: of the first of the sources that has it. */
export function firstOfSources(figures: readonly Figure[], sources: readonly DataSource[]): Figure[] {
  const byPlace = new Map<number, Figure>()
  for (const { id } of sources) {
    for (const figure of figures) {
      if (figure.datasource === id && !byPlace.has(figure.location)) byPlace.set(figure.location, figure)
    }
  }
  return [...byPlace.values()]
}
