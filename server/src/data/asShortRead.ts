import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { mostHere } from '../longReads/LongReads.ts'
import { countByPair } from './countByPair.ts'
import { countUpTo } from './countUpTo.ts'
import { isHeldInOrder } from './dataValues.ts'
import { spanOf, type ListInput } from './pageOf.ts'
import { selectValues } from './selectValues.ts'
import { hasFewEntries, lengthOf, mostEntries, placesOf } from './listLengths.ts'
import type { ValueFilters, Way } from './ValueFilters.ts'

/** Among so few, to look for a way to fewer is not worth its while. */
const fewAnyway = 500

/** As many as there are, roughly. */
const allIndicators = 500

/**
 * The question of a page with the way to few values, if it needs one; null where the page may look at very many. It is
 * to be known what has changed (`withChanges`).
 */
export async function asShortPage<Asked extends ValueFilters & ListInput>(
  db: Kysely<DataTables>,
  asked: Asked,
): Promise<Asked | null> {
  // The rows before a page are passed over one by one.
  if (spanOf(asked).offset > mostHere) return null
  if (asked.as_of === undefined && isHeldInOrder(asked)) return asked
  return asShortWhole(db, asked)
}

/** The same of what is read as a whole. Of the past no counts are at hand. */
export async function asShortWhole<Asked extends ValueFilters>(
  db: Kysely<DataTables>,
  asked: Asked,
): Promise<Asked | null> {
  if (asked.as_of !== undefined) return null
  const way = await shortestWay(db, asked)
  return way && { ...asked, way }
}

async function shortestWay(db: Kysely<DataTables>, asked: ValueFilters): Promise<Way | null> {
  if (asked.id !== undefined) return 'id'
  // Of each of these there are as many values as there are kinds of values, at most, and one index leads to them.
  if (isOfSeries(asked) && asked.period !== undefined && !asked.latest && hasFewEntries(asked)) return 'pair'
  let [way, least]: [Way, number] = ['pair', Number((await countByPair(db, asked)).count)]
  // For the newest of listed periods the older values of a series are looked at, also where they have not changed.
  const isWholeSeries = asked.latest && asked.period !== undefined
  if (asked.changes && !isWholeSeries && asked.changes.written < least)
    [way, least] = ['change', asked.changes.written]
  // First whether one of them leads to few: to count as far as all of them may lead takes longer than the answer.
  for (const most of [fewAnyway, mostHere])
    for (const other of waysCounted(asked)) {
      if (least <= most) break
      const count = await countOf(db, { ...asked, way: other }, most)
      if (count < least) [way, least] = [other, count]
    }
  return least <= mostHere ? way : null
}

const isOfSeries = ({ indicator, datasource, location, level }: ValueFilters): boolean =>
  indicator !== undefined && datasource !== undefined && (location ?? level) !== undefined

/** What may lead to fewer, and is counted quickly. */
function waysCounted(asked: ValueFilters): Way[] {
  const { indicator, location, level, period, period_from, period_to } = asked
  const indicators = lengthOf(indicator)
  const places = placesOf({ location, level }) ?? 0
  const isPlaceQuick = places > 0 && places * (indicators ?? 1) <= mostEntries
  // A span of time leads there within an indicator only.
  const isTimeNamed =
    period !== undefined || (indicator !== undefined && (period_from ?? period_to) !== undefined)
  const isTimeQuick = isTimeNamed && (lengthOf(period) ?? 1) * (indicators ?? allIndicators) <= mostEntries
  return [...(isPlaceQuick ? ['place' as const] : []), ...(isTimeQuick ? ['time' as const] : [])]
}

/** Only what the way itself is made of, so that its index has all that is counted. */
function countOf(db: Kysely<DataTables>, asked: ValueFilters, most: number): Promise<number> {
  const { way, indicator, location, level, period, period_from, period_to } = asked
  const made = way === 'place' ? { location, level } : { period, period_from, period_to }
  return countUpTo(db, selectValues(db, { way, indicator, ...made }), most)
}
