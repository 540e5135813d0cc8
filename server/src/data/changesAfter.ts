import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { momentOf } from './momentOf.ts'
import type { Changes, ValueFilters } from './ValueFilters.ts'

const mostSorted = 100_000
// Ids have four bytes on PostgreSQL.
const largestId = 2_147_483_647

/**
 * The filters with what `updated_after` comes to: all values, a range of imports, or nothing at all
 * (null). Left to itself, the database looks through all values for those of an import it takes for large.
 */
export async function withChanges<Filters extends ValueFilters>(
  db: Kysely<DataTables>,
  filters: Filters,
): Promise<Filters | null> {
  const { updated_after, ...others } = filters
  // It may have been found before.
  if (updated_after === undefined || filters.as_of !== undefined || filters.changes) return filters
  const moment = momentOf(updated_after, 'updated_after')
  const imports = await db
    .selectFrom('imports')
    .select(['id', 'committed_at', 'added', 'changed'])
    .orderBy('id')
    .execute()
  const start = imports.findIndex(({ committed_at }) => committed_at > moment)
  const after = imports.slice(start)
  const [first, last] = [after[0], after.at(-1)]
  if (start < 0 || !first || !last) return null
  if (start === 0) return others as Filters
  const written = after.reduce((sum, { added, changed }) => sum + added + changed, 0)
  const areFew = written <= mostSorted
  const lowestId = areFew ? 0 : await lowestIdOf(db, after)
  const changes: Changes = { first: first.id, last: last.id, written, areFew, lowestId }
  return { ...filters, changes }
}

async function lowestIdOf(db: Kysely<DataTables>, imports: readonly { id: number }[]): Promise<number> {
  const ids: number[] = []
  for (const { id } of imports) {
    const { lowest } = await db
      .selectFrom('data_values')
      .select((query) => query.fn.min('id').as('lowest'))
      .where('updated_import', '=', id)
      .executeTakeFirstOrThrow()
    // An import that only removed values has written none.
    if (lowest !== null) ids.push(Number(lowest))
  }
  return Math.min(...ids, largestId)
}
