import type { Kysely } from 'kysely'
import { importLimits } from '@msdat/sdk/contracts/imports'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import type { ListInput } from './pageOf.ts'
import { momentOf } from './momentOf.ts'
import { countRevisions, lastImportUpTo, type RevisionFilters } from './revisions.ts'
import { ofWholeSeries, selectValues } from './selectValues.ts'
import type { ValueFilters } from './ValueFilters.ts'
import { countByPair } from './countByPair.ts'
import { countUpTo } from './countUpTo.ts'

/** To sort them, or to find the newest, takes a slow machine some tenths of a second of the thread that answers everybody. */
const mostSorted = 100_000

/** As many as an indicator may have: to look at each of them takes a part of that. */
const mostLookedAt: number = importLimits.valuesPerIndicator

/** Of the past, values are gathered from two tables first, or each looked for in both: three times as long. */
const mostOfThePast = 100_000

/** Orders that an index holds, whatever the filters are. */
const ordersAtHand = ['id', 'created_at', 'updated_at']

/**
 * Refuses what would keep the database from everybody else: sorting, or looking for the newest, among all values
 * of a large data set; gathering a long past.
 */
export async function refuseLongReads(
  db: Kysely<DataTables>,
  input: ValueFilters & ListInput,
  most = mostSorted,
): Promise<void> {
  const isSorted = !ordersAtHand.includes((input.ordering ?? 'id').replace(/^-/, ''))
  const field = input.as_of !== undefined ? 'as_of' : isSorted ? 'ordering' : input.latest ? 'latest' : null
  if (field) await refuseBeyond(db, { field, input, most })
}

/** The columns come without pages, so that whatever is in reach is read at once. `maxColumnRows` of it are sorted at most. */
export function refuseLongColumns(
  db: Kysely<DataTables>,
  input: ValueFilters,
  most = mostLookedAt,
): Promise<void> {
  return refuseBeyond(db, { field: 'indicator', input, most })
}

/** Of the values that are gone, all in reach are looked at, since one that came back is not gone. */
export async function refuseLongRemoved(
  db: Kysely<DataTables>,
  filters: RevisionFilters,
  most = mostOfThePast,
): Promise<void> {
  const count = await countRevisions(db, filters, most)
  if (count <= most) return
  const reason = `can be looked for among at most ${most} earlier values at once, and here are more`
  throw new AppError(
    'invalid_input',
    `Removed values ${reason}. Name fewer indicators and locations, or a later updated_after.`,
    {
      indicator: [reason],
    },
  )
}

interface Asked {
  /** What of the question makes it long. */
  field: 'ordering' | 'latest' | 'as_of' | 'indicator'
  input: ValueFilters
  most: number
}

async function refuseBeyond(db: Kysely<DataTables>, { field, input: given, ...asked }: Asked): Promise<void> {
  const input = given.latest && given.as_of !== undefined ? ofWholeSeries(given) : given
  const most = input.as_of === undefined ? asked.most : Math.min(asked.most, mostOfThePast)
  const values = (await countInReach(db, input, most)) + (await countPast(db, input, most))
  if (values <= most) return
  const what = field === 'indicator' ? 'Reading' : `${field} over`
  const count = values === Infinity ? `more than ${most}` : values
  const isPlaceNamed = input.location !== undefined || input.level !== undefined
  // Naming a source leads to no part of the past.
  const names = input.as_of === undefined ? 'indicators and data sources' : 'indicators'
  const remedy = isPlaceNamed ? `Name fewer locations or ${names}` : `Name a location, or fewer ${names}`
  throw new AppError('invalid_input', `${what} ${count} values takes too long. ${remedy}.`, {
    [field]: [`can be asked of at most ${most} values at once, and here are ${count}`],
  })
}

/** How many values the database has to look at, by the filters that an index serves; Infinity where it stopped counting. */
export async function countInReach(
  db: Kysely<DataTables>,
  input: ValueFilters,
  most: number,
): Promise<number> {
  const { id, indicator, location, period, period_from, period_to } = input
  // Of the past, no index serves what is asked by way of another table.
  const isPast = input.as_of !== undefined
  const level = isPast ? undefined : input.level
  if (id !== undefined) return id.split(',').length
  // Counts by indicator and source are at hand, so that the question itself costs nothing.
  const ofPairs = Number((await countByPair(db, input)).count)
  if (ofPairs <= most) return ofPairs
  if (location !== undefined || level !== undefined) {
    const ofPlaces = await countUpTo(db, selectValues(db, { indicator, location, level }), most)
    if (ofPlaces <= most) return ofPlaces
  }
  // A span of time is at hand within an indicator only.
  const isTimeServed = indicator !== undefined || (period !== undefined && !isPast)
  if (isTimeServed && (period ?? period_from ?? period_to) !== undefined) {
    const ofTimes = await countUpTo(db, selectValues(db, { indicator, period, period_from, period_to }), most)
    if (ofTimes <= most) return ofTimes
  }
  return location === undefined && level === undefined && period === undefined ? ofPairs : Infinity
}

/** How many replaced and removed values the database has to look at besides, for the data of an earlier moment. */
async function countPast(db: Kysely<DataTables>, input: ValueFilters, most: number): Promise<number> {
  if (input.as_of === undefined || input.id !== undefined) return 0
  return countRevisions(db, { ...input, after: lastImportUpTo(momentOf(input.as_of, 'as_of')) }, most)
}
