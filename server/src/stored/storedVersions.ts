import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { code, integer, json, key, text } from '../db/createTable.ts'
import { defineTable, type RowOf } from '../db/defineTable.ts'
import { fromKept, toKept, type KeptRow } from './rowValues.ts'
import type { AnyTables } from './selectRows.ts'

/** What rows of any table have been: written by `StoredThings` for kinds with `versions`. */
export const storedVersionTable = defineTable(
  'stored_versions',
  { id: key, thing: text, thing_id: integer, content: json<KeptRow>(), saved_by: text, saved_at: code },
  [{ columns: ['thing', 'thing_id'] }],
)
export type StoredVersion = RowOf<typeof storedVersionTable>

interface Versioned {
  /** Name of the table. */
  thing: string
  /** The columns that a version keeps. */
  columns: readonly string[]
}

/** The newest that are kept of one row. */
const mostVersions = 100
/** Who wrote what came with the project. */
const builtIn = 'built in'

/** Keeps what a row says after a write; what it said before is kept too where no version has it. */
export async function keepVersion(
  tx: Transaction<AnyTables>,
  { thing, columns }: Versioned,
  rows: { before: KeptRow | null; after: KeptRow; actor: Actor | null },
): Promise<void> {
  const { before, after, actor } = rows
  const id = Number(after['id'])
  const add = async (row: KeptRow, saved_by: string, saved_at: string): Promise<void> => {
    const content = Object.fromEntries(columns.map((name) => [name, row[name]]))
    const kept = { thing, thing_id: id, content, saved_by, saved_at }
    await tx.insertInto('stored_versions').values(toKept(storedVersionTable, kept)).execute()
  }
  // Not what they hold: that is needed by nobody here, and can be long.
  const known = await selectVersions(tx, thing, id).select('id').execute()
  if (before && known.length === 0) await add(before, builtIn, String(before['updated_at'] ?? ''))
  await add(after, actor?.email ?? builtIn, String(after['updated_at'] ?? new Date().toISOString()))
  const old = known.slice(mostVersions - 1).map((version) => version.id)
  if (old.length > 0) await tx.deleteFrom('stored_versions').where('id', 'in', old).execute()
}

/** The newest first. */
export async function listVersions(
  db: Kysely<AnyTables>,
  thing: string,
  id: number,
): Promise<StoredVersion[]> {
  const rows = await selectVersions(db, thing, id).selectAll().execute()
  return rows.map((row) => fromKept(storedVersionTable, row))
}

const selectVersions = (db: Kysely<AnyTables>, thing: string, id: number) =>
  db.selectFrom('stored_versions').where('thing', '=', thing).where('thing_id', '=', id).orderBy('id', 'desc')
