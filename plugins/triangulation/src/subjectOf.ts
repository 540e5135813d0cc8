import type { Catalog, DataSource, Factor } from '@msdat/sdk'
import { factorOf, indicatorsOf, type TriangulatedScores } from '@msdat/sdk/kit'
import type { Choice } from './Choice.ts'
import type { ChoiceNames } from './namesOf.ts'

/** What is compared, as the cards say it. */
export interface Comparison {
  primary: string
  indicator: string
  place: string
  /** "indicator, place". */
  about: string
  sources: DataSource[]
  /** Of the one indicator; undefined where all are compared. */
  factor: Factor | undefined
  updatedAt: string | undefined
}

/** What the cards of a comparison show. */
export interface Compared {
  subject: Comparison
  sources: readonly TriangulatedScores[]
}

export function subjectOf(catalog: Catalog, choice: Choice, names: ChoiceNames): Comparison {
  const indicator = names.indicator ?? 'All shared indicators'
  const place = names.location ?? 'Nigeria and its states'
  const ids = [choice.primary, ...choice.compared]
  return {
    indicator,
    place,
    about: `${indicator}, ${place}`,
    primary: names.primary ?? '',
    sources: ids.flatMap((id) => catalog.datasources.find((one) => one.id === id) ?? []),
    factor: factorOf(catalog, indicatorsOf(catalog, [choice.indicator])[0]),
    updatedAt: catalog.updated_at ?? undefined,
  }
}

/** What all cards of a comparison say of it. */
export const aboutComparison = ({ place, sources, updatedAt }: Comparison) => ({
  place,
  sources,
  updatedAt,
  // The figures behind the scores are cited where they are shown.
  citations: [],
})
