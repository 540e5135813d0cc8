import { sql, type Migration } from 'kysely'
import { decimal, flag, integer, key, nullable, text, textKey } from '../db/createTable.ts'
import { defineTable, later, type KeptOf } from '../db/defineTable.ts'

export const facilityTable = defineTable(
  'facilities',
  {
    id: key,
    location: integer,
    lga: nullable(integer),
    name: text,
    type: text,
    /** `notStated` where the registry does not say it. */
    level: integer,
    ownership: text,
    town: text,
    latitude: nullable(decimal),
    longitude: nullable(decimal),
    coordinate_source: text,
    registry: text,
    confidence: text,
    note: text,
    registry_id: later(text, ''),
    ward: later(text, ''),
    services: later(text, ''),
  },
  [{ columns: ['location', 'level'] }],
)

/** How the table keeps that a registry does not say the level. */
export const notStated = 0

export const lgaTable = defineTable(
  'lgas',
  { id: key, location: integer, name: text, latitude: decimal, longitude: decimal },
  [{ columns: ['location'] }],
)

/** By what facilities are listed unless another order is asked for. */
export const nameKey = sql<string>`lower(name)`

/**
 * An index in the order of the list. It holds what the filters of lists and counts ask about, except the texts of a
 * search. The older index goes: for one state SQLite would take that, and read each row of the state from the table.
 */
export const addingFacilityOrder: Migration = {
  up: async (db) => {
    await sql`create index facilities_in_order on facilities
      (lower(name), id, registry, location, lga, level, ownership, latitude, longitude)`.execute(db)
    await sql`drop index facilities_location_level`.execute(db)
  },
}

/** Where facilities come from. Those of the platform come with its files, others by an import. */
export const registryTable = defineTable('facility_registries', {
  id: textKey,
  name: text,
  publisher: text,
  licence: text,
  address: text,
  date: text,
  citation: text,
  method: text,
  confidence: text,
  scope: text,
  is_built_in: flag,
  is_shown: flag,
  created_at: text,
  updated_at: text,
})

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type FacilityTables = {
  facility_registries: KeptOf<typeof registryTable>
  facilities: KeptOf<typeof facilityTable>
  lgas: KeptOf<typeof lgaTable>
}
