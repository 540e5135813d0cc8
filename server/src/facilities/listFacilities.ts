import type { Kysely } from 'kysely'
import type { Facility, listFacilities as listCall } from '@msdat/sdk/contracts/facilities'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { Rows } from '@msdat/sdk/contracts/page'
import { checkPage, spanOf } from '../data/pageOf.ts'
import { letOthersIn } from '../http/letOthersIn.ts'
import type { Point } from './distance.ts'
import { facilityPieces } from './facilityPieces.ts'
import { nameKey, type FacilityTables } from './facilityTables.ts'
import { mostLetters, readFacilities } from './readFacilities.ts'
import { selectFacilities } from './selectFacilities.ts'

export type Asked = Omit<InputOf<typeof listCall>, 'format'>

/** One page of facilities: by name, or the nearest to a point first. */
export async function listFacilities(db: Kysely<FacilityTables>, input: Asked): Promise<Rows<Facility>> {
  const { count, ids } = await findPage(db, input)
  return { count, results: await readFacilities(db, ids, { point: pointOf(input), mostLetters }) }
}

async function findPage(
  db: Kysely<FacilityTables>,
  input: Asked,
): Promise<{ count: number; ids: readonly number[] }> {
  const { offset, limit } = spanOf(input)
  const { by, direction } = orderOf(input)
  // The index in the order of the names has all that is asked about here; a sort or a search looks at every row.
  if (by !== 'name' || input.search !== undefined) {
    const ids = await listFacilityIds(db, input)
    checkPage(input, ids.length)
    return { count: ids.length, ids: ids.slice(offset, offset + limit) }
  }
  const found = selectFacilities(db, input)
  const { count } = await found
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  checkPage(input, Number(count))
  await letOthersIn()
  const rows = await found
    .select('id')
    .orderBy(nameKey, direction)
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit)
    .execute()
  return { count: Number(count), ids: rows.map(({ id }) => id) }
}

/** Which facilities there are, in the same order: read once, so that no page of a download counts and sorts again. */
export async function listFacilityIds(db: Kysely<FacilityTables>, input: Asked): Promise<number[]> {
  const { by, direction } = orderOf(input)
  const ids = by === 'name' ? await idsByName(db, input) : await idsByNumber(db, input, keysOf[by](input))
  return direction === 'desc' ? ids.reverse() : ids
}

async function idsByName(db: Kysely<FacilityTables>, input: Asked): Promise<number[]> {
  const ids: number[] = []
  const pieces = facilityPieces(db, selectFacilities(db, input), { order: 'name', columns: ['id'] })
  for await (const rows of pieces) for (const { id } of rows) ids.push(id)
  return ids
}

interface Sorted {
  id: number
  level: number
  latitude: number | null
  longitude: number | null
}

/** By a number of each; those with the same number by their ids. Who has none is left out. */
async function idsByNumber(
  db: Kysely<FacilityTables>,
  input: Asked,
  keyOf: (row: Sorted) => number | null,
): Promise<number[]> {
  const found: { id: number; key: number }[] = []
  const columns = ['id', 'level', 'latitude', 'longitude'] as const
  for await (const rows of facilityPieces(db, selectFacilities(db, input), { order: 'id', columns })) {
    for (const row of rows) {
      const key = keyOf(row)
      if (key !== null) found.push({ id: row.id, key })
    }
  }
  // Pieces come by id, and a sort leaves what is equal as it came.
  return found.sort((one, other) => one.key - other.key).map(({ id }) => id)
}

const keysOf = {
  id: () => () => 0,
  level: () => (row: Sorted) => row.level,
  near: (input: Asked) => nearness(pointOf(input)),
}

/** Grows with the distance, which is all that an order needs. */
function nearness(point: Point | null): (row: Sorted) => number | null {
  const { latitude, longitude } = point ?? { latitude: 0, longitude: 0 }
  const shrink = Math.cos((latitude * Math.PI) / 180) ** 2
  return (row) =>
    row.latitude === null || row.longitude === null
      ? null
      : (row.latitude - latitude) ** 2 + shrink * (row.longitude - longitude) ** 2
}

function orderOf({ near, ordering = 'name' }: Asked): {
  by: 'name' | keyof typeof keysOf
  direction: 'asc' | 'desc'
} {
  if (near !== undefined) return { by: 'near', direction: 'asc' }
  const direction = ordering.startsWith('-') ? 'desc' : 'asc'
  const name = ordering.replace(/^-/, '')
  return { by: name === 'level' || name === 'id' ? name : 'name', direction }
}

export function pointOf({ near }: Asked): Point | null {
  if (near === undefined) return null
  const [latitude = 0, longitude = 0] = near.split(',').map(Number)
  return { latitude, longitude }
}
