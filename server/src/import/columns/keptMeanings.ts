import type { Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import { json, key, owner, text } from '../../db/createTable.ts'
import { defineTable, type KeptOf } from '../../db/defineTable.ts'
import type { Meanings } from './mapHeadings.ts'

/** What the headings in somebody's files mean, as they have said last. */
export const meaningTable = defineTable(
  'import_meanings',
  { id: key, owner, meanings: json<Meanings>(), updated_at: text },
  [{ columns: ['owner'], isUnique: true }],
)

type Tables = { import_meanings: KeptOf<typeof meaningTable> }

const most = 500

export async function readMeanings(db: Kysely<DataTables>, id: string): Promise<Meanings> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('import_meanings')
    .select('meanings')
    .where('owner', '=', id)
    .executeTakeFirst()
  return JSON.parse(row?.meanings ?? '{}') as Meanings
}

/** Adds to what is kept; the oldest headings go first. */
export async function keepMeanings(db: Kysely<DataTables>, id: string, given: Meanings): Promise<void> {
  const before = Object.entries(await readMeanings(db, id)).filter(([name]) => !(name in given))
  const entries = [...before, ...Object.entries(given)].slice(-most)
  const changed = {
    meanings: JSON.stringify(Object.fromEntries(entries)),
    updated_at: new Date().toISOString(),
  }
  await db
    .withTables<Tables>()
    .insertInto('import_meanings')
    .values({ owner: id, ...changed })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(changed))
    .execute()
}
