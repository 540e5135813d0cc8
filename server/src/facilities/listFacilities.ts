import { sql, type Kysely } from 'kysely'
import type { Facility, listFacilities as listCall } from '@msdat/sdk/contracts/facilities'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { Rows } from '@msdat/sdk/contracts/page'
import { checkPage, spanOf } from '../data/pageOf.ts'
import { distanceKm, type Point } from './distance.ts'
import type { FacilityTables } from './facilityTables.ts'
import { selectFacilities } from './selectFacilities.ts'

export type Asked = Omit<InputOf<typeof listCall>, 'format'>

/** One page of facilities: by name, or the nearest to a point first. */
export async function listFacilities(db: Kysely<FacilityTables>, input: Asked): Promise<Rows<Facility>> {
  const { count } = await selectFound(db, input)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  checkPage(input, Number(count))
  const { offset, limit } = spanOf(input)
  const rows = await selectInOrder(db, input).selectAll().offset(offset).limit(limit).execute()
  const point = pointOf(input)
  return { count: Number(count), results: rows.map((row) => toFacility(row, point)) }
}

/** Which facilities there are, in the same order: read once, so that no page of a download counts and sorts again. */
export async function listFacilityIds(db: Kysely<FacilityTables>, input: Asked): Promise<number[]> {
  const rows = await selectInOrder(db, input).select('id').execute()
  return rows.map(({ id }) => Number(id))
}

/** Those with these ids, in the order of the ids. One that is gone is left out. */
export async function readFacilities(
  db: Kysely<FacilityTables>,
  ids: readonly number[],
  input: Asked,
): Promise<Facility[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('facilities').where('id', 'in', ids).selectAll().execute()
  const point = pointOf(input)
  const byId = new Map(rows.map((row) => [Number(row.id), toFacility(row, point)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function pointOf({ near }: Asked): Point | null {
  if (near === undefined) return null
  const [latitude = 0, longitude = 0] = near.split(',').map(Number)
  return { latitude, longitude }
}

function selectFound(db: Kysely<FacilityTables>, input: Asked) {
  const found = selectFacilities(db, input)
  if (input.near === undefined) return found
  return found.where('latitude', 'is not', null).where('longitude', 'is not', null)
}

function selectInOrder(db: Kysely<FacilityTables>, input: Asked) {
  const found = selectFound(db, input)
  const point = pointOf(input)
  const ordered = point ? found.orderBy(nearness(point)) : orderedBy(found, input.ordering)
  return ordered.orderBy('id')
}

/** Grows with the distance, which is all that an order needs; both databases can reckon it. */
function nearness({ latitude, longitude }: Point) {
  const shrink = Math.cos((latitude * Math.PI) / 180) ** 2
  return sql`(latitude - ${latitude}) * (latitude - ${latitude}) + ${shrink} * (longitude - ${longitude}) * (longitude - ${longitude})`
}

function orderedBy(query: ReturnType<typeof selectFacilities>, ordering: string | undefined = 'name') {
  const direction = ordering.startsWith('-') ? 'desc' : 'asc'
  const name = ordering.replace(/^-/, '')
  if (name === 'level') return query.orderBy('level', direction)
  return name === 'id' ? query.orderBy('id', direction) : query.orderBy(sql`lower(name)`, direction)
}

/** How the table keeps that a registry does not say the level. */
export const notStated = 0

type Row = { [Name in keyof FacilityTables['facilities']]: unknown } & { id: number }

function toFacility(row: object, point: Point | null): Facility {
  const facility = row as Omit<Facility, 'distance_km'> & Row
  const { latitude, longitude } = facility
  const distance =
    point && latitude !== null && longitude !== null ? distanceKm(point, { latitude, longitude }) : null
  const level = facility.level === notStated ? null : facility.level
  return { ...facility, level, distance_km: distance === null ? null : Math.round(distance * 10) / 10 }
}
