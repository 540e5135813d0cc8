import type { Catalog, DataQuery, DataSource, Factor, HostInput } from '@msdat/sdk'
import { factorOf, indicatorsOf, placeName, sourceName, type TriangulatedScores } from '@msdat/sdk/kit'

/** The settings of the page, as the address has them. */
export interface PageSettings {
  primary: number | null
  compared: number[]
  indicator: number | null
  location: number | null
  /** The key of the choice whose results are shown; empty in the setup. */
  shown: string
  tolerance: number
}

/** What of the settings is compared. */
export type Chosen = Pick<PageSettings, 'primary' | 'compared' | 'indicator' | 'location'>

export interface Choice extends Chosen {
  /** Chosen beyond the two that can be compared. */
  dropped: number[]
  /** Names the choice, so that results never stand under another one. */
  key: string
}

/** Compared sources max 2 (specification 2, section 9). */
const mostCompared = 2

export function readChoice({ primary, compared, indicator, location }: Chosen): Choice {
  const used = compared.slice(0, mostCompared)
  const key = [primary ?? 0, used.join('.') || 0, indicator ?? 0, location ?? 0].join('-')
  return { primary, indicator, location, compared: used, dropped: compared.slice(mostCompared), key }
}

/** The question to the server; null where a source is missing. */
export function questionOf(choice: Choice): HostInput<'analysis.triangulate'> | null {
  const { primary, compared, indicator, location } = choice
  const [secondary, third] = compared
  if (primary === null || secondary === undefined) return null
  return {
    primary_datasource: String(primary),
    secondary_datasource: String(secondary),
    ...(third !== undefined && { third_datasource: String(third) }),
    indicator_id: indicator === null ? 'None' : String(indicator),
    location_id: location === null ? 'None' : String(location),
  }
}

/** The figures that are compared; null where all indicators are, which are too many to ask for. */
export function figuresOf({ primary, compared, indicator, location }: Choice): DataQuery | null {
  if (primary === null || indicator === null) return null
  return {
    indicators: [indicator],
    datasources: [primary, ...compared],
    ...(location !== null && { locations: [location] }),
  }
}

/** The choice in words, as the setup and the cards say it; null where nothing is chosen. */
export interface Comparison {
  primary: string | null
  compared: string[]
  dropped: string[]
  indicator: string | null
  location: string | null
  /** "indicator, place". */
  about: string
  sources: DataSource[]
  /** Of the one indicator; undefined where all are compared. */
  factor: Factor | undefined
  updatedAt: string | undefined
  /** The publications behind the figures; empty until Results has asked for them. */
  citations: readonly number[]
}

/** What the cards of a comparison show. */
export interface Compared {
  subject: Comparison
  sources: readonly TriangulatedScores[]
}

export function comparisonOf(catalog: Catalog, choice: Choice): Comparison {
  const nameOf = (id: number) => sourceName(catalog, id) || `source ${id}`
  const indicator = indicatorsOf(catalog, [choice.indicator])[0]
  const location = placeName(catalog, choice.location ?? undefined) || null
  const ids = [choice.primary, ...choice.compared]
  return {
    indicator: indicator?.short_name ?? null,
    location,
    about: `${indicator?.short_name ?? 'All shared indicators'}, ${placeOf(location)}`,
    primary: choice.primary === null ? null : nameOf(choice.primary),
    compared: choice.compared.map(nameOf),
    dropped: choice.dropped.map(nameOf),
    sources: ids.flatMap((id) => catalog.datasources.find((one) => one.id === id) ?? []),
    factor: factorOf(catalog, indicator),
    updatedAt: catalog.updated_at ?? undefined,
    citations: [],
  }
}

const placeOf = (location: string | null): string => location ?? 'Nigeria and its states'

/** What all cards of a comparison say of it. */
export const aboutComparison = ({ location, sources, updatedAt, citations }: Comparison) => ({
  place: placeOf(location),
  sources,
  updatedAt,
  citations,
})
