import { sql, type Kysely } from 'kysely'
import type { listFacilityClusters } from '@msdat/sdk/contracts/facilities'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import { idsOf } from '../data/idsOf.ts'
import type { FacilityTables } from './facilityTables.ts'

export type FacilityFilters = Omit<InputOf<typeof listFacilityClusters>, 'cell'>

/** The registries whose facilities are listed and counted. */
export const shownRegistries = (db: Kysely<FacilityTables>) =>
  db.selectFrom('facility_registries').select('id').where('is_shown', '=', 1)

/** The facilities that pass the filters. */
export function selectFacilities(db: Kysely<FacilityTables>, filters: FacilityFilters) {
  let query = db.selectFrom('facilities').where('registry', 'in', shownRegistries(db))
  if (filters.registry) query = query.where('registry', '=', filters.registry)
  if (filters.location) query = query.where('location', 'in', idsOf(filters.location))
  if (filters.lga) query = query.where('lga', 'in', idsOf(filters.lga))
  if (filters.level) query = query.where('level', 'in', idsOf(filters.level))
  if (filters.ownership) query = query.where('ownership', '=', filters.ownership)
  for (const word of wordsOf(filters.search)) {
    const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
    const text = sql`lower(name || ' ' || type || ' ' || town)`
    query = query.where(sql<boolean>`${text} like ${pattern} escape '\\'`)
  }
  if (filters.bounds) {
    const [west = 0, south = 0, east = 0, north = 0] = filters.bounds.split(',').map(Number)
    query = query
      .where('longitude', '>=', west)
      .where('longitude', '<=', east)
      .where('latitude', '>=', south)
      .where('latitude', '<=', north)
  }
  return query
}

const wordsOf = (text = ''): string[] => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
