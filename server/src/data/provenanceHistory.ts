import { sql, type Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'

/** A value as one import wrote it. */
export interface ValueState {
  id: number
  indicator: number
  datasource: number
  location: number
  period: string
  value_type: number
  value: number
  citation: number | null
  note: string
  created_import: number
  updated_import: number
  /** The import that replaced or removed it; null for a value that is in the data. */
  replaced_import: number | null
}

type Revision = ValueState & { replaced_import: number }

export interface ValueHistory {
  /** Null where the value is gone. */
  current: ValueState | null
  /** The current state, or the one it had last. */
  last: ValueState
  /** Oldest first. */
  revisions: Revision[]
}

const figure = [
  'indicator',
  'datasource',
  'location',
  'period',
  'value_type',
  'value',
  'citation',
  'note',
  'created_import',
  'updated_import',
] as const

/** A value and all that stood in its place before. */
export async function readHistory(db: Kysely<DataTables>, id: number): Promise<ValueHistory> {
  // One statement, so that no import comes between the value and its revisions.
  const states: ValueState[] = await db
    .selectFrom('data_values')
    .select(['id', ...figure, sql<number | null>`cast(null as integer)`.as('replaced_import')])
    .where('id', '=', id)
    .unionAll(
      db
        .selectFrom('value_revisions')
        .select(['value_id as id', ...figure, 'replaced_import'])
        .where('value_id', '=', id),
    )
    .execute()
  const revisions = states.filter(isRevision).toSorted((a, b) => a.replaced_import - b.replaced_import)
  const current = states.find((state) => !isRevision(state)) ?? null
  const last = current ?? revisions.at(-1)
  if (last) return { current, last, revisions }
  throw new AppError('not_found', `There is no data value ${id}.`)
}

const isRevision = (state: ValueState): state is Revision => state.replaced_import !== null
