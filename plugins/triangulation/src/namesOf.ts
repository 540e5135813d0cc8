import type { Catalog } from '@msdat/sdk'
import type { Choice } from './Choice.ts'

export interface ChoiceNames {
  primary: string | null
  compared: string[]
  dropped: string[]
  indicator: string | null
  location: string | null
}

/** The choice in words; null where nothing is chosen. */
export function namesOf({ datasources, indicators, locations }: Catalog, choice: Choice): ChoiceNames {
  const source = (id: number) => datasources.find((one) => one.id === id)?.datasource ?? `source ${id}`
  return {
    primary: choice.primary === null ? null : source(choice.primary),
    compared: choice.compared.map(source),
    dropped: choice.dropped.map(source),
    indicator: indicators.find(({ id }) => id === choice.indicator)?.short_name ?? null,
    location: locations.find(({ id }) => id === choice.location)?.name ?? null,
  }
}
