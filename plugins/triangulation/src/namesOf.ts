import type { Catalog } from '@msdat/sdk'
import { indicatorsOf, placeName, sourceName } from '@msdat/sdk/kit'
import type { Choice } from './Choice.ts'

export interface ChoiceNames {
  primary: string | null
  compared: string[]
  dropped: string[]
  indicator: string | null
  location: string | null
}

/** The choice in words; null where nothing is chosen. */
export function namesOf(catalog: Catalog, choice: Choice): ChoiceNames {
  const source = (id: number) => sourceName(catalog, id) || `source ${id}`
  return {
    primary: choice.primary === null ? null : source(choice.primary),
    compared: choice.compared.map(source),
    dropped: choice.dropped.map(source),
    indicator: indicatorsOf(catalog, [choice.indicator])[0]?.short_name ?? null,
    location: placeName(catalog, choice.location ?? undefined) || null,
  }
}
