import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { withChanges } from './changesAfter.ts'
import { countByPair } from './countByPair.ts'
import { isHeldInOrder } from './dataValues.ts'
import { spanOf, type ListInput } from './pageOf.ts'
import type { ValueFilters } from './ValueFilters.ts'

/** To look at so many takes the thread that answers everybody some hundredths of a second. */
const mostHere = 20_000

/**
 * Whether a page may look at very many values. Only counts that are at hand are asked: what filters on places and
 * periods leave, nobody knows before he has looked. Of the past nothing is at hand.
 */
export async function isLongRead(
  db: Kysely<DataTables>,
  asked: ValueFilters & ListInput,
  most = mostHere,
): Promise<boolean> {
  // The rows before a page are passed over one by one.
  if (asked.as_of !== undefined || spanOf(asked).offset > most) return true
  if (asked.id !== undefined || isHeldInOrder(asked)) return false
  if (asked.updated_after !== undefined) {
    const changed = await withChanges(db, asked)
    if (changed === null || isHeldInOrder(changed)) return false
    if (changed.changes && changed.changes.written <= most) return false
  }
  return areMany(db, asked, most)
}

/** Whether indicators and sources have very many values: for what is read as a whole. */
export async function areMany(
  db: Kysely<DataTables>,
  { indicator, datasource }: ValueFilters,
  most = mostHere,
): Promise<boolean> {
  return Number((await countByPair(db, { indicator, datasource })).count) > most
}
