import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import type { ListInput } from './pageOf.ts'
import type { ValueFilters } from './selectValues.ts'

/** A database of this size sorts them in well under a second; ten million take half a minute, and hold all else up. */
const mostSorted = 300_000

/** Orders that an index holds, whatever the filters are. */
const ordersAtHand = ['id', 'created_at', 'updated_at']

/**
 * Refuses what would keep the database from everybody else: sorting, or looking for the newest, among all values
 * of a large data set. Counts by indicator and source are at hand, so that the question itself costs nothing.
 */
export async function refuseLongReads(
  db: Kysely<DataTables>,
  input: ValueFilters & ListInput,
  most = mostSorted,
): Promise<void> {
  const { ordering = 'id', latest, location } = input
  const isSorted = !ordersAtHand.includes(ordering.replace(/^-/, ''))
  if ((!isSorted && !latest) || location !== undefined) return
  const values = await countInReach(db, input)
  if (values <= most) return
  const field = isSorted ? 'ordering' : 'latest'
  throw new AppError(
    'invalid_input',
    `${field} over ${values} values takes too long. Name a location, or fewer indicators and data sources.`,
    { [field]: [`can be asked of at most ${most} values at once, and here are ${values}`] },
  )
}

async function countInReach(
  db: Kysely<DataTables>,
  { indicator, datasource }: ValueFilters,
): Promise<number> {
  let query = db
    .selectFrom('indicator_datasources')
    .select(sql<number>`coalesce(sum(values_count), 0)`.as('values'))
  if (indicator !== undefined) query = query.where('indicator', 'in', indicator.split(',').map(Number))
  if (datasource !== undefined) query = query.where('datasource', 'in', datasource.split(',').map(Number))
  return Number((await query.executeTakeFirstOrThrow()).values)
}
