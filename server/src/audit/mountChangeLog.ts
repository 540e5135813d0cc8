import type { Kysely } from 'kysely'
import { followLinks } from '@msdat/plugin-registry'
import * as contracts from '@msdat/sdk/contracts/changeLog'
import type { ChangeEntry } from '@msdat/sdk/contracts/changeLog'
import type { Serve } from '@msdat/sdk/adapters/serve'
import type { DataTables } from '../db/DataTables.ts'
import { fromKept } from '../stored/rowValues.ts'
import { selectRows, type AnyTables } from '../stored/selectRows.ts'
import { hashOfChange } from './appendChange.ts'
import { changeLogTable, type ChangeLogTables } from './changeLogTable.ts'

/** What moderators and admins changed, for admins to read. Nothing writes here by a call. */
export function mountChangeLog(serve: Serve, db: Kysely<DataTables>): void {
  const listing = {
    table: changeLogTable,
    search: ['actor', 'action', 'thing'],
    ordering: '-sequence',
    key: 'sequence',
    only: {},
  }
  serve(contracts.listChanges, async (input) => {
    const { count, rows } = await selectRows(db as unknown as Kysely<AnyTables>, input, listing)
    return { count, results: rows.map((row) => fromKept(changeLogTable, row)) }
  })
  serve(contracts.checkChangeLog, async () => {
    const { head, brokenAt } = await followLinks<ChangeEntry>({
      readAfter: readAfter(db),
      hashOf: hashOfChange,
    })
    return { head, broken_at: brokenAt }
  })
}

const readAfter = (db: Kysely<DataTables>) => (sequence: number, most: number) =>
  db
    .withTables<ChangeLogTables>()
    .selectFrom('change_log')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(most)
    .execute()
