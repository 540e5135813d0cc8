import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { isHeldInOrder } from './dataValues.ts'
import { spanOf, type ListInput } from './pageOf.ts'
import { countInReach } from './refuseLongReads.ts'
import type { ValueFilters } from './ValueFilters.ts'

/** To look at so many takes the thread that answers everybody some hundredths of a second. */
const mostHere = 20_000

/** An index is gone into once for each of an indicator and a place, or of an indicator and a period. */
const mostEntries = 1_000
/** As many as there are, roughly; a level has fewer places. */
const [allIndicators, allPlaces] = [500, 800]

/** Whether a page may look at very many values. It is to be known what has changed (`withChanges`). */
export async function isLongPage(
  db: Kysely<DataTables>,
  asked: ValueFilters & ListInput,
  most = mostHere,
): Promise<boolean> {
  // The rows before a page are passed over one by one.
  if (spanOf(asked).offset > most) return true
  if (asked.as_of === undefined && (asked.id !== undefined || isHeldInOrder(asked))) return false
  if (asked.changes && asked.changes.written <= most && indexesTo(asked).length === 0) return false
  return isLongWhole(db, asked, most)
}

/** The same of what is read as a whole. Of the past no counts are at hand. */
export async function isLongWhole(
  db: Kysely<DataTables>,
  asked: ValueFilters,
  most = mostHere,
): Promise<boolean> {
  if (asked.as_of !== undefined) return true
  const ways = indexesTo(asked)
  for (const way of ways) if (!(await areFew(db, way, most))) return true
  return ways.length === 0 && !(await areFew(db, {}, most))
}

/**
 * What may lead to the values. The database goes by sources, places or periods, whichever it takes for few, so each of
 * them has to be; of one indicator there are not so many that it matters.
 */
function indexesTo(asked: ValueFilters): ValueFilters[] {
  const { id, indicator, datasource, location, level, period, period_from, period_to } = asked
  if (id !== undefined) return [{ id }]
  const times = { period, period_from, period_to }
  if (countOf(indicator) === 1) return [{ indicator, datasource, location, level, ...times }]
  // A span of time leads there within an indicator only.
  const isTimeNamed =
    period !== undefined || (indicator !== undefined && (period_from ?? period_to) !== undefined)
  const ways = [
    ...(datasource === undefined ? [] : [{ indicator, datasource }]),
    ...(location === undefined && level === undefined ? [] : [{ indicator, location, level }]),
    ...(isTimeNamed ? [{ indicator, ...times }] : []),
  ]
  return ways.length > 0 || indicator === undefined ? ways : [{ indicator }]
}

/** What filters leave is counted only where that is quick itself. */
async function areFew(db: Kysely<DataTables>, way: ValueFilters, most: number): Promise<boolean> {
  const { location, level, period, period_from, period_to, ...others } = way
  const indicators = countOf(way.indicator)
  const places = countOf(location) ?? (level === undefined ? 0 : allPlaces)
  const isPlaceQuick = places * (indicators ?? 1) <= mostEntries
  const isTimeQuick = (countOf(period) ?? 1) * (indicators ?? allIndicators) <= mostEntries
  const counted = {
    ...others,
    ...(isPlaceQuick && { location, level }),
    ...(isTimeQuick && { period, period_from, period_to }),
  }
  return (await countInReach(db, counted, most)) <= most
}

const countOf = (ids: string | undefined): number | undefined => ids?.split(',').length
