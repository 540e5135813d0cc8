import type { Kysely } from 'kysely'
import type { Facility } from '@msdat/sdk/contracts/facilities'
import { levelName, ownerships } from '@msdat/sdk/contracts/facilityWords'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { listAsCsv } from '../csv/listAsCsv.ts'
import type { FacilityTables } from './facilityTables.ts'
import { pointOf, type Asked } from './listFacilities.ts'
import { readFacilities } from './readFacilities.ts'
import { readRegistries } from './readRegistries.ts'

/**
 * All facilities that are asked for, page by page. Which they are is read once, in a turn; the pages take none, since
 * else each list would wait for a page of every download.
 */
export async function* facilitiesAsCsv(
  context: AnalysisContext,
  input: Asked,
  readIds: () => Promise<number[]>,
): AsyncGenerator<string> {
  const db = context.db as unknown as Kysely<FacilityTables>
  const columns = await columnsOf(context)
  const ids = await readIds()
  yield* listAsCsv(columns, async ({ size, page }) => ({
    count: ids.length,
    results: await readFacilities(db, ids.slice((page - 1) * size, page * size), { point: pointOf(input) }),
  }))
}

async function columnsOf({ db, data }: AnalysisContext) {
  const { locations } = await data.lists()
  const states = new Map(locations.map(({ id, name }) => [id, name]))
  const tables = db as unknown as Kysely<FacilityTables>
  const registries = new Map((await readRegistries(tables, {})).map((one) => [one.id, one]))
  const rows = await tables.selectFrom('lgas').select(['id', 'name']).execute()
  const lgas = new Map(rows.map(({ id, name }) => [id, name]))
  return {
    Name: ({ name }: Facility) => name,
    Type: ({ type }: Facility) => type,
    Level: ({ level }: Facility) => levelName(level),
    Ownership: ({ ownership }: Facility) => ownerships[ownership],
    State: ({ location }: Facility) => states.get(location) ?? '',
    LGA: ({ lga }: Facility) => (lga === null ? '' : (lgas.get(lga) ?? '')),
    Town: ({ town }: Facility) => town,
    Latitude: ({ latitude }: Facility) => latitude,
    Longitude: ({ longitude }: Facility) => longitude,
    'Coordinates from': ({ coordinate_source }: Facility) => coordinate_source,
    'Distance in km': ({ distance_km }: Facility) => distance_km,
    Registry: ({ registry }: Facility) => registries.get(registry)?.citation ?? '',
    'Registry of': ({ registry }: Facility) => registries.get(registry)?.date ?? '',
    Confidence: ({ confidence }: Facility) => confidence,
    Note: ({ note }: Facility) => note,
    Ward: ({ ward }: Facility) => ward,
    Services: ({ services }: Facility) => services,
    'Id in the registry': ({ registry_id }: Facility) => registry_id,
  }
}
