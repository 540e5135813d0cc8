import { sql, type Kysely } from 'kysely'
import type { Facility, listFacilities as listCall } from '@msdat/sdk/contracts/facilities'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { Rows } from '@msdat/sdk/contracts/page'
import { checkPage, spanOf } from '../data/pageOf.ts'
import { distanceKm, type Point } from './distance.ts'
import type { FacilityTables } from './facilityTables.ts'
import { selectFacilities } from './selectFacilities.ts'

/** One page of facilities: by name, or the nearest to a point first. */
export async function listFacilities(
  db: Kysely<FacilityTables>,
  input: Omit<InputOf<typeof listCall>, 'format'>,
): Promise<Rows<Facility>> {
  const point = input.near === undefined ? null : pointOf(input.near)
  const found = point
    ? selectFacilities(db, input).where('latitude', 'is not', null).where('longitude', 'is not', null)
    : selectFacilities(db, input)
  const { count } = await found
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  checkPage(input, Number(count))
  const { offset, limit } = spanOf(input)
  const ordered = point ? found.orderBy(nearness(point)) : orderedBy(found, input.ordering)
  const rows = await ordered.orderBy('id').selectAll().offset(offset).limit(limit).execute()
  return { count: Number(count), results: rows.map((row) => toFacility(row, point)) }
}

function pointOf(near: string): Point {
  const [latitude = 0, longitude = 0] = near.split(',').map(Number)
  return { latitude, longitude }
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
