import type { ownerships } from '@msdat/sdk/kit'

/** As the manifest has them; 0 and empty text stand for "all" and "none". */
export interface FinderSettings {
  search: string
  state: number
  lga: number
  level: number
  ownership: 'all' | keyof typeof ownerships
  registry: string
  near: number
  centre: string
  page: number
}

export const rowsOnPage = 20

/** The filters of the settings, as the calls want them. */
export function filtersOf({ search, state, lga, level, ownership, registry }: FinderSettings) {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(state > 0 && { location: String(state) }),
    ...(lga > 0 && { lga: String(lga) }),
    ...(level > 0 && { level: String(level) }),
    ...(ownership !== 'all' && { ownership }),
    ...(registry && { registry }),
  }
}

export interface Centre {
  longitude: number
  latitude: number
}

/** "8.52,12.00" is longitude and latitude; null for anything else. */
export function readCentre(text: string): Centre | null {
  const [longitude = NaN, latitude = NaN] = text === '' ? [] : text.split(',').map(Number)
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? { longitude, latitude } : null
}

export const writeCentre = ({ longitude, latitude }: Centre): string =>
  `${longitude.toFixed(3)},${latitude.toFixed(3)}`
