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
    /** 0 where the registry does not say it. */
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

export const lgaTable = defineTable(
  'lgas',
  { id: key, location: integer, name: text, latitude: decimal, longitude: decimal },
  [{ columns: ['location'] }],
)

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
