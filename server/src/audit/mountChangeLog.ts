import { sql, type Kysely } from 'kysely'
import { followLinks } from '@msdat/plugin-registry'
import * as contracts from '@msdat/sdk/contracts/changeLog'
import type { ChangeEntry } from '@msdat/sdk/contracts/changeLog'
import type { Serve } from '@msdat/sdk/http/serve'
import type { AccountTables } from '../accounts/AccountTables.ts'
import type { DataTables } from '../db/DataTables.ts'
import { fromKept } from '../stored/rowValues.ts'
import { selectRows, type AnyTables } from '../stored/selectRows.ts'
import { hashOfChange } from './appendChange.ts'
import { changeLogTable, type ChangeLogTables } from './changeLogTable.ts'

/** What moderators and admins changed, for admins to read. Nothing writes here by a call. */
export function mountChangeLog(serve: Serve, db: Kysely<DataTables>): void {
  const listing = {
    table: changeLogTable,
    search: [addressOfActor, 'actor', 'action', 'thing'],
    ordering: '-sequence',
    key: 'sequence',
    only: {},
  }
  serve(contracts.listChanges, async (input) => {
    const { count, rows } = await selectRows(db as unknown as Kysely<AnyTables>, input, listing)
    const entries = rows.map((row) => fromKept(changeLogTable, row))
    const addresses = await readAddresses(db, new Set(entries.map(({ actor_id }) => actor_id)))
    return {
      count,
      results: entries.map((entry) => ({
        ...entry,
        actor: entry.actor || (addresses.get(entry.actor_id) ?? ''),
      })),
    }
  })
  serve(contracts.checkChangeLog, async () => {
    const { head, brokenAt } = await followLinks<ChangeEntry>({
      readAfter: readAfter(db),
      hashOf: hashOfChange,
    })
    return { head, broken_at: brokenAt }
  })
}

const addressOfActor = sql<string>`(select email from users where users.id = change_log.actor_id)`

async function readAddresses(
  db: Kysely<DataTables>,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .withTables<Pick<AccountTables, 'users'>>()
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', ['', ...ids])
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
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
