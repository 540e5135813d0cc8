import { decimal, integer, key, nullable, text } from '../db/createTable.ts'
import { defineTable, type KeptOf } from '../db/defineTable.ts'

export const facilityTable = defineTable(
  'facilities',
  {
    id: key,
    location: integer,
    lga: nullable(integer),
    name: text,
    type: text,
    level: integer,
    ownership: text,
    town: text,
    latitude: nullable(decimal),
    longitude: nullable(decimal),
    coordinate_source: text,
    registry: text,
    confidence: text,
    note: text,
  },
  [{ columns: ['location', 'level'] }],
)

export const lgaTable = defineTable(
  'lgas',
  { id: key, location: integer, name: text, latitude: decimal, longitude: decimal },
  [{ columns: ['location'] }],
)

export interface FacilityTables {
  facilities: KeptOf<typeof facilityTable>
  lgas: KeptOf<typeof lgaTable>
}
