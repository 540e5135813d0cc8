import type { Kysely } from 'kysely'
import type { ImportNote } from '@msdat/sdk/contracts/provenance'
import type { DataTables } from '../db/DataTables.ts'
import type { ValueState } from './provenanceHistory.ts'

/** The imports that wrote or ended these states, by number. */
export async function readImportNotes(
  db: Kysely<DataTables>,
  states: readonly ValueState[],
  namesPeople: boolean,
): Promise<(id: number) => ImportNote> {
  const numbers = states.flatMap(({ created_import, updated_import, replaced_import }) => [
    created_import,
    updated_import,
    ...(replaced_import === null ? [] : [replaced_import]),
  ])
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'kind', 'name', 'digest', 'actor', 'committed_at', 'undoes', 'undone_by'])
    .where('id', 'in', [...new Set(numbers)])
    .execute()
  const notes = new Map(rows.map((row) => [row.id, namesPeople ? row : { ...row, actor: null }]))
  return (id) => {
    const note = notes.get(id)
    if (!note) throw new Error(`There is no import ${id}.`)
    return note
  }
}
