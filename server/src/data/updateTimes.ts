import type { Kysely } from 'kysely'
import type { UpdateTime } from '@msdat/sdk/contracts/data'
import type { Rows } from '@msdat/sdk/contracts/page'
import type { DataTables } from '../db/DataTables.ts'
import { pageOf, type ListInput } from './pageOf.ts'

/** When the data were changed, the last time first. Imports are few, so the page is cut in memory. */
export async function listUpdateTimes(db: Kysely<DataTables>, input: ListInput): Promise<Rows<UpdateTime>> {
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'committed_at as updated_at', 'added', 'changed', 'removed'])
    .execute()
  return pageOf(rows, { ...input, ordering: input.ordering ?? '-id' })
}
