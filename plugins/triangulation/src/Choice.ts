import type { HostInput } from '@msdat/sdk'

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

export interface Choice {
  primary: number | null
  compared: number[]
  /** Chosen beyond the two that can be compared. */
  dropped: number[]
  indicator: number | null
  location: number | null
  /** Names the choice, so that results never stand under another one. */
  key: string
}

/** Compared sources max 2 (specification 2, section 9). */
const mostCompared = 2

export function readChoice({ primary, compared, indicator, location }: PageSettings): Choice {
  const used = compared.slice(0, mostCompared)
  return {
    primary,
    indicator,
    location,
    compared: used,
    dropped: compared.slice(mostCompared),
    key: [primary ?? 0, used.join('.') || 0, indicator ?? 0, location ?? 0].join('-'),
  }
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
