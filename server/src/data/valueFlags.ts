import type { Kysely } from 'kysely'
import type { ValueFlag } from '@msdat/sdk/contracts/provenance'
import type { DataTables } from '../db/DataTables.ts'

/** What the data-quality rules said of a value when an import last touched its series. */
export async function readFlags(db: Kysely<DataTables>, id: number): Promise<ValueFlag[]> {
  const rows = await db
    .selectFrom('value_flags')
    .select(['code', 'severity', 'rule_version as version', 'message', 'inputs', 'import'])
    .where('value_id', '=', id)
    .orderBy('code')
    .execute()
  return rows.map((row) => ({ ...row, inputs: JSON.parse(row.inputs) as ValueFlag['inputs'] }))
}
