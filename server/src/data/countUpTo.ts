import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'

/** How many rows a query finds; Infinity beyond `most`, since counting all of ten million is a long read itself. */
export async function countUpTo<Tables, Table extends keyof Tables>(
  db: Kysely<DataTables>,
  query: SelectQueryBuilder<Tables, Table, object>,
  most: number,
): Promise<number> {
  const found = query.select(sql`1`.as('one')).limit(most + 1)
  const { count } = await db
    .selectFrom(found.as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) > most ? Infinity : Number(count)
}
