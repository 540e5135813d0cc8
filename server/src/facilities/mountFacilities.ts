import type { Kysely } from 'kysely'
import { Download } from '@msdat/sdk/http/Download'
import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/facilities'
import { listFacilityRegistries } from '@msdat/sdk/contracts/facilityRegistries'
import { levelName, ownerships } from '@msdat/sdk/contracts/facilityWords'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { listAsCsv } from '../csv/listAsCsv.ts'
import { idsOf } from '../data/idsOf.ts'
import { checkPage, spanOf } from '../data/pageOf.ts'
import { Turns } from '../http/Turns.ts'
import { clusterFacilities } from './clusterFacilities.ts'
import { facilitiesByState } from './facilitiesByState.ts'
import type { FacilityTables } from './facilityTables.ts'
import { readRegistries } from './readRegistries.ts'
import { listFacilities } from './listFacilities.ts'

/** Facilities and local government areas: open to all, with where each facility is known from. */
export function mountFacilities(serve: Serve, context: AnalysisContext): void {
  const db = context.db as unknown as Kysely<FacilityTables>
  const turns = new Turns(1)
  /** Most facilities are looked through for one answer: of many, others are answered in between. */
  const inTurn = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
    const end = await turns.take()
    try {
      return await read()
    } finally {
      // SQLite answers at once: without this each would be over before the next one asks for its turn.
      setImmediate(end)
    }
  }
  serve(contracts.listFacilities, async ({ format, ...input }) => {
    if (format !== 'csv') return inTurn(() => listFacilities(db, input))
    const columns = await csvColumns(context)
    return new Download(
      'health-facilities.csv',
      'text/csv; charset=utf-8',
      listAsCsv(columns, (paging) => inTurn(() => listFacilities(db, { ...input, ...paging }))),
    )
  })
  serve(listFacilityRegistries, async () => ({ registries: await readRegistries(db, { isShown: true }) }))
  serve(contracts.listFacilityClusters, (input) => inTurn(() => clusterFacilities(db, input)))
  serve(contracts.listFacilitiesByState, () => inTurn(() => facilitiesByState(context)))
  serve(contracts.listLgas, async (input) => {
    const found = input.location
      ? db.selectFrom('lgas').where('location', 'in', idsOf(input.location))
      : db.selectFrom('lgas')
    const { count } = await found
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    checkPage(input, Number(count))
    const { offset, limit } = spanOf(input)
    const ordering = input.ordering ?? 'id'
    const results = await found
      .selectAll()
      .orderBy(ordering.endsWith('name') ? 'name' : 'id', ordering.startsWith('-') ? 'desc' : 'asc')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute()
    return { count: Number(count), results }
  })
}

async function csvColumns({ db, data }: AnalysisContext) {
  const { locations } = await data.lists()
  const states = new Map(locations.map(({ id, name }) => [id, name]))
  const tables = db as unknown as Kysely<FacilityTables>
  const registries = new Map((await readRegistries(tables, {})).map((one) => [one.id, one]))
  const rows = await tables.selectFrom('lgas').select(['id', 'name']).execute()
  const lgas = new Map(rows.map(({ id, name }) => [id, name]))
  return {
    Name: ({ name }: contracts.Facility) => name,
    Type: ({ type }: contracts.Facility) => type,
    Level: ({ level }: contracts.Facility) => levelName(level),
    Ownership: ({ ownership }: contracts.Facility) => ownerships[ownership],
    State: ({ location }: contracts.Facility) => states.get(location) ?? '',
    LGA: ({ lga }: contracts.Facility) => (lga === null ? '' : (lgas.get(lga) ?? '')),
    Town: ({ town }: contracts.Facility) => town,
    Latitude: ({ latitude }: contracts.Facility) => latitude,
    Longitude: ({ longitude }: contracts.Facility) => longitude,
    'Coordinates from': ({ coordinate_source }: contracts.Facility) => coordinate_source,
    'Distance in km': ({ distance_km }: contracts.Facility) => distance_km,
    Registry: ({ registry }: contracts.Facility) => registries.get(registry)?.citation ?? '',
    'Registry of': ({ registry }: contracts.Facility) => registries.get(registry)?.date ?? '',
    Confidence: ({ confidence }: contracts.Facility) => confidence,
    Note: ({ note }: contracts.Facility) => note,
    Ward: ({ ward }: contracts.Facility) => ward,
    Services: ({ services }: contracts.Facility) => services,
    'Id in the registry': ({ registry_id }: contracts.Facility) => registry_id,
  }
}
