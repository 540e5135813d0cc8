import { sql, type Kysely } from 'kysely'
import type { RemovedValue } from '@msdat/sdk/contracts/data'
import type { Rows } from '@msdat/sdk/contracts/page'
import type { DataTables } from '../db/DataTables.ts'
import { mostHere, type Caller } from '../longReads/LongReads.ts'
import type { DataRoutes } from './DataRoutes.ts'
import { momentOf } from './momentOf.ts'
import { checkPage, spanOf, type ListInput } from './pageOf.ts'
import { idsOf } from './idsOf.ts'
import { refuseLongRemoved } from './refuseLongReads.ts'
import { countRevisions, lastImportUpTo, selectRevisions, type RevisionFilters } from './revisions.ts'

interface RemovedInput extends ListInput {
  indicator?: string | undefined
  datasource?: string | undefined
  location?: string | undefined
}

/**
 * Values that are gone, by the last of their revisions: what was undone and came back is in the data again. Read beside
 * the thread that answers where very many revisions have to be looked at.
 */
export async function readRemovedValues(
  { db, data }: DataRoutes,
  input: RemovedInput,
  caller: Caller,
): Promise<Rows<RemovedValue>> {
  const { indicator, location, updated_after } = input
  const after =
    updated_after === undefined ? undefined : lastImportUpTo(momentOf(updated_after, 'updated_after'))
  const filters = { indicator, location, after }
  if ((await countRevisions(db, filters, mostHere)) <= mostHere) return listRemoved(db, filters, input)
  return data.longReads.run(caller, async (beside) => {
    await refuseLongRemoved(beside, filters)
    return listRemoved(beside, filters, input)
  })
}

async function listRemoved(
  db: Kysely<DataTables>,
  filters: RevisionFilters,
  input: RemovedInput,
): Promise<Rows<RemovedValue>> {
  const removed = selectRemoved(db, filters, input.datasource)
  const { offset, limit } = spanOf(input)
  const { ordering = 'id' } = input
  const direction = ordering.startsWith('-') ? 'desc' : 'asc'
  const rows = await removed
    .select([
      'r.value_id as id',
      'r.indicator',
      'r.datasource',
      'r.location',
      'r.period',
      'r.value_type',
      'imports.committed_at as removed_at',
      'r.replaced_import as import',
    ])
    // In the same statement, so that page and count are of one state of the data.
    .select(sql<number>`count(*) over ()`.as('count'))
    .orderBy(ordering.endsWith('removed_at') ? 'r.replaced_import' : 'r.value_id', direction)
    .orderBy('r.value_id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const count = rows[0]?.count ?? (await countOf(removed))
  checkPage(input, count)
  return { count, results: rows.map(({ count: _, ...row }) => row) }
}

function selectRemoved(db: Kysely<DataTables>, filters: RevisionFilters, datasource: string | undefined) {
  const removed = selectRevisions(db, filters)
    .innerJoin('imports', 'imports.id', 'r.replaced_import')
    .where(sql<boolean>`not exists (select 1 from data_values as v where v.id = r.value_id)`)
    .where(
      sql<boolean>`not exists (select 1 from value_revisions as n where n.value_id = r.value_id and n.id > r.id)`,
    )
  return datasource === undefined ? removed : removed.where('r.datasource', 'in', idsOf(datasource))
}

async function countOf(removed: ReturnType<typeof selectRemoved>): Promise<number> {
  const { count } = await removed
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
