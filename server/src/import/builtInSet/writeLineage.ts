import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AnalysisTables } from '../../analysis/analysisMigrations.ts'
import type { DataTables } from '../../db/DataTables.ts'
import { readSetting, writeSetting } from '../../db/settings.ts'
import type { BuiltInSet } from './readBuiltInSet.ts'

const takenSetting = 'built_in_lineage_digest'
const columns = ['datasource', 'feeds_from', 'indicators', 'relation', 'reason'] as const

/** Takes the dependences between sources in, unless an admin has edited those that were taken in before. */
export async function writeLineage(db: Kysely<DataTables>, { rows }: BuiltInSet['lineage']): Promise<void> {
  const tables = db.withTables<AnalysisTables>()
  const given = rows.map(({ row }) => ({ ...row, indicators: JSON.stringify(row.indicators) }))
  const standing = await tables.selectFrom('lineage').select(columns).orderBy('id').execute()
  const taken = await readSetting(db, takenSetting)
  const [before, after] = [digestOf(standing), digestOf(given)]
  if (before !== after) {
    const isEdited = taken === null ? standing.length > 0 : taken !== before
    if (isEdited) return
    await tables.deleteFrom('lineage').execute()
    if (given.length > 0) await tables.insertInto('lineage').values(given).execute()
  }
  if (taken !== after) await writeSetting(db, takenSetting, after)
}

type Link = Pick<AnalysisTables['lineage'], (typeof columns)[number]>

function digestOf(links: readonly Link[]): string {
  const text = JSON.stringify(links.map((link) => columns.map((column) => link[column])))
  return createHash('sha256').update(text).digest('hex')
}
