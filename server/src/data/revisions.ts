import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { idsOf } from './idsOf.ts'

/** Which of the values that imports have replaced or removed. */
export interface RevisionFilters {
  indicator?: string | undefined
  location?: string | undefined
  /** Number of an import: only what later ones have replaced or removed. */
  after: number
}

type RevisionQuery = SelectQueryBuilder<DataTables & { r: DataTables['value_revisions'] }, 'r', object>

/** The number of the last import up to a moment; 0 where the moment is before all of them. */
export async function lastImportAt(db: Kysely<DataTables>, moment: string): Promise<number> {
  // Imports are numbered in the order of time.
  const { last } = await db
    .selectFrom('imports')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .where('committed_at', '<=', moment)
    .executeTakeFirstOrThrow()
  return last
}

/**
 * Revisions `r`. One index leads to them: by indicator and place, else by import. So `countRevisions` can count what
 * the database looks at.
 */
export function selectRevisions(
  db: Kysely<DataTables>,
  { indicator, location, after }: RevisionFilters,
): RevisionQuery {
  let query = db.selectFrom('value_revisions as r') as unknown as RevisionQuery
  if (indicator !== undefined) query = query.where('r.indicator', 'in', idsOf(indicator))
  if (location !== undefined) query = query.where('r.location', 'in', idsOf(location))
  // Added to nothing, the index by import does not serve.
  const replaced =
    indicator === undefined ? sql.ref<number>('r.replaced_import') : sql<number>`r.replaced_import + 0`
  return query.where(replaced, '>', after)
}

/** How many revisions the database looks at for these filters. Stops counting beyond `most`. */
export async function countRevisions(
  db: Kysely<DataTables>,
  { indicator, location, after }: RevisionFilters,
  most: number,
): Promise<number> {
  const inReach = indicator === undefined ? { after } : { indicator, location, after: 0 }
  const some = selectRevisions(db, inReach)
    .select(sql`1`.as('one'))
    .limit(most + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) > most ? Infinity : Number(count)
}
