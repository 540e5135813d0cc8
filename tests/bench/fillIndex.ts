import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { bearer, signInAsAdmin } from '../support/publish.ts'
import type { RunningServer } from '../support/server.ts'

type Row = Record<string, unknown>

/** Lists copies of one live plugin under other names. Building each would take minutes. */
export async function fillIndex(
  server: RunningServer,
  { like, copies }: { like: string; copies: number },
): Promise<void> {
  const database = new Sqlite(join(server.dataFolder, 'msdat.sqlite'), { timeout: 10_000 })
  try {
    const read = (statement: string): Row => database.prepare(statement).get(like) as Row
    const release = read(`select * from registry_releases where plugin_id = ? and state = 'live'`)
    const submission = read(`select * from registry_submissions where plugin_id = ? and state = 'deployed'`)
    const insertAll = database.transaction(() => {
      for (let number = 0; number < copies; number += 1) {
        const named = (value: unknown): unknown =>
          typeof value === 'string' ? value.replaceAll(like, `copy-${number}`) : value
        const id = insert(database, 'registry_submissions', submission, named)
        insert(database, 'registry_releases', { ...release, submission_id: id }, named)
      }
    })
    insertAll.immediate()
  } finally {
    database.close()
  }
  // The index is written anew with the next change of what runs.
  const token = await signInAsAdmin(server)
  for (const action of ['disable', 'enable']) {
    const response = await fetch(`${server.base}/registry/plugins/${like}/${action}/`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'Measuring.' }),
    })
    if (!response.ok) throw new Error(`To ${action} ${like} answered ${response.status}.`)
  }
}

function insert(
  database: Sqlite.Database,
  table: string,
  { id: _, ...row }: Row,
  change: (value: unknown) => unknown,
): number | bigint {
  const names = Object.keys(row)
  const statement = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`
  return database.prepare(statement).run(...Object.values(row).map(change)).lastInsertRowid
}
