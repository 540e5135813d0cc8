import type { Catalog, DataSource, Factor } from '@msdat/sdk'
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

export function subjectOf(catalog: Catalog, choice: Choice, names: ChoiceNames): Comparison {
  const indicator = names.indicator ?? 'All shared indicators'
  const place = names.location ?? 'Nigeria and its states'
  const ids = [choice.primary, ...choice.compared]
  const factor = catalog.indicators.find(({ id }) => id === choice.indicator)?.factor
  return {
    indicator,
    place,
    about: `${indicator}, ${place}`,
    primary: names.primary ?? '',
    sources: ids.flatMap((id) => catalog.datasources.find((one) => one.id === id) ?? []),
    factor: catalog.factors.find(({ id }) => id === factor),
    updatedAt: catalog.updated_at ?? undefined,
  }
}
