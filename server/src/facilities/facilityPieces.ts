import { sql, type Kysely, type RawBuilder } from 'kysely'
import { letOthersIn } from '../http/letOthersIn.ts'
import { nameKey, type FacilityTables } from './facilityTables.ts'
import type { selectFacilities } from './selectFacilities.ts'

/** SQLite looks through so many in some 25 ms where all their texts are as long as may be. */
const rowsAtOnce = 2000

interface Row {
  id: number
  name: string
  level: number
  location: number
  latitude: number | null
  longitude: number | null
}

interface Position {
  id: number
  key: string
}

type Bound = (position: Position) => RawBuilder<boolean>

/** Orders that an index serves, and how to say that a row comes after a position, or not after it. */
const orders: Record<'id' | 'name', { key: RawBuilder<string>; isAfter: Bound; isUpTo: Bound }> = {
  id: {
    key: sql<string>`''`,
    isAfter: ({ id }) => sql`id > ${id}`,
    isUpTo: ({ id }) => sql`id <= ${id}`,
  },
  // The first comparison alone finds the place in the index: SQLite uses none on an expression for pairs of values.
  name: {
    key: nameKey,
    isAfter: ({ id, key }) => sql`(${nameKey} >= ${key} and (${nameKey} > ${key} or id > ${id}))`,
    isUpTo: ({ id, key }) => sql`(${nameKey} <= ${key} and (${nameKey} < ${key} or id <= ${id}))`,
  },
}

/**
 * Columns of the facilities that a query finds, by id or by name, in pieces with turns for others between. For a piece so
 * many are looked at, found or not: SQLite reads on the thread that answers.
 */
export async function* facilityPieces<Name extends keyof Row>(
  db: Kysely<FacilityTables>,
  found: ReturnType<typeof selectFacilities>,
  { order, columns }: { order: keyof typeof orders; columns: readonly Name[] },
): AsyncGenerator<Pick<Row, Name>[]> {
  const { isAfter, isUpTo } = orders[order]
  let before: Position | undefined
  do {
    if (before) await letOthersIn()
    const end = await endOfPiece(db, order, before)
    let piece = found.select(columns as readonly (keyof Row)[])
    if (before) piece = piece.where(isAfter(before))
    if (end) piece = piece.where(isUpTo(end))
    if (order === 'name') piece = piece.orderBy(nameKey)
    yield (await piece.orderBy('id').execute()) as Pick<Row, Name>[]
    before = end
  } while (before)
}

/** The last row of the piece after this position; undefined where the rest of the table is no longer than a piece. */
function endOfPiece(
  db: Kysely<FacilityTables>,
  order: keyof typeof orders,
  before: Position | undefined,
): Promise<Position | undefined> {
  const { key, isAfter } = orders[order]
  let query = db.selectFrom('facilities').select(['id', key.as('key')])
  if (before) query = query.where(isAfter(before))
  if (order === 'name') query = query.orderBy(nameKey)
  return query
    .orderBy('id')
    .offset(rowsAtOnce - 1)
    .limit(1)
    .executeTakeFirst()
}
