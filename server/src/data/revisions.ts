import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { countUpTo } from './countUpTo.ts'
import { idsOf } from './idsOf.ts'

/** Which of the values that imports have replaced or removed. */
export interface RevisionFilters {
  indicator?: string | undefined
  location?: string | undefined
  /** Number of an import: only what later ones have replaced or removed. */
  after?: RawBuilder<number> | undefined
}

type RevisionQuery = SelectQueryBuilder<DataTables & { r: DataTables['value_revisions'] }, 'r', object>

/** The number of the last import up to a moment; 0 where the moment is before all of them. */
export const lastImportUpTo = (moment: string): RawBuilder<number> =>
  // Imports are numbered in the order of time.
  sql<number>`(select coalesce(max(id), 0) from imports where committed_at <= ${moment})`

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
  if (after === undefined) return query
  // Added to nothing, the index by import does not serve.
  const replaced =
    indicator === undefined ? sql.ref<number>('r.replaced_import') : sql<number>`r.replaced_import + 0`
  return query.where(replaced, '>', after)
}

/** How many revisions the database looks at for these filters; Infinity beyond `most`. */
export function countRevisions(
  db: Kysely<DataTables>,
  { indicator, location, after }: RevisionFilters,
  most: number,
): Promise<number> {
  const inReach = indicator === undefined ? { after } : { indicator, location }
  return countUpTo(db, selectRevisions(db, inReach), most)
}
